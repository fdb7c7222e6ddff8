import type { Cover, VehicleType } from '../vehicle-type.ts';
import type { CatalogueIndex } from './catalogue-index.ts';
import type { NameToken } from './match-models.ts';
import { AMBIGUOUS_CODES, COVER_WORDS, DIRECTION_WORDS, FILLER_WORDS, TYPE_WORDS } from './vocabulary.ts';

/** A city as typed, with the plate codes of its name. */
export type TypedCity = { text: string; codes: ReadonlySet<string> };

export type ReadWords = {
  /** The words that may name a vehicle, a year or a plate, at their positions. */
  names: NameToken[];
  types: { text: string; type: VehicleType }[];
  cover: Cover | undefined;
  cities: TypedCity[];
  /** Codes of complete plates. */
  plates: string[];
  /** Distinct years of four digits. */
  years: number[];
};

/** Most words of a phrase: 'nusa tenggara timur'. */
const MOST_WORDS = 3;
const YEAR = /^(?:19[5-9]\d|20\d\d)$/;
const WHOLE_PLATE = /^([a-z]{1,2}) ?(\d{1,4}) ?([a-z]{0,3})$/;
/** A plate without letters at its end has this many digits at least; two may be an engine. */
const LEAST_DIGITS = 3;

/** A phrase of `taken` words, from a position. */
type Phrase = { at: number; taken: number; joined: string; text: string };

function phraseAt(tokens: readonly string[], at: number, taken: number): Phrase {
  const words = tokens.slice(at, at + taken);
  return { at, taken, joined: words.join(''), text: words.join(' ') };
}

/** Returns the code of a plate whose parts the phrase has, unless they are a model's name or a year. */
function plateIn(index: CatalogueIndex, { joined, text }: Phrase): string | null {
  const [, area = '', number = '', letters = ''] = WHOLE_PLATE.exec(text) ?? [];
  if (!index.areas.has(area) || index.spans.has(`${area}${number}`) || index.spans.has(joined)) return null;
  const isComplete = letters !== '';
  if (!isComplete && (number.length < LEAST_DIGITS || YEAR.test(number) || AMBIGUOUS_CODES.has(area)))
    return null;
  return area.toUpperCase();
}

/** Sorts the words of a text by their meaning. Words that may belong to a vehicle's name stay in `names`. */
export function readWords(index: CatalogueIndex, tokens: readonly string[]): ReadWords {
  const read: ReadWords = {
    ...{ names: [...tokens], types: [], cover: undefined },
    ...{ cities: [], plates: [], years: [] },
  };
  const use = ({ at, taken }: Phrase) => read.names.fill(null, at, at + taken);

  function readPhrase(phrase: Phrase): boolean {
    const { joined, text } = phrase;
    const plate = plateIn(index, phrase);
    const type = TYPE_WORDS.get(joined);
    const cover = COVER_WORDS.get(joined);
    const codes = index.cities.get(joined);
    if (plate !== null) read.plates.push(plate);
    else if (type) read.types.push({ text, type });
    else if (cover) read.cover = cover;
    else if (codes) read.cities.push({ text, codes });
    else if (phrase.taken > 1) return false;
    else if (DIRECTION_WORDS.has(text) && read.cities.length > 0 && read.names[phrase.at - 1] === null) {
      // The part of a city.
    } else if (YEAR.test(text) && !index.spans.has(text)) {
      if (!read.years.includes(Number(text))) read.years.push(Number(text));
    } else if (!FILLER_WORDS.has(text)) return false;
    use(phrase);
    return true;
  }

  let at = 0;
  while (at < tokens.length) {
    let taken = Math.min(MOST_WORDS, tokens.length - at);
    while (taken > 0 && !readPhrase(phraseAt(tokens, at, taken))) taken -= 1;
    at += Math.max(1, taken);
  }
  return read;
}
