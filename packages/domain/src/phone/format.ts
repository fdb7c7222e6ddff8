import { COUNTRY_CODE } from './number.ts';

/**
 * Area codes of Jakarta, Bandung, Semarang, Surabaya and Medan. All other area codes, and the prefixes of mobile numbers,
 * have three digits.
 */
const TWO_DIGIT_AREA_CODE = /^(?:2[124]|31|61)/;

/** Returns '+62 812 3456 7890' for '6281234567890'; '' for an empty number. */
export function formatPhone(wirePhone: string): string {
  const nationalDigits = wirePhone.replace(new RegExp(`^${COUNTRY_CODE}`), '');
  if (nationalDigits === '') return '';
  const prefixLength = TWO_DIGIT_AREA_CODE.test(nationalDigits) ? 2 : 3;
  const numberAfterPrefix = nationalDigits.slice(prefixLength);
  const groupLength = numberAfterPrefix.length > 6 ? 4 : 3;
  return `+${COUNTRY_CODE} ${nationalDigits.slice(0, prefixLength)} ${numberAfterPrefix.slice(0, groupLength)} ${numberAfterPrefix.slice(groupLength)}`.trim();
}
