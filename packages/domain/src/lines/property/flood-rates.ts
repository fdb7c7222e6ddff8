import { FLOOD_ZONES, type FloodZone } from './flood-zone.ts';
import type { RateBand } from './tariff-band.ts';

/** `withFloodMap`: provinces with a flood map in the tariff; `other`: all other provinces. */
export type FloodRegion = 'withFloodMap' | 'other';

const PROVINCES_WITH_FLOOD_MAP = ['DKI Jakarta', 'Banten', 'Jawa Barat'];

export const floodRegion = (province: string): FloodRegion =>
  PROVINCES_WITH_FLOOD_MAP.includes(province) ? 'withFloodMap' : 'other';

type FloodRow = RateBand & { label: string };

/**
 * Rates of flood, typhoon, storm and water damage as an extension of fire cover, in parts per million. Two of the eight
 * rows are published figures, the others are synthetic; see `server/seed/data/property/SOURCES.md`.
 */
export const FLOOD_RATES: Record<FloodRegion, Record<FloodZone, FloodRow>> = {
  other: {
    1: { low: 450, high: 500, label: 'Belum pernah banjir, atau terakhir lebih dari 6 tahun lalu' },
    2: { low: 500, high: 550, label: 'Pernah banjir dalam 6 tahun terakhir' },
    3: { low: 500, high: 750, label: 'Banjir dalam 3 tahun terakhir' },
    4: { low: 500, high: 1_000, label: 'Banjir dalam 1 tahun terakhir' },
  },
  withFloodMap: {
    1: { low: 500, high: 550, label: 'Risiko banjir rendah' },
    2: { low: 750, high: 830, label: 'Risiko banjir sedang' },
    3: { low: 1_000, high: 1_100, label: 'Risiko banjir tinggi' },
    4: { low: 1_500, high: 1_650, label: 'Risiko banjir sangat tinggi' },
  },
};

/** Returns the flood zones of a province with their labels. */
export const floodOptions = (province: string) =>
  FLOOD_ZONES.map((zone) => ({ value: zone, label: FLOOD_RATES[floodRegion(province)][zone].label }));
