import { MESSAGES } from '../../messages/messages.ts';
import { formatNumber, formatRupiah } from '../../money/rupiah.ts';
import { checkStoreys } from './occupation.ts';
import { coveragesIn, PROPERTY_TYPE_ROWS, type PropertyType } from './property-type.ts';
import { BUILDING_LIMITS, type CountedField, isWithin, type PropertySearch } from './search.ts';

/** The fields of the quote wizard [2 §3]. */
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

/** A step of the quote wizard: its place in the address, its title, and what it asks. */
export type QuoteStep = { id: string; title: string; fields: readonly SearchField[] };

const STEPS = [
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

/** The steps of a type's quote: earthquake alone has no coverage to choose [2 §4]. */
export function quoteSteps(productType: PropertyType): readonly QuoteStep[] {
  return PROPERTY_TYPE_ROWS[productType].coverages.length > 1 ? [...STEPS, COVERAGE_STEP] : STEPS;
}

/** What may stay empty. */
const OPTIONAL: readonly SearchField[] = ['address', 'floodZone'];

export const OCCUPATION_MESSAGE = 'Okupasi tidak ditemukan';
const DISTRICT_MESSAGE = 'Kabupaten/Kota tidak sesuai dengan provinsi yang dipilih';

/** 'Anda belum melengkapi Okupasi' [2 §5]. */
export const missingMessage = (field: SearchField): string =>
  field === 'coverages' ? MESSAGES.quote.coverageMissing : `Anda belum melengkapi ${SEARCH_LABELS[field]}`;

/** Said above the form when any field is wrong, and before it is sent [2 §5]. */
export const QUOTE_ALERT = MESSAGES.quote.fieldsMissing;
export const QUOTE_CONFIRM = { title: MESSAGES.quote.fireConfirm, text: MESSAGES.quote.fireConfirmText };
/** No product, or no answer [2 §8]. */
export const QUOTE_FAILED = MESSAGES.quote.fireFailed;

const UNITS: Record<CountedField, (number: number) => string> = {
  timePeriod: (years) => `${years} tahun`,
  buildingPrices: formatRupiah,
  totalFloor: String,
  totalBuildingArea: (area) => `${formatNumber(area)} m²`,
};

/** The message for a number that cannot be asked for, or `null`; one that was not typed is missing. */
export function checkCount(field: CountedField, number: number | undefined): string | null {
  const { min, max } = BUILDING_LIMITS[field];
  // No building is worth nothing: the field counts as empty [2 §5].
  if (number === undefined || Number.isNaN(number) || (field === 'buildingPrices' && number === 0))
    return missingMessage(field);
  if (isWithin(field, number)) return null;
  if (number > min && number < max) return `${SEARCH_LABELS[field]} wajib berupa bilangan bulat`;
  const unit = UNITS[field];
  return number < min
    ? `${SEARCH_LABELS[field]} minimal ${unit(min)}`
    : `${SEARCH_LABELS[field]} maksimal ${unit(max)}`;
}

/** What each choice clears, because it no longer fits [2 §4]. */
const SEARCH_CASCADE: Partial<Record<SearchField, readonly ('district_level' | 'district' | 'floodZone')[]>> =
  {
    // What a flood zone means hangs on the province.
    province: ['district_level', 'district', 'floodZone'],
    district_level: ['district'],
  };

/** The search after one of its fields was chosen: what hangs on it is cleared, and what the catalogue said of it. */
export function chooseInSearch<Field extends SearchField>(
  search: PropertySearch,
  field: Field,
  value: PropertySearch[Field],
): PropertySearch {
  const { known: _known, occupationTaken: _taken, ...next } = { ...search, [field]: value };
  for (const cleared of SEARCH_CASCADE[field] ?? []) delete next[cleared];
  return next;
}

const isCounted = (field: SearchField): field is CountedField => field in BUILDING_LIMITS;

/** '29313-a' is a variant of 29313. */
export const codeOf = (occupation: string): string => occupation.split('-')[0] ?? '';

function problemOf(search: PropertySearch, field: SearchField): string | null {
  if (isCounted(field)) {
    const wrong = checkCount(field, search[field]);
    if (wrong !== null || field !== 'totalFloor' || search.occupation === undefined) return wrong;
    return checkStoreys(codeOf(search.occupation), search.totalFloor);
  }
  if (OPTIONAL.includes(field)) return null;
  if (field === 'coverages')
    return coveragesIn(search.productType, search.coverages).length > 0 ? null : missingMessage(field);
  const value = search[field];
  return value === undefined || value === '' ? missingMessage(field) : null;
}

export type SearchProblems = Partial<Record<SearchField, string>>;

/** Whether the catalogue has what a search names. */
export type FoundInCatalogue = { occupation: boolean; district: boolean };

/** What is wrong with the fields of a step: the next one opens when nothing is [2 §4]. */
export function stepProblems(search: PropertySearch, { fields }: Pick<QuoteStep, 'fields'>): SearchProblems {
  const problems: SearchProblems = {};
  for (const field of fields) {
    const message = problemOf(search, field);
    if (message !== null) problems[field] = message;
  }
  return problems;
}

/** What is wrong with a whole search; `found` says what the catalogue has of it, where it was asked. */
export function searchProblems(search: PropertySearch, found?: FoundInCatalogue): SearchProblems {
  const steps = quoteSteps(search.productType);
  const problems = stepProblems(search, { fields: steps.flatMap(({ fields }) => [...fields]) });
  if (found?.occupation === false) problems.occupation ??= OCCUPATION_MESSAGE;
  if (found?.district === false) problems.district ??= DISTRICT_MESSAGE;
  return problems;
}
