import { guestName } from '@naungan/domain/guest';
import { session } from './app.ts';

/** "Sari W.": the first name, and the initial of the last. */
function shortName(fullName: string): string {
  const names = guestName(fullName)
    .toLowerCase()
    .split(/\s+/)
    .filter(Boolean)
    .map((name) => name.charAt(0).toUpperCase() + name.slice(1));
  const [first = '', ...rest] = names;
  const last = rest.at(-1);
  return last ? `${first} ${last.charAt(0)}.` : first;
}

/** Updates the static header when the session changes: which menu it shows, and the member's name. */
export function followSession(): void {
  session.$session.subscribe((current) => {
    if (current.state === 'restoring') return;
    const member = current.state === 'member';
    document.documentElement.dataset.session = member ? 'member' : 'guest';
    if (!member) return;
    for (const place of document.querySelectorAll('[data-member-name]'))
      place.textContent = shortName(current.member.fullName);
  });
}
