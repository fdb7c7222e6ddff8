import { formatRupiah, type Rupiah } from '../../money/rupiah.ts';
import { checkStoreys } from './occupation.ts';
import { PROPERTY_TYPE_ROWS } from './property-type.ts';
import { type PricedBuilding, type PropertyTariff, premiumParts, type QuotedBuilding } from './tariff.ts';

/** Why an order has no price: the field that is not eligible, and its message. */
export type EligibilityProblem = {
  path: 'occupation' | 'buildingPrices' | 'totalFloor' | 'timePeriod' | 'floodZone' | 'building';
  message: string;
};

const NOT_TAKEN_MESSAGE = 'Produk ini tidak tersedia untuk okupasi yang dipilih';
const NO_FLOOD_MESSAGE = 'Perluasan banjir tidak tersedia pada produk ini';
const NO_RATE_MESSAGE = 'Produk ini belum tersedia untuk bangunan dan wilayah yang dipilih';

/** Number of digits of a group in the table. */
const GROUP_DIGITS = 2;

const within = (number: number, min: number, max: number) =>
  Number.isSafeInteger(number) && number >= min && number <= max;

/** '29' is a whole group of the table; a longer code is a single occupation: '2976' does not include '29761'. */
const isNamed = (code: string, prefixes: readonly string[]) =>
  prefixes.some((one) => (one.length === GROUP_DIGITS ? code.startsWith(one) : code === one));

/** Whether a product insures an occupation. */
export function acceptsOccupation({ taken, refused }: PropertyTariff['occupations'], code: string): boolean {
  return isNamed(code, taken) && !isNamed(code, refused);
}

/**
 * Whether a product can insure an occupation at all. If none can, the other fields do not matter: fire has no rate for
 * an occupation with doubtful published figures.
 */
export function insuresOccupation(
  { typeCoverage, occupations }: Pick<PropertyTariff, 'typeCoverage' | 'occupations'>,
  { occupationCode, fireBand }: Pick<PricedBuilding, 'occupationCode' | 'fireBand'>,
): boolean {
  const rated = fireBand !== null || !PROPERTY_TYPE_ROWS[typeCoverage].fire;
  return rated && acceptsOccupation(occupations, occupationCode);
}

const sumText = ({ min, max }: { min: Rupiah; max: Rupiah }) =>
  `Harga bangunan untuk produk ini ${formatRupiah(min)} s/d ${formatRupiah(max)}`;

/**
 * Returns every fact of a building that a product cannot insure, each by field, so that the customer corrects only
 * these. Empty if and only if there is a premium.
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
  if (!acceptsOccupation(occupations, occupationCode)) addProblem('occupation', NOT_TAKEN_MESSAGE);
  if (!within(buildingPrices, sumInsured.min, sumInsured.max))
    addProblem('buildingPrices', sumText(sumInsured));
  if (within(totalFloor, 1, maxFloor)) addProblem('totalFloor', checkStoreys(occupationCode, totalFloor));
  else addProblem('totalFloor', `Produk ini untuk bangunan 1 s/d ${maxFloor} lantai`);
  if (!within(timePeriod, 1, maxTimePeriod))
    addProblem('timePeriod', `Jangka waktu pertanggungan untuk produk ini 1 s/d ${maxTimePeriod} tahun`);
  if (floodZone !== null && !flood) addProblem('floodZone', NO_FLOOD_MESSAGE);
  if (problems.length === 0 && !premiumParts(product, building)) addProblem('building', NO_RATE_MESSAGE);
  return problems;
}
