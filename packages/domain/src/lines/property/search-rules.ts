import { REGION_MESSAGES } from '../../address/region.ts';
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

/** A step of the quote wizard: its hash in the URL, its title, and its fields. */
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

/** Returns the quote steps of a type: earthquake alone has no coverage to choose [2 §4]. */
export function quoteSteps(productType: PropertyType): readonly QuoteStep[] {
  return PROPERTY_TYPE_ROWS[productType].coverages.length > 1 ? [...STEPS, COVERAGE_STEP] : STEPS;
}

/** Optional fields. */
const OPTIONAL: readonly SearchField[] = ['address', 'floodZone'];

export const OCCUPATION_MESSAGE = 'Okupasi tidak ditemukan';

/** 'Anda belum melengkapi Okupasi' [2 §5]. */
export const missingMessage = (field: SearchField): string =>
  field === 'coverages' ? MESSAGES.quote.coverageMissing : `Anda belum melengkapi ${SEARCH_LABELS[field]}`;

/** The alert above the form for any invalid field, before the request [2 §5]. */
export const QUOTE_ALERT = MESSAGES.quote.fieldsMissing;
export const QUOTE_CONFIRM = { title: MESSAGES.quote.fireConfirm, text: MESSAGES.quote.fireConfirmText };
/** The message without a product or a response [2 §8]. */
export const QUOTE_FAILED = MESSAGES.quote.fireFailed;

const UNIT_TEXTS: Record<CountedField, (number: number) => string> = {
  timePeriod: (years) => `${years} tahun`,
  buildingPrices: formatRupiah,
  totalFloor: String,
  totalBuildingArea: (area) => `${formatNumber(area)} m²`,
};

/** Returns the message for an invalid number, or `null`; an empty field is reported as missing elsewhere. */
export function checkCount(field: CountedField, number: number | undefined): string | null {
  const { min, max } = BUILDING_LIMITS[field];
  // A value of 0 counts as empty [2 §5].
  if (number === undefined || Number.isNaN(number) || (field === 'buildingPrices' && number === 0))
    return missingMessage(field);
  if (isWithin(field, number)) return null;
  if (number > min && number < max) return `${SEARCH_LABELS[field]} wajib berupa bilangan bulat`;
  const unit = UNIT_TEXTS[field];
  return number < min
    ? `${SEARCH_LABELS[field]} minimal ${unit(min)}`
    : `${SEARCH_LABELS[field]} maksimal ${unit(max)}`;
}

/** The fields to clear when a field changes [2 §4]. */
const SEARCH_CASCADE: Partial<Record<SearchField, readonly ('district_level' | 'district' | 'floodZone')[]>> =
  {
    // The meaning of a flood zone depends on the province.
    province: ['district_level', 'district', 'floodZone'],
    district_level: ['district'],
  };

/** Returns the search after a change of one field: dependent fields and the server's facts (`known`) are cleared. */
export function chooseInSearch<Field extends SearchField>(
  search: PropertySearch,
  field: Field,
  value: PropertySearch[Field],
): PropertySearch {
  const { known: _known, occupationInsurable: _taken, ...next } = { ...search, [field]: value };
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

/** Whether the catalogue contains the ids of a search; a district only counts in its province. */
export type FoundInCatalogue = { occupation: boolean; province: boolean; district: boolean };

/** Returns the problems of a step's fields; the next step opens if there are none [2 §4]. */
export function stepProblems(search: PropertySearch, { fields }: Pick<QuoteStep, 'fields'>): SearchProblems {
  const problems: SearchProblems = {};
  for (const field of fields) {
    const message = problemOf(search, field);
    if (message !== null) problems[field] = message;
  }
  return problems;
}

/** Returns the problems of a whole search; `found` is the result of the catalogue look-up, if there was one. */
export function searchProblems(search: PropertySearch, catalogueEntries?: FoundInCatalogue): SearchProblems {
  const steps = quoteSteps(search.productType);
  const problems = stepProblems(search, { fields: steps.flatMap(({ fields }) => [...fields]) });
  if (catalogueEntries?.occupation === false) problems.occupation ??= OCCUPATION_MESSAGE;
  if (catalogueEntries?.province === false) problems.province ??= REGION_MESSAGES.province;
  else if (catalogueEntries?.district === false) problems.district ??= REGION_MESSAGES.district;
  return problems;
}
