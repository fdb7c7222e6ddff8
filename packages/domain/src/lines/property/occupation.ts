import { perMilleToPpm } from '../../money/rate.ts';
import type { ConstructionClass } from './building-options.ts';
import type { RateBand } from './tariff-band.ts';

/** The use of a building, as listed in the published fire tariff. */
export type Occupation = {
  /** The code, and the letter of a variant if the code has variants: '2976', '29313-a'. */
  _id: string;
  code: string;
  /** The Indonesian name. */
  name: string;
  /** The buildings of this occupation, in one or two sentences; '' if unknown. */
  description: string;
  /** Whether households or shops have this occupation. These occupations are shown first. */
  retail: boolean;
};

/** An occupation with the texts that a search compares. */
export type SearchedOccupation = Omit<Occupation, 'description'> & {
  /** Synonyms, separated by commas. */
  aliases: string;
  /** The English description of the published table. */
  description: string;
};

/** The band of each construction class; `null` if the published figures are doubtful. */
export type FireBands = Record<ConstructionClass, RateBand> | null;

/** The code of houses, which have separate rates in the earthquake tariff. */
const DWELLING_CODE = '2976';

export const isDwelling = ({ code }: Pick<Occupation, 'code'>): boolean => code === DWELLING_CODE;

const BOARDING_HOUSE_CODE = '29761';

/** Returns the sort key of an occupation in lists: 0 for houses, 1 for boarding houses, 2 for every other occupation. */
export function sortKeyOf({ code }: Pick<Occupation, 'code'>): number {
  if (code === DWELLING_CODE) return 0;
  return code === BOARDING_HOUSE_CODE ? 1 : 2;
}

/** Frequent uses of a building, with short names. The visitor finds all other occupations by a search. */
export const COMMON_OCCUPATIONS = [
  { id: DWELLING_CODE, label: 'Rumah tinggal' },
  { id: '2934', label: 'Toko atau ruko' },
  { id: BOARDING_HOUSE_CODE, label: 'Rumah kos' },
  { id: '2971', label: 'Apartemen' },
  { id: '2945', label: 'Rumah makan' },
] as const;

/** The allowed number of storeys, for codes that the tariff defines by a number of storeys. */
const STOREY_LIMITS: Record<string, { min: number; max: number }> = {
  2971: { min: 1, max: 6 },
  2972: { min: 7, max: 18 },
  2973: { min: 19, max: 24 },
  2975: { min: 25, max: 99 },
  2976: { min: 1, max: 3 },
};

/** Returns the message for a number of storeys outside the range of the code, or `null`. */
export function checkStoreys(code: string, storeys: number): string | null {
  const limits = STOREY_LIMITS[code];
  if (!limits || (storeys >= limits.min && storeys <= limits.max)) return null;
  return `Okupasi yang dipilih untuk bangunan ${limits.min} s/d ${limits.max} lantai`;
}

/** A row of the file of the published table (`server/seed/data/property/occupations.csv`), by column. */
export type OccupationRow = Readonly<Record<string, string>>;

/** Returns the id of a row: '2976', or '29313-a' for the variant 'Grade A'. */
export function occupationId({ occupancy_code: code = '', variant = '' }: OccupationRow): string {
  const grade = variant.trim().split(' ').at(-1)?.toLowerCase() ?? '';
  return grade === '' ? code : `${code}-${grade}`;
}

function classBand(row: OccupationRow, classNumber: 1 | 2 | 3): RateBand | null {
  const low = perMilleToPpm(row[`class${classNumber}_lower`] ?? '');
  const high = perMilleToPpm(row[`class${classNumber}_upper`] ?? '');
  return low !== null && high !== null && low > 0 && low <= high ? { low, high } : null;
}

/** Returns the bands of a row of the published table; `null` if a band is invalid or the note marks the figures as suspect. */
export function fireBandsOf(row: OccupationRow): FireBands {
  const [class1, class2, class3] = ([1, 2, 3] as const).map((classNumber) => classBand(row, classNumber));
  const isDoubtful = (row.note ?? '').startsWith('SUSPECT');
  return isDoubtful || !class1 || !class2 || !class3 ? null : { class1, class2, class3 };
}
