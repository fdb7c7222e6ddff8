import { memberName } from '@naungan/storefront/session/member-name';
import type { SessionState } from '@naungan/storefront/session/session';

/** Shows the menu of a member or a visitor in the static header, and the member's name. */
export function showSession(sessionState: SessionState): void {
  if (sessionState.state === 'restoring') return;
  const isMember = sessionState.state === 'member';
  document.documentElement.dataset.session = isMember ? 'member' : 'guest';
  if (sessionState.state !== 'member') return;
  for (const element of document.querySelectorAll('[data-member-name]'))
    element.textContent = memberName(sessionState.member.fullName);
}
