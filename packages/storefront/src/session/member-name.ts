import { guestName } from '@naungan/domain/guest';

/**
 * Returns "Sari W.": the first name and the initial of the last. Static pages do the same
 * (src/components/inline/static-session.mjs).
 */
export function memberName(fullName: string): string {
  const names = guestName(fullName)
    .toLowerCase()
    .split(/\s+/)
    .filter(Boolean)
    .map((name) => name.charAt(0).toUpperCase() + name.slice(1));
  const [first = '', ...rest] = names;
  const last = rest.at(-1);
  return last ? `${first} ${last.charAt(0)}.` : first;
}
