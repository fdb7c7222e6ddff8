import { parseCardNumber } from '@naungan/domain/identity';
import { blindIndex, blindIndexes } from './data-keys.ts';

const textOf = (digits: string) => `identityNumber:${digits}`;

/**
 * Returns the blind index under which a person with this identity number is found; '' without a NIK or number of a family card,
 * for example with a passport. Every index has the same length.
 */
export function identityIndexOf(person: { identityNumber?: string | undefined } | null | undefined): string {
  const digits = parseCardNumber(person?.identityNumber ?? '');
  return digits === null ? '' : blindIndex(textOf(digits));
}

/** Returns the blind indexes that a person with these 16 digits may have: one for each data key. */
export const identityIndexes = (digits: string): string[] => blindIndexes(textOf(digits));
