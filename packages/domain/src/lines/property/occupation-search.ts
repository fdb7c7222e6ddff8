import { normalizeText, toLower } from '../../text/normalize.ts';
import { isDwelling, type Occupation, type SearchedOccupation } from './occupation.ts';

type Found = { occupation: SearchedOccupation; rank: number };

const wordsOf = (text: string) =>
  toLower(normalizeText(text))
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

/**
 * Ranks the match of the query words: by the code, by the beginnings of words of the Indonesian name, by synonyms, by
 * any substring, by the words of the circular. Lower is better; `null` if a word matches nothing.
 */
function rankOf(
  { code, name, aliases, description }: SearchedOccupation,
  searchWords: readonly string[],
): number | null {
  const [first = ''] = searchWords;
  if (searchWords.length === 1 && code === first) return 0;
  if (searchWords.length === 1 && /^\d+$/.test(first)) return code.startsWith(first) ? 1 : null;
  const begins = (words: readonly string[]) =>
    searchWords.every((word) => words.some((one) => one.startsWith(word)));
  const nameWords = wordsOf(name);
  if (begins(nameWords)) return 2;
  const allWords = [...nameWords, ...wordsOf(aliases)];
  if (begins(allWords)) return 3;
  const holds = (words: readonly string[]) => searchWords.every((word) => words.join(' ').includes(word));
  if (holds(allWords)) return 4;
  return holds([...allWords, ...wordsOf(description), code]) ? 5 : null;
}

/**
 * Returns at most `most` occupations that match a text: households and shops first, then by rank, then in the order of
 * the table. Without a text, returns those of households and shops.
 */
export function searchOccupations(
  occupations: readonly SearchedOccupation[],
  text: string,
  limit = 20,
): Occupation[] {
  const searchWords = wordsOf(text);
  if (searchWords.length === 0) {
    const usual = occupations.filter(({ retail }) => retail);
    // Houses first, because most visitors insure one.
    const homes = usual.filter(isDwelling);
    return [...homes, ...usual.filter((one) => !isDwelling(one))].slice(0, limit);
  }
  const matches = occupations.flatMap((occupation): Found[] => {
    const rank = rankOf(occupation, searchWords);
    return rank === null ? [] : [{ occupation, rank }];
  });
  const order = ({ occupation, rank }: Found) => (rank === 0 ? -1 : rank + (occupation.retail ? 0 : 10));
  return matches
    .toSorted((one, other) => order(one) - order(other))
    .slice(0, limit)
    .map(({ occupation }) => occupation);
}
