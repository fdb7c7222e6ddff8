import { normalizeText } from '../text/normalize.ts';

/** Returns a policy number in its stored form: 'pol knd 2026–000123' → 'POL-KND-2026-000123'. */
export function normalizePolicyNumber(text: string): string {
  return normalizeText(text)
    .toUpperCase()
    .replace(/[\s_\p{Pd}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
}

const STARS = '***';

/** Returns the first letter of each word of a name, each followed by three stars: 'Sari Wulandari' → 'S*** W***' [Q23]. */
export function maskName(name: string): string {
  const words = name.split(/\s+/).filter((word) => word !== '');
  return words.map((word) => `${[...word][0]}${STARS}`).join(' ');
}

/** Returns the first letter and the domain of an address: 'sari@example.id' → 's***@example.id' [Q23]. */
export function maskEmail(email: string): string {
  const atSign = email.lastIndexOf('@');
  if (atSign <= 0) return email === '' ? '' : STARS;
  return `${[...email][0]}${STARS}${email.slice(atSign)}`;
}

type Holder = { fullname: string; emailAddress: string };

/** Returns name and e-mail address: unmasked for the holder, masked for other callers [Q23]. */
export function visibleHolder({ fullname, emailAddress }: Holder, isHolder: boolean): Holder {
  return isHolder
    ? { fullname, emailAddress }
    : { fullname: maskName(fullname), emailAddress: maskEmail(emailAddress) };
}
