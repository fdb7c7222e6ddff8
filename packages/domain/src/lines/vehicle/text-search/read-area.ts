import type { CatalogueIndex } from './catalogue-index.ts';
import { similarCityName } from './cities.ts';
import type { CityText, ClassifiedWords } from './classify-words.ts';
import type { MatchedModel, NameToken } from './match-models.ts';
import type { UnusedText } from './types.ts';
import { AMBIGUOUS_CODES, PLATE_WORDS, TRIM_LETTERS } from './vocabulary.ts';

export type AreaInput = Pick<ClassifiedWords, 'plates' | 'cities' | 'years'> & {
  /** All words of the text: the word before a code shows whether the code is a plate region. */
  tokens: readonly string[];
  /** Words of the text that are neither in the name of a matched model nor a year. */
  unexplainedWords: readonly NameToken[];
  bestMatches: readonly MatchedModel[];
};

export type AreaResult = {
  plat?: string;
  /**
   * False for a mistyped city. False for a code before a year, because the year may be the number of a plate. Does not
   * depend on `unusedTexts`.
   */
  isCertain: boolean;
  unusedTexts: UnusedText[];
  /** The words of the input without cities and plate codes. */
  unexplainedWords: NameToken[];
};

const ambiguousText = (text: string): UnusedText => ({ text, reason: 'ambiguous' });

/** Returns whether a plate code may instead be the letter of a variant, or another abbreviation. */
function mayBeVariant(code: string, { bestMatches }: AreaInput): boolean {
  return (
    AMBIGUOUS_CODES.has(code) ||
    bestMatches.some(({ model }) => TRIM_LETTERS.get(model.namedModel.brand)?.has(code) === true)
  );
}

/** Returns the mistyped cities among the unexplained words, and the unexplained words without these cities. */
function mistypedCities(index: CatalogueIndex, unexplainedWords: readonly NameToken[]) {
  const cities: CityText[] = [];
  const remainingWords = unexplainedWords.map((word) => {
    const similarName = word === null ? null : similarCityName(index.cities, word);
    const codes = similarName === null ? undefined : index.cities.get(similarName);
    if (word === null || !codes) return word;
    cities.push({ text: word, codes });
    return null;
  });
  return { cities, remainingWords };
}

/**
 * Returns the plate codes among the unexplained words: certain codes, and ambiguous codes, which may mean something
 * else.
 */
function plateCodesOf(index: CatalogueIndex, input: AreaInput) {
  const codes: string[] = [];
  const ambiguousCodes: string[] = [];
  let isBeforeYear = false;
  const isCode = (word: NameToken) => word !== null && index.plateCodes.has(word);
  // A letter next to an unknown word belongs to a name: 'e class', 'wagon r'.
  const hasUnknownWord = input.unexplainedWords.some((word) => word !== null && !isCode(word));
  const unexplainedWords = input.unexplainedWords.map((word, position) => {
    if (word === null || !isCode(word)) return word;
    const isAfterPlateWord = PLATE_WORDS.has(input.tokens[position - 1] ?? '');
    if (!isAfterPlateWord && (hasUnknownWord || mayBeVariant(word, input))) ambiguousCodes.push(word);
    else {
      codes.push(word.toUpperCase());
      isBeforeYear ||=
        !isAfterPlateWord && input.years.some((year) => String(year) === input.tokens[position + 1]);
    }
    return null;
  });
  return { codes, ambiguousCodes, isBeforeYear, unexplainedWords };
}

/**
 * Returns the plate region of a text: from a plate or a code, else from the cities. Returns regions that contradict each
 * other, and cities without a single common region, as unused.
 */
export function readArea(index: CatalogueIndex, input: AreaInput): AreaResult {
  const { cities: similarCities, remainingWords } = mistypedCities(index, input.unexplainedWords);
  const { codes, ambiguousCodes, isBeforeYear, unexplainedWords } = plateCodesOf(index, {
    ...input,
    unexplainedWords: remainingWords,
  });
  const cities = [...input.cities, ...similarCities];
  const statedCodes = new Set([...input.plates, ...codes]);
  const unusedTexts = ambiguousCodes.map(ambiguousText);
  const commonResult = { unusedTexts, unexplainedWords };
  if (statedCodes.size > 1)
    return {
      ...commonResult,
      isCertain: false,
      unusedTexts: [...unusedTexts, ...[...statedCodes].map((code) => ambiguousText(code.toLowerCase()))],
    };
  const [plat] = statedCodes;
  if (plat !== undefined) {
    const contradictingCities = cities
      .filter(({ codes: cityCodes }) => !cityCodes.has(plat))
      .map(({ text }) => ambiguousText(text));
    return {
      ...commonResult,
      plat,
      isCertain: !isBeforeYear,
      unusedTexts: [...unusedTexts, ...contradictingCities],
    };
  }
  const [firstCity, ...otherCities] = cities;
  const commonCodes = [...(firstCity?.codes ?? [])].filter((code) =>
    otherCities.every(({ codes: cityCodes }) => cityCodes.has(code)),
  );
  const [commonCode] = commonCodes;
  if (commonCodes.length === 1 && commonCode !== undefined)
    return { ...commonResult, plat: commonCode, isCertain: similarCities.length === 0 };
  return {
    ...commonResult,
    isCertain: true,
    unusedTexts: [...unusedTexts, ...cities.map(({ text }) => ambiguousText(text))],
  };
}
