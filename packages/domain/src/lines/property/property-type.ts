/** The product types of buildings: fire, earthquake, or both [2 §1]. */
export const PROPERTY_TYPES = ['kebakaran', 'gempabumi', 'kebakaran-gempabumi'] as const;

export type PropertyType = (typeof PROPERTY_TYPES)[number];

export type PropertyTypeRow = {
  /** Whether the premium has a fire part. */
  fire: boolean;
  earthquake: boolean;
  /** The coverages that the wizard of this type offers. If there is only one, the wizard has no choice of coverage [2 §4, §9]. */
  coverages: readonly PropertyType[];
};

export const PROPERTY_TYPE_ROWS: Record<PropertyType, PropertyTypeRow> = {
  kebakaran: { fire: true, earthquake: false, coverages: ['kebakaran-gempabumi', 'kebakaran'] },
  gempabumi: { fire: false, earthquake: true, coverages: ['gempabumi'] },
  'kebakaran-gempabumi': {
    fire: true,
    earthquake: true,
    coverages: ['kebakaran-gempabumi', 'kebakaran'],
  },
};

export function isPropertyType(text: unknown): text is PropertyType {
  return PROPERTY_TYPES.some((type) => type === text);
}

/** Returns the requested coverages that the wizard of a type offers, in the order of the wizard. */
export function offeredCoverages(type: PropertyType, requestedCoverages: readonly string[]): PropertyType[] {
  return PROPERTY_TYPE_ROWS[type].coverages.filter((coverage) => requestedCoverages.includes(coverage));
}

/** The values of the filter by coverage in a list of products. */
export const LIST_CATEGORIES = [...PROPERTY_TYPES, 'all'] as const;
export type ListCategory = (typeof LIST_CATEGORIES)[number];

/** Returns whether a list has products of several coverages. Only such a list has a filter by coverage. */
export const hasCategories = (coverages: readonly PropertyType[]): boolean => coverages.length > 1;

/**
 * Returns the coverages of the displayed products: the coverages of the search that are in the category. If the visitor
 * chose no category, a search for several coverages displays the combined product for fire and earthquake [Q46].
 */
export function listedCoverages(
  coverages: readonly PropertyType[],
  category: ListCategory = hasCategories(coverages) ? 'kebakaran-gempabumi' : 'all',
): PropertyType[] {
  return coverages.filter((coverage) => category === 'all' || coverage === category);
}
