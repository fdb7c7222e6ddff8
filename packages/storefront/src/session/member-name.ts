import { guestName } from '@naungan/domain/guest';

/**
 * Returns the first name and the initial of the last name, such as "Sari W.". The inline script of static pages
 * (src/components/inline/static-session.mjs) returns the same text.
 */
export function memberName(fullName: string): string {
  const names = guestName(fullName)
    .toLowerCase()
    .split(/\s+/)
    .filter(Boolean)
    .map((name) => name.charAt(0).toUpperCase() + name.slice(1));
  const [firstName = '', ...laterNames] = names;
  const lastName = laterNames.at(-1);
  return lastName ? `${firstName} ${lastName.charAt(0)}.` : firstName;
}
