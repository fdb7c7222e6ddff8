import { applyRate } from '../../money/rate.ts';
import type { Rupiah } from '../../money/rupiah.ts';
import type { Construction, ConstructionClass } from './building-options.ts';
import { type EarthquakeBuilding, type EarthquakeZone, earthquakeBand } from './earthquake-rates.ts';
import { FLOOD_RATES, floodRegion } from './flood-rates.ts';
import type { FloodZone } from './flood-zone.ts';
import { isDwelling } from './occupation.ts';
import { PROPERTY_TYPE_ROWS, type PropertyType } from './property-type.ts';
import { type RateBand, rateAtPosition } from './tariff-band.ts';

/** The fields of a product that determine its premium. */
export type PropertyTariff = {
  typeCoverage: PropertyType;
  /** The position of the fire rate in the band of each occupation; `rateAtPosition` explains positions. */
  bandPosition: number;
  /** The product insures the codes and groups ('29') in `taken`, except the codes and groups in `refused`. */
  occupations: { taken: readonly string[]; refused: readonly string[] };
  /** The lowest and the highest sum insured of a building. */
  sumInsured: { min: Rupiah; max: Rupiah };
  /** Maximum number of storeys. */
  maxFloor: number;
  /** Maximum number of years. */
  maxTimePeriod: number;
  /** The flood extension, with the position of its rate in the band; `null` if the product does not offer flood cover. */
  flood: { name: string; bandPosition: number } | null;
};

/** The properties of a building that determine its premium. Fire band and zone are reference data. */
export type PricedBuilding = {
  occupationCode: string;
  buildingPrices: Rupiah;
  classConstruction: ConstructionClass;
  construction: Construction;
  totalFloor: number;
  objectAddresses: { province: string };
  zone: EarthquakeZone;
  /** The band of occupation and construction class; `null` if the published table has no reliable band. */
  fireBand: RateBand | null;
  /** The flood zone; `null` without flood cover. */
  floodZone: FloodZone | null;
};

/** The insured building, and the term in years. */
export type QuotedBuilding = { building: PricedBuilding; timePeriod: number };

/** One part of a yearly premium, with the insurer's rate and the regulator's band. */
export type PremiumPart = { band: RateBand; rate: number; premium: Rupiah };

/** The yearly premium of each part; `null` for a part that the product does not have. */
export type PremiumParts = Record<'fire' | 'earthquake' | 'flood', PremiumPart | null>;

const PART_LABELS: Record<keyof PremiumParts, string> = {
  fire: 'Premi kebakaran',
  earthquake: 'Premi gempa bumi',
  flood: 'Perluasan banjir',
};

/** Returns the parts that are not null, with their labels, in the order of their rows. */
export const partsOf = (parts: PremiumParts) =>
  (['fire', 'earthquake', 'flood'] as const).flatMap((name) => {
    const part = parts[name];
    return part ? [{ ...part, name, label: PART_LABELS[name] }] : [];
  });

/** The regulator's band of a part, and the position of the insurer's rate in it. */
type RateInput = { band: RateBand; position: number };

/** Returns the premium for a term of whole years, rounded once after the last factor [Q16]. */
export const termPremium = (sumInsured: Rupiah, rate: number, years: number): Rupiah =>
  applyRate(sumInsured * years, rate);

/** Returns the properties of a building that the earthquake tariff depends on. */
export const earthquakeBuilding = ({
  occupationCode,
  construction,
  totalFloor,
  zone,
}: PricedBuilding): EarthquakeBuilding => ({
  isDwelling: isDwelling({ code: occupationCode }),
  construction,
  totalFloor,
  zone,
});

const floodBand = ({ objectAddresses }: PricedBuilding, zone: FloodZone): RateBand =>
  FLOOD_RATES[floodRegion(objectAddresses.province)][zone];

function premiumPart(sumInsured: Rupiah, { band, position }: RateInput): PremiumPart | null {
  const rate = rateAtPosition(band, position);
  return rate === null ? null : { band, rate, premium: termPremium(sumInsured, rate, 1) };
}

/** Returns the band and the position of each part of a product; `null` if a part has no band. */
function rateInputs(
  { typeCoverage, bandPosition, flood }: PropertyTariff,
  building: PricedBuilding,
): Partial<Record<keyof PremiumParts, RateInput>> | null {
  const type = PROPERTY_TYPE_ROWS[typeCoverage];
  const { fireBand, floodZone } = building;
  const inputs: Partial<Record<keyof PremiumParts, RateInput>> = {};
  if (type.fire) {
    if (fireBand === null) return null;
    inputs.fire = { band: fireBand, position: bandPosition };
  }
  if (type.earthquake)
    inputs.earthquake = { band: earthquakeBand(earthquakeBuilding(building)), position: 0 };
  if (floodZone !== null) {
    // Flood is an extension of fire cover, so a product with earthquake cover only cannot cover flood.
    if (!type.fire || !flood) return null;
    inputs.flood = { band: floodBand(building, floodZone), position: flood.bandPosition };
  }
  return inputs;
}

/** Returns the parts of a yearly premium; `null` if a part has no rate, or a rate that the regulator does not allow. */
export function premiumParts(product: PropertyTariff, building: PricedBuilding): PremiumParts | null {
  const inputs = rateInputs(product, building);
  if (!inputs) return null;
  const parts: PremiumParts = { fire: null, earthquake: null, flood: null };
  for (const name of ['fire', 'earthquake', 'flood'] as const) {
    const rateInput = inputs[name];
    if (!rateInput) continue;
    const part = premiumPart(building.buildingPrices, rateInput);
    if (!part) return null;
    parts[name] = part;
  }
  return parts;
}
