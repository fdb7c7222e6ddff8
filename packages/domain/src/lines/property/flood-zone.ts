/** The flood zones, from the lowest to the highest risk. Their meaning depends on the province (`flood-rates.ts`). */
export const FLOOD_ZONES = [1, 2, 3, 4] as const;

export type FloodZone = (typeof FLOOD_ZONES)[number];
