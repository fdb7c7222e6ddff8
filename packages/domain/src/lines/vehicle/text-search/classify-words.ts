import type { Cover, VehicleType } from '../vehicle-type.ts';
import type { CatalogueIndex } from './catalogue-index.ts';
import type { NameToken } from './match-models.ts';
import { AMBIGUOUS_CODES, COVER_WORDS, DIRECTION_WORDS, FILLER_WORDS, TYPE_WORDS } from './vocabulary.ts';

/** The typed name of a city, and the plate codes of the cities with this name. */
export type CityText = { text: string; codes: ReadonlySet<string> };

export type ClassifiedWords = {
  /** All words at their positions. Null replaces a word that can be neither part of a vehicle's name nor a short year nor a plate code. */
  names: NameToken[];
  types: { text: string; type: VehicleType }[];
  cover: Cover | undefined;
  cities: CityText[];
  /** Codes of complete plates. */
  plates: string[];
  /** Distinct years of four digits. */
  years: number[];
};

/** Maximum number of words in a phrase: 'nusa tenggara timur'. */
const MAX_PHRASE_WORDS = 3;
const YEAR = /^(?:19[5-9]\d|20\d\d)$/;
const COMPLETE_PLATE = /^([a-z]{1,2}) ?(\d{1,4}) ?([a-z]{0,3})$/;
/** Minimum number of digits of a plate without letters at the end: two digits may be the size of an engine. */
const MIN_PLATE_DIGITS = 3;

/** Adjacent words: `wordCount` words from `position`. `text` has spaces between the words, `joinedText` has none. */
type Phrase = { position: number; wordCount: number; joinedText: string; text: string };

function phraseAt(tokens: readonly string[], position: number, wordCount: number): Phrase {
  const words = tokens.slice(position, position + wordCount);
  return { position, wordCount, joinedText: words.join(''), text: words.join(' ') };
}

/** Returns the plate code of a phrase that is a plate; null if it may be the name of a model, or a year. */
function plateCodeOf(index: CatalogueIndex, { joinedText, text }: Phrase): string | null {
  const [, area = '', number = '', letters = ''] = COMPLETE_PLATE.exec(text) ?? [];
  if (!index.plateCodes.has(area) || index.spans.has(`${area}${number}`) || index.spans.has(joinedText))
    return null;
  const isComplete = letters !== '';
  if (!isComplete && (number.length < MIN_PLATE_DIGITS || YEAR.test(number) || AMBIGUOUS_CODES.has(area)))
    return null;
  return area.toUpperCase();
}

/** Returns the words of a text, grouped by their meaning. Words that may belong to a vehicle's name stay in `names`. */
export function classifyWords(index: CatalogueIndex, tokens: readonly string[]): ClassifiedWords {
  const classifiedWords: ClassifiedWords = {
    names: [...tokens],
    types: [],
    cover: undefined,
    cities: [],
    plates: [],
    years: [],
  };
  const removeFromNames = ({ position, wordCount }: Phrase) =>
    classifiedWords.names.fill(null, position, position + wordCount);

  /** Adds a phrase to the words with its meaning. Returns false for a phrase without a known meaning. */
  function classifyPhrase(phrase: Phrase): boolean {
    const { joinedText, text } = phrase;
    const plate = plateCodeOf(index, phrase);
    const type = TYPE_WORDS.get(joinedText);
    const cover = COVER_WORDS.get(joinedText);
    const codes = index.cities.get(joinedText);
    if (plate !== null) classifiedWords.plates.push(plate);
    else if (type) classifiedWords.types.push({ text, type });
    else if (cover) classifiedWords.cover = cover;
    else if (codes) classifiedWords.cities.push({ text, codes });
    else if (phrase.wordCount > 1) return false;
    else if (
      DIRECTION_WORDS.has(text) &&
      classifiedWords.cities.length > 0 &&
      classifiedWords.names[phrase.position - 1] === null
    ) {
      // A direction after a city, such as 'bekasi timur', has no separate meaning.
    } else if (YEAR.test(text) && !index.spans.has(text)) {
      if (!classifiedWords.years.includes(Number(text))) classifiedWords.years.push(Number(text));
    } else if (!FILLER_WORDS.has(text)) return false;
    removeFromNames(phrase);
    return true;
  }

  let position = 0;
  while (position < tokens.length) {
    let wordCount = Math.min(MAX_PHRASE_WORDS, tokens.length - position);
    while (wordCount > 0 && !classifyPhrase(phraseAt(tokens, position, wordCount))) wordCount -= 1;
    position += Math.max(1, wordCount);
  }
  return classifiedWords;
}
