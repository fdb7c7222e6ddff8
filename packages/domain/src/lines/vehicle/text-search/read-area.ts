import type { CatalogueIndex } from './catalogue-index.ts';
import { nearCity } from './cities.ts';
import type { MatchedModel, NameToken } from './match-models.ts';
import type { ReadWords, TypedCity } from './read-words.ts';
import type { UnusedText } from './types.ts';
import { AMBIGUOUS_CODES, PLATE_WORDS, TRIM_LETTERS } from './vocabulary.ts';

export type AreaInput = Pick<ReadWords, 'plates' | 'cities' | 'years'> & {
  /** All words, to see what a code follows. */
  tokens: readonly string[];
  /** Words without a meaning yet. */
  open: readonly NameToken[];
  best: readonly MatchedModel[];
};

export type ReadArea = {
  plat?: string;
  /** False for a mistyped city, and for a code before a year, which may be the number of a plate. */
  isCertain: boolean;
  unused: UnusedText[];
  open: NameToken[];
};

const ambiguous = (text: string): UnusedText => ({ text, reason: 'ambiguous' });

/** Whether a code at this position may be the letter of a variant, or another abbreviation. */
function mayBeOther(code: string, { best }: AreaInput): boolean {
  return (
    AMBIGUOUS_CODES.has(code) ||
    best.some(({ model }) => TRIM_LETTERS.get(model.model.brand)?.includes(code) === true)
  );
}

/** Returns the cities among the open words that are mistyped. */
function mistypedCities(index: CatalogueIndex, open: readonly NameToken[]) {
  const cities: TypedCity[] = [];
  const rest = open.map((word) => {
    const near = word === null ? null : nearCity(index.cities, word);
    const codes = near === null ? undefined : index.cities.get(near);
    if (word === null || !codes) return word;
    cities.push({ text: word, codes });
    return null;
  });
  return { cities, rest };
}

/** Returns the codes among the open words: certain ones, and those that may mean something else. */
function codesIn(index: CatalogueIndex, input: AreaInput) {
  const codes: string[] = [];
  const doubtful: string[] = [];
  let beforeYear = false;
  const isCode = (word: NameToken) => word !== null && index.areas.has(word);
  // A letter among unknown words belongs to them: 'e class', 'wagon r'.
  const hasUnknown = input.open.some((word) => word !== null && !isCode(word));
  const open = input.open.map((word, at) => {
    if (word === null || !isCode(word)) return word;
    const isMarked = PLATE_WORDS.has(input.tokens[at - 1] ?? '');
    if (!isMarked && (hasUnknown || mayBeOther(word, input))) doubtful.push(word);
    else {
      codes.push(word.toUpperCase());
      beforeYear ||= !isMarked && input.years.some((year) => String(year) === input.tokens[at + 1]);
    }
    return null;
  });
  return { codes, doubtful, beforeYear, open };
}

/**
 * Returns the plate region of a text: of a plate, a code or a city, in this order. Regions that contradict each other, and
 * names of several regions, are not used.
 */
export function readArea(index: CatalogueIndex, input: AreaInput): ReadArea {
  const { cities: mistyped, rest } = mistypedCities(index, input.open);
  const { codes, doubtful, beforeYear, open } = codesIn(index, { ...input, open: rest });
  const cities = [...input.cities, ...mistyped];
  const stated = new Set([...input.plates, ...codes]);
  const unused = doubtful.map(ambiguous);
  const shared = { unused, open };
  if (stated.size > 1)
    return {
      ...shared,
      isCertain: false,
      unused: [...unused, ...[...stated].map((code) => ambiguous(code.toLowerCase()))],
    };
  const [plat] = stated;
  if (plat !== undefined) {
    const others = cities.filter(({ codes: ofCity }) => !ofCity.has(plat)).map(({ text }) => ambiguous(text));
    return { ...shared, plat, isCertain: !beforeYear, unused: [...unused, ...others] };
  }
  const [first, ...more] = cities;
  const common = [...(first?.codes ?? [])].filter((code) =>
    more.every(({ codes: ofCity }) => ofCity.has(code)),
  );
  const [only] = common;
  if (common.length === 1 && only !== undefined)
    return { ...shared, plat: only, isCertain: mistyped.length === 0 };
  return { ...shared, isCertain: true, unused: [...unused, ...cities.map(({ text }) => ambiguous(text))] };
}
