/** Who owns the building [2 §9]. */
export const OWNERSHIPS = ['Milik Sendiri', 'Sewa'] as const;
export type Ownership = (typeof OWNERSHIPS)[number];

/** What carries the building, which the earthquake tariff looks at [2 §9]. */
export const CONSTRUCTIONS = ['Rangka Baja', 'Non Rangka Baja'] as const;
export type Construction = (typeof CONSTRUCTIONS)[number];

/** How easily the building burns, which the fire tariff looks at [2 §3]. */
export const CONSTRUCTION_CLASSES = ['class1', 'class2', 'class3'] as const;
export type ConstructionClass = (typeof CONSTRUCTION_CLASSES)[number];

/** Whether the building is paid off with a mortgage: the bank then has its clause on the policy [2 §3]. */
export const YES_NO = ['tidak', 'ya'] as const;
export type YesNo = (typeof YES_NO)[number];

/** Kinds of regencies, which the zones are listed by [2 §7]. */
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
