import { PLATE_LIMITS, type PlateParts, parsePlate } from '@naungan/domain/lines/vehicle';

export type PlatePart = keyof PlateParts;

const PARTS = ['area', 'number', 'letters'] as const;
const LETTERS = { accepted: /^[A-Z]+/, skipped: /^\d+/ };
const CHARACTER_RULES = { area: LETTERS, number: { accepted: /^\d+/, skipped: /^[A-Z]+/ }, letters: LETTERS };

/**
 * Splits a text into the characters at its start that belong to a part, and the rest, which belongs to the next
 * parts. Characters beyond the part's limit stay in the part, and the field reports an error; dropping them
 * would produce another plate.
 */
function splitPart(part: PlatePart, text: string): [accepted: string, rest: string] {
  const characters = text.replace(CHARACTER_RULES[part].skipped, '');
  const accepted = CHARACTER_RULES[part].accepted.exec(characters)?.[0] ?? '';
  return [accepted, characters.slice(accepted.length)];
}

/**
 * Returns the plate after typing or pasting into a part. A complete plate fills all three parts. Characters
 * that do not belong to the part are moved to the following parts if these are empty. `next` is the part to
 * focus.
 */
export function typePlate(
  plate: PlateParts,
  part: PlatePart,
  typed: string,
): { plate: PlateParts; next: PlatePart } {
  const completePlate = parsePlate(typed);
  if (completePlate && completePlate.letters !== '') return { plate: completePlate, next: 'letters' };
  const result = { ...plate };
  let rest = typed.toUpperCase().replace(/[^A-Z0-9]/g, '');
  let next: PlatePart = part;
  for (const currentPart of PARTS.slice(PARTS.indexOf(part))) {
    if (currentPart !== part && (rest === '' || plate[currentPart] !== '')) break;
    [result[currentPart], rest] = splitPart(currentPart, rest);
    next = currentPart;
  }
  const following = PARTS[PARTS.indexOf(next) + 1];
  const isFull = result[next].length >= PLATE_LIMITS[next] && plate[next] !== result[next];
  return { plate: result, next: isFull && following ? following : next };
}
