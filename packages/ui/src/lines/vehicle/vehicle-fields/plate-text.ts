import { PLATE_LIMITS, type PlateParts, parsePlate } from '@naungan/domain/lines/vehicle';

export type PlatePart = keyof PlateParts;

const PARTS = ['area', 'number', 'letters'] as const;
const LETTERS = { own: /^[A-Z]+/, others: /^\d+/ };
const KINDS = { area: LETTERS, number: { own: /^\d+/, others: /^[A-Z]+/ }, letters: LETTERS };

/**
 * Characters of a part's kind are taken off the front of a text; what is left belongs to the parts behind it. One too many
 * stays to be seen and told: cut off, it would be another plate.
 */
function take(part: PlatePart, text: string): [taken: string, rest: string] {
  const own = text.replace(KINDS[part].others, '');
  const taken = KINDS[part].own.exec(own)?.[0] ?? '';
  return [taken, own.slice(taken.length)];
}

/**
 * What typing or pasting a text into a part makes of a plate: a whole plate fills all three, and what does not belong into
 * a part goes on into those behind it that are empty. `next`: the part in which typing goes on.
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
