import { normalizeText } from '../text/normalize.ts';

/** Returns a policy number as it is stored, for any case, spaces or dashes: 'pol knd 2026–000123'. */
export function normalizePolicyNumber(text: string): string {
  return normalizeText(text)
    .toUpperCase()
    .replace(/[\s_\p{Pd}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
}

const STARS = '***';

/** 'Sari Wulandari' → 'S*** W***': the first letter of each word; the length of the words stays unknown [Q23]. */
export function maskedHolder(name: string): string {
  const words = name.split(/\s+/).filter((word) => word !== '');
  return words.map((word) => `${[...word][0]}${STARS}`).join(' ');
}

/** 'sari@example.id' → 's***@example.id' [Q23]. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@');
  if (at <= 0) return email === '' ? '' : STARS;
  return `${[...email][0]}${STARS}${email.slice(at)}`;
}

type Holder = { fullname: string; emailAddress: string };

/** Returns name and e-mail address: in full for the holder, masked for anyone else [Q23]. */
export function visibleHolder({ fullname, emailAddress }: Holder, isHolder: boolean): Holder {
  return isHolder
    ? { fullname, emailAddress }
    : { fullname: maskedHolder(fullname), emailAddress: maskedEmail(emailAddress) };
}
