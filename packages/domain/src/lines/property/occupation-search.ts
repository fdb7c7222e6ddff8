import { normalizeText, toLowerCase } from '../../text/normalize.ts';
import { type SearchedOccupation, sortKeyOf } from './occupation.ts';

const splitWords = (text: string) =>
  toLowerCase(normalizeText(text))
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

/** Words that have no meaning in a search for a building. */
const FILLER_WORDS = ['di', 'ke', 'dan', 'yang', 'untuk', 'milik', 'saya'];

function searchWordsOf(text: string): string[] {
  const words = splitWords(text);
  const meaningfulWords = words.filter((word) => !FILLER_WORDS.includes(word));
  return meaningfulWords.length > 0 ? meaningfulWords : words;
}

/** Matches the words that a name excludes, such as 'bukan ruko': a search for 'ruko' must not find a house. */
const EXCLUDED_PHRASE = /\b(?:bukan|tanpa|selain|tidak)\b[^,/)]*/giu;

/** The words of an occupation that a search compares. */
type IndexedOccupation<Row> = {
  occupation: Row;
  /** The name and each synonym, with one space between its words. */
  phrases: string[];
  nameWords: string[];
  /** Words of the name and the synonyms. */
  words: string[];
};

function toIndexedOccupation<Row extends SearchedOccupation>(occupation: Row): IndexedOccupation<Row> {
  const name = occupation.name.replace(EXCLUDED_PHRASE, ' ');
  const phrases = [name, ...occupation.aliases.split(',')].map((text) => splitWords(text).join(' '));
  const nameWords = splitWords(name);
  return { occupation, phrases, nameWords, words: [...nameWords, ...splitWords(occupation.aliases)] };
}

const isNumber = (word: string) => /^\d+$/.test(word);

/** Returns whether a word begins with the searched word; a number has to be equal. */
const hasWordWithPrefix = (words: readonly string[], searchedWord: string) =>
  words.some((word) => word === searchedWord || (!isNumber(searchedWord) && word.startsWith(searchedWord)));

/** A search result. Lower ranks are first; of equal ranks, the result with more matched words is first. */
type Match<Row> = IndexedOccupation<Row> & { rank: number; matchedWords: number };

/** Returns a match if every searched word matches: as a phrase (rank 0), as whole words (1), or as beginnings of words (2). */
function findCloseMatch<Row>(
  indexedOccupation: IndexedOccupation<Row>,
  searchedWords: readonly string[],
): Match<Row>[] {
  const { phrases, words } = indexedOccupation;
  const match = (rank: number) => [{ ...indexedOccupation, rank, matchedWords: searchedWords.length }];
  if (phrases.includes(searchedWords.join(' '))) return match(0);
  if (searchedWords.every((word) => words.includes(word))) return match(1);
  return searchedWords.every((word) => hasWordWithPrefix(words, word)) ? match(2) : [];
}

/** Returns a match if every searched word occurs anywhere: inside a word, in an excluded phrase, or in the description. */
function findLooseMatch<Row extends SearchedOccupation>(
  indexedOccupation: IndexedOccupation<Row>,
  searchedWords: readonly string[],
): Match<Row>[] {
  const { name, aliases, description } = indexedOccupation.occupation;
  const text = splitWords(`${name} ${aliases} ${description}`).join(' ');
  return searchedWords.every((word) => text.includes(word))
    ? [{ ...indexedOccupation, rank: 0, matchedWords: searchedWords.length }]
    : [];
}

/** In a partial match, a searched word of at least this length may match the beginning of a word. */
const MIN_PREFIX_LENGTH = 4;
/** Returns a match if some of the searched words match: 'rumah makan padang' finds 'rumah makan'. */
function findPartialMatch<Row>(
  indexedOccupation: IndexedOccupation<Row>,
  searchedWords: readonly string[],
): Match<Row>[] {
  const { words } = indexedOccupation;
  const matches = searchedWords.filter(
    (word) => words.includes(word) || (word.length >= MIN_PREFIX_LENGTH && hasWordWithPrefix(words, word)),
  );
  return matches.length > 0 ? [{ ...indexedOccupation, rank: 0, matchedWords: matches.length }] : [];
}

/** Returns the share of the name's words that match a searched word, from 0 to 1. */
const nameShare = (
  { nameWords }: Pick<IndexedOccupation<unknown>, 'nameWords'>,
  searchedWords: readonly string[],
) =>
  nameWords.filter((word) => searchedWords.some((start) => hasWordWithPrefix([word], start))).length /
  nameWords.length;

/**
 * Returns a function that compares matches of the same search: by rank and number of matched words, then houses before
 * other buildings, then households and shops, then the share of matched words in the name.
 */
function byRelevance(searchedWords: readonly string[]) {
  return (first: Match<SearchedOccupation>, second: Match<SearchedOccupation>): number =>
    first.rank - second.rank ||
    second.matchedWords - first.matchedWords ||
    sortKeyOf(first.occupation) - sortKeyOf(second.occupation) ||
    Number(second.occupation.retail) - Number(first.occupation.retail) ||
    nameShare(second, searchedWords) - nameShare(first, searchedWords);
}

function findByCode<Row extends SearchedOccupation>(occupations: readonly Row[], digits: string): Row[] {
  const occupationsOfCode = occupations.filter(({ code }) => code === digits);
  const occupationsOfLongerCode = occupations.filter(
    ({ code }) => code !== digits && code.startsWith(digits),
  );
  return [
    ...occupationsOfCode,
    ...occupationsOfLongerCode.filter(({ retail }) => retail),
    ...occupationsOfLongerCode.filter(({ retail }) => !retail),
  ];
}

function findByWords<Row extends SearchedOccupation>(
  occupations: readonly Row[],
  searchedWords: readonly string[],
): Row[] {
  const indexedOccupations = occupations.map((occupation) => toIndexedOccupation(occupation));
  for (const findMatch of [findCloseMatch, findLooseMatch, findPartialMatch]) {
    const matches = indexedOccupations.flatMap((indexedOccupation) =>
      findMatch(indexedOccupation, searchedWords),
    );
    if (matches.length > 0)
      return matches.toSorted(byRelevance(searchedWords)).map(({ occupation }) => occupation);
  }
  return [];
}

/** Returns the occupations of households and shops: houses first, because most visitors insure a house. */
function retailOccupations<Row extends SearchedOccupation>(occupations: readonly Row[]): Row[] {
  return occupations
    .filter(({ retail }) => retail)
    .toSorted((first, second) => sortKeyOf(first) - sortKeyOf(second));
}

/**
 * Returns at most `limit` occupations that match a text, best match first: by code, or by the words of the Indonesian
 * name and its synonyms. If no occupation has all words, the search also compares parts of words and the published
 * description. If that search finds no occupation, the result is the occupations with some of the words. The result of an
 * empty text is the occupations of households and shops.
 */
export function searchOccupations<Row extends SearchedOccupation>(
  occupations: readonly Row[],
  text: string,
  limit = 20,
): Row[] {
  const searchedWords = searchWordsOf(text);
  const [firstWord = ''] = searchedWords;
  if (firstWord === '') return retailOccupations(occupations).slice(0, limit);
  const foundOccupations =
    searchedWords.length === 1 && isNumber(firstWord)
      ? findByCode(occupations, firstWord)
      : findByWords(occupations, searchedWords);
  return foundOccupations.slice(0, limit);
}
