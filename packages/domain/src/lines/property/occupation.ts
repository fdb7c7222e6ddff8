import { perMilleToPpm } from '../../money/rate.ts';
import type { ConstructionClass } from './building-options.ts';
import type { RateBand } from './tariff-band.ts';

/** What a building is used for, as the published fire tariff lists it. */
export type Occupation = {
  /** Its code, with the letter of a variant: '2976', '29313-a'. */
  _id: string;
  code: string;
  /** In Indonesian. */
  name: string;
  /** The words of the circular. */
  description: string;
  /** What a household or a shop has: shown first. */
  retail: boolean;
};

/** One as it is searched: with other words that people use for it. */
export type SearchedOccupation = Occupation & { aliases: string };

/** The band of each construction class; `null` where the transcription of the circular is in doubt. */
export type FireBands = Record<ConstructionClass, RateBand> | null;

/** Houses, which the earthquake tariff has rates of their own for; a boarding house is none of them. */
const DWELLING_CODE = '2976';

export const isDwelling = ({ code }: Pick<Occupation, 'code'>): boolean => code === DWELLING_CODE;

/** The storeys that codes are for, by their names in the tariff. */
const STOREYS: Record<string, { min: number; max: number }> = {
  2971: { min: 1, max: 6 },
  2972: { min: 7, max: 18 },
  2973: { min: 19, max: 24 },
  2975: { min: 25, max: 99 },
  2976: { min: 1, max: 3 },
};

/** The message for a number of storeys that the code is not for, or `null`. */
export function checkStoreys(code: string, storeys: number): string | null {
  const limits = STOREYS[code];
  if (!limits || (storeys >= limits.min && storeys <= limits.max)) return null;
  return `Okupasi yang dipilih untuk bangunan ${limits.min} s/d ${limits.max} lantai`;
}

/** A row of the published table as its file has it (`server/seed/data/property/occupations.csv`), by column. */
export type OccupationRow = Readonly<Record<string, string>>;

/** '2976', '29313-a': the variant is 'Grade A' in the file. */
export function occupationId({ occupancy_code: code = '', variant = '' }: OccupationRow): string {
  const grade = variant.trim().split(' ').at(-1)?.toLowerCase() ?? '';
  return grade === '' ? code : `${code}-${grade}`;
}

function classBand(row: OccupationRow, number: 1 | 2 | 3): RateBand | null {
  const low = perMilleToPpm(row[`class${number}_lower`] ?? '');
  const high = perMilleToPpm(row[`class${number}_upper`] ?? '');
  return low !== null && high !== null && low > 0 && low <= high ? { low, high } : null;
}

/** The bands of a row of the published table; none where its note says that the figures are suspect. */
export function fireBandsOf(row: OccupationRow): FireBands {
  const [class1, class2, class3] = ([1, 2, 3] as const).map((number) => classBand(row, number));
  const doubtful = (row.note ?? '').startsWith('SUSPECT');
  return doubtful || !class1 || !class2 || !class3 ? null : { class1, class2, class3 };
}
