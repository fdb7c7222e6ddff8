import { PLATE_LIMITS, type PlateParts, parsePlate } from '@naungan/domain/lines/vehicle';

export type PlatePart = keyof PlateParts;

const PARTS = ['area', 'number', 'letters'] as const;
const LETTERS = { own: /^[A-Z]+/, others: /^\d+/ };
const KINDS = { area: LETTERS, number: { own: /^\d+/, others: /^[A-Z]+/ }, letters: LETTERS };

/**
 * Takes the characters of a part's kind from the start of a text; the rest belongs to the next parts. One surplus
 * character stays, so that it is reported: truncated, the text would be another plate.
 */
function take(part: PlatePart, text: string): [taken: string, rest: string] {
  const own = text.replace(KINDS[part].others, '');
  const taken = KINDS[part].own.exec(own)?.[0] ?? '';
  return [taken, own.slice(taken.length)];
}

/**
 * Returns the plate after typing or pasting into a part: a complete plate fills all three, and text that does not
 * belong to the part goes to the following empty parts. `next`: the part that gets the focus.
 */
export function typePlate(
  plate: PlateParts,
  part: PlatePart,
  typed: string,
): { plate: PlateParts; next: PlatePart } {
  const whole = parsePlate(typed);
  if (whole && whole.letters !== '') return { plate: whole, next: 'letters' };
  const result = { ...plate };
  let rest = typed.toUpperCase().replace(/[^A-Z0-9]/g, '');
  let next: PlatePart = part;
  for (const each of PARTS.slice(PARTS.indexOf(part))) {
    if (each !== part && (rest === '' || plate[each] !== '')) break;
    [result[each], rest] = take(each, rest);
    next = each;
  }
  const following = PARTS[PARTS.indexOf(next) + 1];
  const isFull = result[next].length >= PLATE_LIMITS[next] && plate[next] !== result[next];
  return { plate: result, next: isFull && following ? following : next };
}
