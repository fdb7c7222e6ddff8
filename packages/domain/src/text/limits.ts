import { formatNumber } from '../money/rupiah.ts';

/** Maximum number of characters per field. The specification has no limits. These limits only reject unreasonably long input. */
export const LIMITS = {
  name: 100,
  email: 254,
  phone: 20,
  password: 128,
  place: 100,
  address: 500,
  identityNumber: 30,
  accountNumber: 20,
  code: 100,
  title: 200,
  search: 100,
  message: 2000,
  freeText: 2000,
} as const;

/** Returns the message of a text with more than `max` characters. */
export function tooLongMessage(max: number): string {
  return `Maksimal ${formatNumber(max)} karakter`;
}
