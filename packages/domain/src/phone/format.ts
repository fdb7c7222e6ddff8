import { COUNTRY_CODE } from './number.ts';

/**
 * Area codes of Jakarta, Bandung, Semarang, Surabaya and Medan; other area codes and mobile prefixes have
 * three digits.
 */
const SHORT_AREA = /^(?:2[124]|31|61)/;

/** '6281234567890' as displayed: '+62 812 3456 7890'; '' for an empty number. */
export function formatPhone(wire: string): string {
  const number = wire.replace(new RegExp(`^${COUNTRY_CODE}`), '');
  if (number === '') return '';
  const prefix = SHORT_AREA.test(number) ? 2 : 3;
  const rest = number.slice(prefix);
  const half = rest.length > 6 ? 4 : 3;
  return `+${COUNTRY_CODE} ${number.slice(0, prefix)} ${rest.slice(0, half)} ${rest.slice(half)}`.trim();
}
