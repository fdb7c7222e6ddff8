import { formatNumber } from '../money/rupiah.ts';

/** Maximum characters per field. The specification gives none; these keep input to a reasonable size. */
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

export function tooLongMessage(max: number): string {
  return `Maksimal ${formatNumber(max)} karakter`;
}
