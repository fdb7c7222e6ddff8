import { REGION_MESSAGES } from '../../address/region.ts';
import { MESSAGES } from '../../messages/messages.ts';
import { formatNumber, formatRupiah } from '../../money/rupiah.ts';
import { checkStoreys } from './occupation.ts';
import { offeredCoverages, PROPERTY_TYPE_ROWS, type PropertyType } from './property-type.ts';
import { BUILDING_LIMITS, isWithin, type NumericField, type PropertySearch } from './search.ts';

/** The labels of the fields of the quote wizard [2 §3]. */
export const SEARCH_LABELS = {
  occupation: 'Okupasi',
  buildingPrices: 'Harga Bangunan',
  timePeriod: 'Jangka Waktu Pertanggungan',
  ownership: 'Status Kepemilikan',
  isKprBtn: 'Status KPR',
  construction: 'Konstruksi Bangunan',
  classConstruction: 'Kelas Konstruksi',
  totalFloor: 'Jumlah Lantai',
  totalBuildingArea: 'Luas Bangunan',
  province: 'Provinsi',
  district_level: 'Kabupaten/Kota',
  district: 'Nama Kabupaten/Kota',
  address: 'Alamat',
  coverages: 'Cakupan Perlindungan',
  floodZone: 'Riwayat Banjir',
} as const;

export type SearchField = keyof typeof SEARCH_LABELS;

/** A step of the quote wizard: its hash in the URL, its title, and its fields. */
export type QuoteStep = { id: string; title: string; fields: readonly SearchField[] };

const COMMON_STEPS = [
  {
    id: 'okupasi',
    title: 'Data Okupasi',
    fields: ['occupation', 'buildingPrices', 'timePeriod', 'ownership', 'isKprBtn'],
  },
  {
    id: 'konstruksi',
    title: 'Konstruksi',
    fields: ['construction', 'classConstruction', 'totalFloor', 'totalBuildingArea'],
  },
  { id: 'alamat', title: 'Alamat Objek', fields: ['province', 'district_level', 'district', 'address'] },
] as const satisfies readonly QuoteStep[];

const COVERAGE_STEP: QuoteStep = {
  id: 'cakupan',
  title: 'Cakupan Perlindungan',
  fields: ['coverages', 'floodZone'],
};

/** Returns the quote steps of a type: earthquake alone has no coverage to choose [2 §4]. */
export function quoteSteps(productType: PropertyType): readonly QuoteStep[] {
  return PROPERTY_TYPE_ROWS[productType].coverages.length > 1
    ? [...COMMON_STEPS, COVERAGE_STEP]
    : COMMON_STEPS;
}

/** Fields that may be empty. */
const OPTIONAL_FIELDS: readonly SearchField[] = ['address', 'floodZone'];

export const OCCUPATION_MESSAGE = 'Okupasi tidak ditemukan';

/** Returns the message for an empty field: 'Anda belum melengkapi Okupasi' [2 §5]. */
export const missingMessage = (field: SearchField): string =>
  field === 'coverages' ? MESSAGES.quote.coverageMissing : `Anda belum melengkapi ${SEARCH_LABELS[field]}`;

/** The alert above the form for any invalid field, before the request [2 §5]. */
export const QUOTE_ALERT = MESSAGES.quote.fieldsMissing;
export const QUOTE_CONFIRM = {
  title: MESSAGES.quote.propertyQuoteConfirm,
  text: MESSAGES.quote.propertyQuoteConfirmText,
};
/** The message when the quote has no product or the request fails [2 §8]. */
export const QUOTE_FAILED_MESSAGE = MESSAGES.quote.propertyQuoteFailed;

const UNIT_TEXTS: Record<NumericField, (number: number) => string> = {
  timePeriod: (years) => `${years} tahun`,
  buildingPrices: formatRupiah,
  totalFloor: String,
  totalBuildingArea: (area) => `${formatNumber(area)} m²`,
};

/** Returns the message for a missing or invalid number, or `null`. */
export function checkNumber(field: NumericField, number: number | undefined): string | null {
  const { min, max } = BUILDING_LIMITS[field];
  // A price of 0 counts as empty [2 §5].
  if (number === undefined || Number.isNaN(number) || (field === 'buildingPrices' && number === 0))
    return missingMessage(field);
  if (isWithin(field, number)) return null;
  if (number > min && number < max) return `${SEARCH_LABELS[field]} wajib berupa bilangan bulat`;
  const unit = UNIT_TEXTS[field];
  return number < min
    ? `${SEARCH_LABELS[field]} minimal ${unit(min)}`
    : `${SEARCH_LABELS[field]} maksimal ${unit(max)}`;
}

/** The fields to clear after a change of a field [2 §4]. */
const SEARCH_CASCADE: Partial<Record<SearchField, readonly ('district_level' | 'district' | 'floodZone')[]>> =
  {
    // The meaning of a flood zone depends on the province.
    province: ['district_level', 'district', 'floodZone'],
    district_level: ['district'],
  };

/**
 * Returns the search after a change of one field. Clears dependent fields and the data from the server (`knownBuilding` and
 * `occupationInsurable`).
 */
export function chooseInSearch<Field extends SearchField>(
  search: PropertySearch,
  field: Field,
  value: PropertySearch[Field],
): PropertySearch {
  const {
    knownBuilding: _building,
    occupationInsurable: _insurable,
    ...changedSearch
  } = { ...search, [field]: value };
  for (const clearedField of SEARCH_CASCADE[field] ?? []) delete changedSearch[clearedField];
  return changedSearch;
}

const isNumericField = (field: SearchField): field is NumericField => field in BUILDING_LIMITS;

/** Returns the code of an occupation id: '29313' for '29313-a'. */
export const codeOf = (occupation: string): string => occupation.split('-')[0] ?? '';

function problemOf(search: PropertySearch, field: SearchField): string | null {
  if (isNumericField(field)) {
    const message = checkNumber(field, search[field]);
    if (message !== null || field !== 'totalFloor' || search.occupation === undefined) return message;
    return checkStoreys(codeOf(search.occupation), search.totalFloor);
  }
  if (OPTIONAL_FIELDS.includes(field)) return null;
  if (field === 'coverages')
    return offeredCoverages(search.productType, search.coverages).length > 0 ? null : missingMessage(field);
  const value = search[field];
  return value === undefined || value === '' ? missingMessage(field) : null;
}

export type SearchProblems = Partial<Record<SearchField, string>>;

/** Which ids of a search exist in the reference data. `district`: whether the district exists in the chosen province. */
export type KnownIds = { occupation: boolean; province: boolean; district: boolean };

/** Returns the problems of a step's fields. Without problems the next step opens [2 §4]. */
export function stepProblems(search: PropertySearch, { fields }: Pick<QuoteStep, 'fields'>): SearchProblems {
  const problems: SearchProblems = {};
  for (const field of fields) {
    const message = problemOf(search, field);
    if (message !== null) problems[field] = message;
  }
  return problems;
}

/**
 * Returns the problems of a whole search. `knownIds` is the result of the look-up in the reference data, if there was
 * one.
 */
export function searchProblems(search: PropertySearch, knownIds?: KnownIds): SearchProblems {
  const steps = quoteSteps(search.productType);
  const problems = stepProblems(search, { fields: steps.flatMap(({ fields }) => [...fields]) });
  if (knownIds?.occupation === false) problems.occupation ??= OCCUPATION_MESSAGE;
  if (knownIds?.province === false) problems.province ??= REGION_MESSAGES.province;
  else if (knownIds?.district === false) problems.district ??= REGION_MESSAGES.district;
  return problems;
}
