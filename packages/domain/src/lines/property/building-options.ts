/** Whether the customer owns or rents the building [2 §9]. */
export const OWNERSHIPS = ['Milik Sendiri', 'Sewa'] as const;
export type Ownership = (typeof OWNERSHIPS)[number];

/**
 * The frame of the building, which the earthquake tariff depends on [2 §9]. 'Rangka Baja' includes frames of wood and of
 * reinforced concrete.
 */
export const CONSTRUCTIONS = ['Rangka Baja', 'Non Rangka Baja'] as const;
export type Construction = (typeof CONSTRUCTIONS)[number];

/** The combustibility of the building, which the fire tariff depends on [2 §3]. */
export const CONSTRUCTION_CLASSES = ['class1', 'class2', 'class3'] as const;
export type ConstructionClass = (typeof CONSTRUCTION_CLASSES)[number];

/** Whether the building has a mortgage; if so, the policy contains a clause for the bank [2 §3]. */
export const YES_NO = ['tidak', 'ya'] as const;
export type YesNo = (typeof YES_NO)[number];

/** The two kinds of regency: Kabupaten, and Kota for a city [2 §7]. */
export const DISTRICT_LEVELS = ['Kabupaten', 'Kota'] as const;
export type DistrictLevel = (typeof DISTRICT_LEVELS)[number];

const isOneOf =
  <Value extends string>(values: readonly Value[]) =>
  (text: unknown): text is Value =>
    values.some((value) => value === text);

export const isOwnership = isOneOf(OWNERSHIPS);
export const isConstruction = isOneOf(CONSTRUCTIONS);
export const isConstructionClass = isOneOf(CONSTRUCTION_CLASSES);
export const isYesNo = isOneOf(YES_NO);
export const isDistrictLevel = isOneOf(DISTRICT_LEVELS);
