/** How often water came, from never to last year; what each means hangs on where the building stands. */
export const FLOOD_ZONES = [1, 2, 3, 4] as const;

export type FloodZone = (typeof FLOOD_ZONES)[number];
