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
  asked: readonly string[],
): number | null {
  const [first = ''] = asked;
  if (asked.length === 1 && code === first) return 0;
  if (asked.length === 1 && /^\d+$/.test(first)) return code.startsWith(first) ? 1 : null;
  const begins = (words: readonly string[]) =>
    asked.every((word) => words.some((one) => one.startsWith(word)));
  const named = wordsOf(name);
  if (begins(named)) return 2;
  const known = [...named, ...wordsOf(aliases)];
  if (begins(known)) return 3;
  const holds = (words: readonly string[]) => asked.every((word) => words.join(' ').includes(word));
  if (holds(known)) return 4;
  return holds([...known, ...wordsOf(description), code]) ? 5 : null;
}

/**
 * Returns at most `most` occupations that match a text: households and shops first, then by rank, then in the order of
 * the table. Without a text, returns those of households and shops.
 */
export function searchOccupations(
  occupations: readonly SearchedOccupation[],
  text: string,
  most = 20,
): Occupation[] {
  const asked = wordsOf(text);
  if (asked.length === 0) {
    const usual = occupations.filter(({ retail }) => retail);
    // Houses first, because most visitors insure one.
    const homes = usual.filter(isDwelling);
    return [...homes, ...usual.filter((one) => !isDwelling(one))].slice(0, most);
  }
  const found = occupations.flatMap((occupation): Found[] => {
    const rank = rankOf(occupation, asked);
    return rank === null ? [] : [{ occupation, rank }];
  });
  const order = ({ occupation, rank }: Found) => (rank === 0 ? -1 : rank + (occupation.retail ? 0 : 10));
  return found
    .toSorted((one, other) => order(one) - order(other))
    .slice(0, most)
    .map(({ occupation }) => occupation);
}
