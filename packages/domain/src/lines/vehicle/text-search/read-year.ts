import type { MatchedModel, NameToken } from './match-models.ts';
import type { UnusedText } from './types.ts';
import { ENGINE_NUMBERS } from './vocabulary.ts';

export type YearInput = {
  /** Distinct years of four digits. */
  years: readonly number[];
  /** Words that no model explains. */
  open: readonly NameToken[];
  best: readonly MatchedModel[];
  /** The newest model year. */
  newest: number;
};

export type ReadYear = {
  year?: number;
  /** False for a number that may be the size of an engine. */
  isCertain: boolean;
  unused: UnusedText[];
  /** Words without a meaning yet. */
  open: NameToken[];
};

/** The oldest year that is written with two digits. */
const OLDEST_SHORT = 1990;

/** '19' is 2019 and '99' 1999; null for a year to come or long ago. */
function yearOfTwoDigits(digits: string, newest: number): number | null {
  const year = 2000 + Number(digits);
  if (year <= newest) return year;
  return year - 100 >= OLDEST_SHORT ? year - 100 : null;
}

/** Whether two digits may be something else: the size of a car's engine, a number in the name of a truck or bus. */
const mayBeOther = (digits: string, best: readonly MatchedModel[]) =>
  best.some(({ model: { model } }) =>
    model.vehicleType === 'MV4' ? ENGINE_NUMBERS.has(digits) : model.vehicleType !== 'MV2',
  );

/** Returns the year of a text: of four digits, or of two after the name of a model. Two years contradict each other. */
export function readYear({ years, open, best, newest }: YearInput): ReadYear {
  const known = years.filter((year) => year <= newest);
  const unused = years
    .filter((year) => year > newest)
    .map((year): UnusedText => ({ text: String(year), reason: 'unknown' }));
  const [year, ...others] = known;
  if (others.length > 0) {
    const both = known.map((one): UnusedText => ({ text: String(one), reason: 'ambiguous' }));
    return { isCertain: false, unused: [...unused, ...both], open: [...open] };
  }
  if (year !== undefined) return { year, isCertain: true, unused, open: [...open] };
  const twoDigits = open.filter((word) => word !== null && /^\d\d$/.test(word));
  const [digits = ''] = twoDigits;
  const short = twoDigits.length === 1 && best.length > 0 ? yearOfTwoDigits(digits ?? '', newest) : null;
  if (short === null) return { isCertain: true, unused, open: [...open] };
  return {
    year: short,
    isCertain: !mayBeOther(digits ?? '', best),
    unused,
    open: open.map((word) => (word === digits ? null : word)),
  };
}
