import type { MatchedModel, NameToken } from './match-models.ts';
import type { UnusedText } from './types.ts';
import { ENGINE_NUMBERS } from './vocabulary.ts';

export type YearInput = {
  /** Distinct years of four digits. */
  years: readonly number[];
  /** Words of the text that are not in the name of a matched model. */
  unexplainedWords: readonly NameToken[];
  bestMatches: readonly MatchedModel[];
  /** The newest model year. */
  newestYear: number;
};

export type YearResult = {
  year?: number;
  /** False for two digits that may be a number of the model, such as the size of the engine. */
  isCertain: boolean;
  unusedTexts: UnusedText[];
  /** The words of the input without the year. */
  unexplainedWords: NameToken[];
};

/** The earliest year that two digits can mean. */
const MIN_SHORT_YEAR = 1990;

/** Returns 2019 for '19' and 1999 for '99'; null if the year would be after `newestYear` or before 1990. */
function yearOfTwoDigits(digits: string, newestYear: number): number | null {
  const year = 2000 + Number(digits);
  if (year <= newestYear) return year;
  return year - 100 >= MIN_SHORT_YEAR ? year - 100 : null;
}

/** Returns whether two digits may be the size of a car's engine, or a number in the name of a truck or bus. */
const mayBeModelNumber = (digits: string, bestMatches: readonly MatchedModel[]) =>
  bestMatches.some(({ model: { namedModel } }) =>
    namedModel.vehicleType === 'MV4' ? ENGINE_NUMBERS.has(digits) : namedModel.vehicleType !== 'MV2',
  );

/** Returns the year of a text: four digits, or two digits next to the name of a model. No year if the text has several. */
export function readYear({ years, unexplainedWords, bestMatches, newestYear }: YearInput): YearResult {
  const possibleYears = years.filter((year) => year <= newestYear);
  const unusedTexts = years
    .filter((year) => year > newestYear)
    .map((year): UnusedText => ({ text: String(year), reason: 'unknown' }));
  const [year, ...otherYears] = possibleYears;
  if (otherYears.length > 0) {
    const ambiguousYears = possibleYears.map(
      (ambiguousYear): UnusedText => ({ text: String(ambiguousYear), reason: 'ambiguous' }),
    );
    return {
      isCertain: false,
      unusedTexts: [...unusedTexts, ...ambiguousYears],
      unexplainedWords: [...unexplainedWords],
    };
  }
  if (year !== undefined)
    return { year, isCertain: true, unusedTexts, unexplainedWords: [...unexplainedWords] };
  const twoDigits = unexplainedWords.filter((word) => word !== null && /^\d\d$/.test(word));
  const [digits = ''] = twoDigits;
  const shortYear =
    twoDigits.length === 1 && bestMatches.length > 0 ? yearOfTwoDigits(digits ?? '', newestYear) : null;
  if (shortYear === null) return { isCertain: true, unusedTexts, unexplainedWords: [...unexplainedWords] };
  return {
    year: shortYear,
    isCertain: !mayBeModelNumber(digits ?? '', bestMatches),
    unusedTexts,
    unexplainedWords: unexplainedWords.map((word) => (word === digits ? null : word)),
  };
}
