import { formatRupiah, type Rupiah } from '../../money/rupiah.ts';
import { checkStoreys } from './occupation.ts';
import { PROPERTY_TYPE_ROWS } from './property-type.ts';
import { type PricedBuilding, type PropertyTariff, premiumParts, type QuotedBuilding } from './tariff.ts';

/** The reason why an order has no price: the field that the product does not insure, and the message. */
export type EligibilityProblem = {
  path: 'occupation' | 'buildingPrices' | 'totalFloor' | 'timePeriod' | 'floodZone' | 'building';
  message: string;
};

const OCCUPATION_MESSAGE = 'Produk ini tidak tersedia untuk okupasi yang dipilih';
const NO_FLOOD_MESSAGE = 'Perluasan banjir tidak tersedia pada produk ini';
const NO_RATE_MESSAGE = 'Produk ini belum tersedia untuk bangunan dan wilayah yang dipilih';

/** Number of digits of a group code in the table of occupations. */
const GROUP_DIGITS = 2;

const isWithin = (number: number, min: number, max: number) =>
  Number.isSafeInteger(number) && number >= min && number <= max;

/**
 * Returns whether a list includes an occupation. '29' is a whole group; a longer code is one occupation: '2976' does
 * not include '29761'.
 */
const isListed = (code: string, prefixes: readonly string[]) =>
  prefixes.some((prefix) => (prefix.length === GROUP_DIGITS ? code.startsWith(prefix) : code === prefix));

/** Returns whether a product insures an occupation. */
export function acceptsOccupation({ taken, refused }: PropertyTariff['occupations'], code: string): boolean {
  return isListed(code, taken) && !isListed(code, refused);
}

/**
 * Returns whether a product can insure an occupation, regardless of the other fields. `fireBand` is `null` for an
 * occupation whose published fire rates are doubtful.
 */
export function insuresOccupation(
  { typeCoverage, occupations }: Pick<PropertyTariff, 'typeCoverage' | 'occupations'>,
  { occupationCode, fireBand }: Pick<PricedBuilding, 'occupationCode' | 'fireBand'>,
): boolean {
  const hasRate = fireBand !== null || !PROPERTY_TYPE_ROWS[typeCoverage].fire;
  return hasRate && acceptsOccupation(occupations, occupationCode);
}

const sumText = ({ min, max }: { min: Rupiah; max: Rupiah }) =>
  `Harga bangunan untuk produk ini ${formatRupiah(min)} s/d ${formatRupiah(max)}`;

/**
 * Returns a problem for each field of a building that a product does not insure, so that the customer corrects only
 * these fields. The list is empty if and only if the product has a premium for the building.
 */
export function eligibilityProblems(
  product: PropertyTariff,
  { building, timePeriod }: QuotedBuilding,
): EligibilityProblem[] {
  const { occupations, sumInsured, maxFloor, maxTimePeriod, flood } = product;
  const { occupationCode, buildingPrices, totalFloor, floodZone } = building;
  const problems: EligibilityProblem[] = [];
  const addProblem = (path: EligibilityProblem['path'], message: string | null) => {
    if (message !== null) problems.push({ path, message });
  };
  if (!acceptsOccupation(occupations, occupationCode)) addProblem('occupation', OCCUPATION_MESSAGE);
  if (!isWithin(buildingPrices, sumInsured.min, sumInsured.max))
    addProblem('buildingPrices', sumText(sumInsured));
  if (isWithin(totalFloor, 1, maxFloor)) addProblem('totalFloor', checkStoreys(occupationCode, totalFloor));
  else addProblem('totalFloor', `Produk ini untuk bangunan 1 s/d ${maxFloor} lantai`);
  if (!isWithin(timePeriod, 1, maxTimePeriod))
    addProblem('timePeriod', `Jangka waktu pertanggungan untuk produk ini 1 s/d ${maxTimePeriod} tahun`);
  if (floodZone !== null && !flood) addProblem('floodZone', NO_FLOOD_MESSAGE);
  if (problems.length === 0 && !premiumParts(product, building)) addProblem('building', NO_RATE_MESSAGE);
  return problems;
}
