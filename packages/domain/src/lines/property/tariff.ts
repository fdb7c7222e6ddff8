import { applyRate } from '../../money/rate.ts';
import type { Rupiah } from '../../money/rupiah.ts';
import type { Construction, ConstructionClass } from './building-options.ts';
import { type EarthquakeBuilding, type EarthquakeZone, earthquakeBand } from './earthquake-rates.ts';
import { FLOOD_RATES, floodRegion } from './flood-rates.ts';
import type { FloodZone } from './flood-zone.ts';
import { isDwelling } from './occupation.ts';
import { PROPERTY_TYPE_ROWS, type PropertyType } from './property-type.ts';
import { type RateBand, rateAt } from './tariff-band.ts';

/** What of a product its premium follows from. */
export type PropertyTariff = {
  typeCoverage: PropertyType;
  /** Where its fire rates lie in the band of whatever it insures, see `rateAt`. */
  bandPosition: number;
  /** Codes that it takes, each by itself or by its group ('29'), but for the refused ones. */
  occupations: { taken: readonly string[]; refused: readonly string[] };
  /** What a building may be worth. */
  sumInsured: { min: Rupiah; max: Rupiah };
  /** Most storeys. */
  maxFloor: number;
  /** Most years. */
  maxTimePeriod: number;
  /** Flood as an extension of fire, with its place in the band; `null` where it is not offered. */
  flood: { name: string; bandPosition: number } | null;
};

/** What of a building its premium follows from. The catalogue says its fire band and its zone. */
export type PricedBuilding = {
  occupationCode: string;
  buildingPrices: Rupiah;
  classConstruction: ConstructionClass;
  construction: Construction;
  totalFloor: number;
  objectAddresses: { province: string };
  zone: EarthquakeZone;
  /** Of occupation and construction class; `null` where the table has none that is beyond doubt. */
  fireBand: RateBand | null;
  /** Flood is covered too, at this zone; `null` where it is not asked for. */
  floodZone: FloodZone | null;
};

/** What is insured, and for how many years. */
export type QuotedBuilding = { building: PricedBuilding; timePeriod: number };

/** One part of a premium, a year: the insurer's rate inside the regulator's band. */
export type PremiumPart = { band: RateBand; rate: number; premium: Rupiah };

/** A year of each part; one that the product does not have is `null`. */
export type PremiumParts = Record<'fire' | 'earthquake' | 'flood', PremiumPart | null>;

/** Where an insurer's rate lies in the band of the regulator. */
type Placed = { band: RateBand; position: number };

/** What the earthquake tariff looks at. */
export const earthquakeBuilding = ({
  occupationCode,
  construction,
  totalFloor,
  zone,
}: PricedBuilding): EarthquakeBuilding => ({
  dwelling: isDwelling({ code: occupationCode }),
  construction,
  totalFloor,
  zone,
});

const floodBand = ({ objectAddresses }: PricedBuilding, zone: FloodZone): RateBand =>
  FLOOD_RATES[floodRegion(objectAddresses.province)][zone];

function premiumPart(sum: Rupiah, { band, position }: Placed): PremiumPart | null {
  const rate = rateAt(band, position);
  return rate === null ? null : { band, rate, premium: applyRate(sum, rate) };
}

/** The bands of the parts that a product has; `null` when one of them has none. */
function placedParts(
  { typeCoverage, bandPosition, flood }: PropertyTariff,
  building: PricedBuilding,
): Partial<Record<keyof PremiumParts, Placed>> | null {
  const type = PROPERTY_TYPE_ROWS[typeCoverage];
  const { fireBand, floodZone } = building;
  if (type.fire && fireBand === null) return null;
  // An extension of fire cover: earthquake alone has none.
  if (floodZone !== null && !(type.fire && flood)) return null;
  return {
    ...(type.fire && fireBand && { fire: { band: fireBand, position: bandPosition } }),
    ...(type.earthquake && {
      earthquake: { band: earthquakeBand(earthquakeBuilding(building)), position: 0 },
    }),
    ...(floodZone !== null &&
      flood && { flood: { band: floodBand(building, floodZone), position: flood.bandPosition } }),
  };
}

/** The parts of a year's premium; `null` where one of them has no rate, or one that the regulator does not allow. */
export function premiumParts(product: PropertyTariff, building: PricedBuilding): PremiumParts | null {
  const placed = placedParts(product, building);
  if (!placed) return null;
  const parts: PremiumParts = { fire: null, earthquake: null, flood: null };
  for (const name of ['fire', 'earthquake', 'flood'] as const) {
    const one = placed[name];
    if (!one) continue;
    const part = premiumPart(building.buildingPrices, one);
    if (!part) return null;
    parts[name] = part;
  }
  return parts;
}
