import { PLATE_LIMITS, type PlateParts, parsePlate } from '@naungan/domain/lines/vehicle';

export type PlatePart = keyof PlateParts;

const PARTS = ['area', 'number', 'letters'] as const;
const LETTERS = { acceptedPattern: /^[A-Z]+/, skippedPattern: /^\d+/ };
const DIGITS = { acceptedPattern: /^\d+/, skippedPattern: /^[A-Z]+/ };
const CHARACTER_RULES = { area: LETTERS, number: DIGITS, letters: LETTERS };

/**
 * Splits a text into the characters that belong to a part, and the remaining characters, which belong to the next
 * parts. Drops characters at the start that cannot belong to the part. Characters beyond the part's limit stay in the
 * part, and the field reports an error; dropping these characters would produce another plate.
 */
function splitPart(part: PlatePart, text: string): [acceptedText: string, remainingText: string] {
  const characters = text.replace(CHARACTER_RULES[part].skippedPattern, '');
  const acceptedText = CHARACTER_RULES[part].acceptedPattern.exec(characters)?.[0] ?? '';
  return [acceptedText, characters.slice(acceptedText.length)];
}

/**
 * Returns the plate after typing or pasting into a part. A complete plate fills all three parts. Characters
 * that do not belong to the part are moved to the following parts if these are empty. `nextPart` is the part to focus.
 */
export function typePlate(
  plate: PlateParts,
  part: PlatePart,
  typedText: string,
): { plate: PlateParts; nextPart: PlatePart } {
  const completePlate = parsePlate(typedText);
  if (completePlate && completePlate.letters !== '') return { plate: completePlate, nextPart: 'letters' };
  const result = { ...plate };
  let remainingText = typedText.toUpperCase().replace(/[^A-Z0-9]/g, '');
  let lastPart: PlatePart = part;
  for (const currentPart of PARTS.slice(PARTS.indexOf(part))) {
    if (currentPart !== part && (remainingText === '' || plate[currentPart] !== '')) break;
    [result[currentPart], remainingText] = splitPart(currentPart, remainingText);
    lastPart = currentPart;
  }
  const followingPart = PARTS[PARTS.indexOf(lastPart) + 1];
  // A full part keeps the focus if its text has not changed.
  const hasBecomeFull =
    result[lastPart].length >= PLATE_LIMITS[lastPart] && plate[lastPart] !== result[lastPart];
  return { plate: result, nextPart: hasBecomeFull && followingPart ? followingPart : lastPart };
}
