import { memberName } from '@naungan/storefront/session/member-name';
import { session } from './app.ts';

/** Updates the static header when the session changes: which menu it shows, and the member's name. */
export function followSession(): void {
  session.$session.subscribe((current) => {
    if (current.state === 'restoring') return;
    const member = current.state === 'member';
    document.documentElement.dataset.session = member ? 'member' : 'guest';
    if (!member) return;
    for (const place of document.querySelectorAll('[data-member-name]'))
      place.textContent = memberName(current.member.fullName);
  });
}
