import { normalizeText, toLower } from '../../text/normalize.ts';
import { homeOrder, type SearchedOccupation } from './occupation.ts';

const splitWords = (text: string) =>
  toLower(normalizeText(text))
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

/** Words that say nothing about a building. */
const FILLERS = ['di', 'ke', 'dan', 'yang', 'untuk', 'milik', 'saya'];

function searchWordsOf(text: string): string[] {
  const words = splitWords(text);
  const telling = words.filter((word) => !FILLERS.includes(word));
  return telling.length > 0 ? telling : words;
}

/** The words that a name excludes, as in 'bukan ruko': a search for 'ruko' must not find that house. */
const EXCLUDED = /\b(?:bukan|tanpa|selain|tidak)\b[^,/)]*/giu;

/** The words of an occupation that a search compares. */
type Indexed<Row> = {
  occupation: Row;
  /** The name and each synonym, with one space between its words. */
  phrases: string[];
  nameWords: string[];
  /** Words of the name and the synonyms. */
  words: string[];
};

function indexOf<Row extends SearchedOccupation>(occupation: Row): Indexed<Row> {
  const name = occupation.name.replace(EXCLUDED, ' ');
  const phrases = [name, ...occupation.aliases.split(',')].map((text) => splitWords(text).join(' '));
  const nameWords = splitWords(name);
  return { occupation, phrases, nameWords, words: [...nameWords, ...splitWords(occupation.aliases)] };
}

const isNumber = (word: string) => /^\d+$/.test(word);

/** Whether one of the words begins with the typed one; a number must be equal. */
const begins = (words: readonly string[], typed: string) =>
  words.some((word) => word === typed || (!isNumber(typed) && word.startsWith(typed)));

/** Lower ranks come first; within one rank those with more typed words. */
type Match<Row> = Indexed<Row> & { rank: number; typedWords: number };

/** Whole phrases, then whole words, then beginnings of words; every typed word must match. */
function closeMatch<Row>(indexed: Indexed<Row>, typed: readonly string[]): Match<Row>[] {
  const { phrases, words } = indexed;
  const match = (rank: number) => [{ ...indexed, rank, typedWords: typed.length }];
  if (phrases.includes(typed.join(' '))) return match(0);
  if (typed.every((word) => words.includes(word))) return match(1);
  return typed.every((word) => begins(words, word)) ? match(2) : [];
}

/** Every typed word occurs somewhere: inside a word, in what the name excludes, or in the words of the circular. */
function looseMatch<Row extends SearchedOccupation>(
  indexed: Indexed<Row>,
  typed: readonly string[],
): Match<Row>[] {
  const { name, aliases, description } = indexed.occupation;
  const text = splitWords(`${name} ${aliases} ${description}`).join(' ');
  return typed.every((word) => text.includes(word))
    ? [{ ...indexed, rank: 0, typedWords: typed.length }]
    : [];
}

/** Some of the typed words match: 'rumah makan padang' finds 'rumah makan'. */
function partialMatch<Row>(indexed: Indexed<Row>, typed: readonly string[]): Match<Row>[] {
  const { words } = indexed;
  const found = typed.filter((word) => words.includes(word) || (word.length > 3 && begins(words, word)));
  return found.length > 0 ? [{ ...indexed, rank: 0, typedWords: found.length }] : [];
}

/** The part of the name that was typed, from 0 to 1. */
const typedShare = ({ nameWords }: Pick<Indexed<unknown>, 'nameWords'>, typed: readonly string[]) =>
  nameWords.filter((word) => typed.some((start) => begins([word], start))).length / nameWords.length;

/**
 * Houses before other buildings, then households and shops, then names of which most was typed. Equal matches
 * stay in the order of the table.
 */
function byRelevance(typed: readonly string[]) {
  return (one: Match<SearchedOccupation>, other: Match<SearchedOccupation>): number =>
    one.rank - other.rank ||
    other.typedWords - one.typedWords ||
    homeOrder(one.occupation) - homeOrder(other.occupation) ||
    Number(other.occupation.retail) - Number(one.occupation.retail) ||
    typedShare(other, typed) - typedShare(one, typed);
}

function findByCode<Row extends SearchedOccupation>(occupations: readonly Row[], digits: string): Row[] {
  const equal = occupations.filter(({ code }) => code === digits);
  const longer = occupations.filter(({ code }) => code !== digits && code.startsWith(digits));
  return [...equal, ...longer.filter(({ retail }) => retail), ...longer.filter(({ retail }) => !retail)];
}

function findByWords<Row extends SearchedOccupation>(
  occupations: readonly Row[],
  typed: readonly string[],
): Row[] {
  const indexed = occupations.map((occupation) => indexOf(occupation));
  for (const matchOf of [closeMatch, looseMatch, partialMatch]) {
    const matches = indexed.flatMap((one) => matchOf(one, typed));
    if (matches.length > 0) return matches.toSorted(byRelevance(typed)).map(({ occupation }) => occupation);
  }
  return [];
}

/** The occupations of households and shops: houses first, because most visitors insure one. */
function usualOccupations<Row extends SearchedOccupation>(occupations: readonly Row[]): Row[] {
  return occupations
    .filter(({ retail }) => retail)
    .toSorted((one, other) => homeOrder(one) - homeOrder(other));
}

/**
 * Returns at most `limit` occupations that match a text: by the code, or by the words of the Indonesian name and its
 * synonyms, whole words before beginnings of words. Only if none has all words, any part of a word and the words of the
 * circular count, then occupations with some of the words. Without a text, returns those of households and shops.
 */
export function searchOccupations<Row extends SearchedOccupation>(
  occupations: readonly Row[],
  text: string,
  limit = 20,
): Row[] {
  const typed = searchWordsOf(text);
  const [first = ''] = typed;
  if (first === '') return usualOccupations(occupations).slice(0, limit);
  const found =
    typed.length === 1 && isNumber(first) ? findByCode(occupations, first) : findByWords(occupations, typed);
  return found.slice(0, limit);
}
