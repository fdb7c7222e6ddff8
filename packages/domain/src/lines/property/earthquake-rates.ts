import type { Construction } from './building-options.ts';
import type { RateBand } from './tariff-band.ts';

/** The zones of the published earthquake tariff, from the lowest risk to the highest. */
export const EARTHQUAKE_ZONES = [1, 2, 3, 4, 5] as const;

export type EarthquakeZone = (typeof EARTHQUAKE_ZONES)[number];

export const EARTHQUAKE_ZONE_LABELS: Record<EarthquakeZone, string> = {
  1: 'Zona 1 (risiko paling rendah)',
  2: 'Zona 2',
  3: 'Zona 3',
  4: 'Zona 4',
  5: 'Zona 5 (risiko paling tinggi)',
};

/** The rates of zones 1 to 5, in parts per million. */
type ZoneRates = readonly [number, number, number, number, number];

/**
 * The published earthquake tariff for houses (code 2976) and for other buildings, by frame and storeys. 1_900 is
 * 1.90 per mille. Source: SEOJK 6/SEOJK.05/2017, table III.A (`server/seed/data/property/SOURCES.md`).
 */
export const EARTHQUAKE_RATES = {
  dwelling: {
    frame: [760, 790, 1_040, 1_350, 1_600],
    other: [800, 1_000, 1_550, 2_240, 4_500],
  },
  commercial: {
    frameTo9: [750, 760, 1_000, 1_430, 1_900],
    frameAbove9: [1_120, 1_150, 1_220, 1_530, 2_000],
    other: [800, 1_040, 1_550, 2_460, 4_700],
  },
} as const satisfies Record<string, Record<string, ZoneRates>>;

/** Buildings with a frame have two rates. The lower rate is for at most this number of storeys. */
const LOW_FRAME_STOREYS = 9;

/** The properties of a building that the published earthquake tariff depends on. */
export type EarthquakeBuilding = {
  isDwelling: boolean;
  construction: Construction;
  totalFloor: number;
  zone: EarthquakeZone;
};

function ratesOf({ isDwelling, construction, totalFloor }: EarthquakeBuilding): ZoneRates {
  const hasFrame = construction === 'Rangka Baja';
  if (isDwelling) return hasFrame ? EARTHQUAKE_RATES.dwelling.frame : EARTHQUAKE_RATES.dwelling.other;
  if (!hasFrame) return EARTHQUAKE_RATES.commercial.other;
  return totalFloor > LOW_FRAME_STOREYS
    ? EARTHQUAKE_RATES.commercial.frameAbove9
    : EARTHQUAKE_RATES.commercial.frameTo9;
}

/** Returns the band of a building. Both ends are equal, because the tariff has one rate for all insurers. */
export function earthquakeBand(building: EarthquakeBuilding): RateBand {
  const rate = ratesOf(building)[building.zone - 1] ?? Number.NaN;
  return { low: rate, high: rate };
}

/** Returns the tariff's name for a building: 'Hunian, rangka baja, kayu, atau beton bertulang'. */
export function earthquakeClassText({ isDwelling, construction, totalFloor }: EarthquakeBuilding): string {
  const use = isDwelling ? 'Hunian' : 'Komersial';
  if (construction !== 'Rangka Baja') return `${use}, tanpa rangka baja, kayu, atau beton bertulang`;
  const text = `${use}, rangka baja, kayu, atau beton bertulang`;
  if (isDwelling) return text;
  return `${text}, ${totalFloor > LOW_FRAME_STOREYS ? 'lebih dari' : 's/d'} ${LOW_FRAME_STOREYS} lantai`;
}
