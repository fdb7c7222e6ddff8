/** What a building can be insured against: a product type of its own each [2 §1]. */
export const PROPERTY_TYPES = ['kebakaran', 'gempabumi', 'kebakaran-gempabumi'] as const;

export type PropertyType = (typeof PROPERTY_TYPES)[number];

export type PropertyTypeRow = {
  /** Which parts a premium of this type has. */
  fire: boolean;
  earthquake: boolean;
  /** What the wizard of this type lets choose between; one alone is not asked for [2 §4, §9]. */
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

/** Those of the asked ones that the wizard of a type can choose, in its order. */
export function coveragesIn(type: PropertyType, asked: readonly string[]): PropertyType[] {
  return PROPERTY_TYPE_ROWS[type].coverages.filter((coverage) => asked.includes(coverage));
}
