/** How often floods occurred, from never to last year; the exact meaning depends on the province. */
export const FLOOD_ZONES = [1, 2, 3, 4] as const;

export type FloodZone = (typeof FLOOD_ZONES)[number];
