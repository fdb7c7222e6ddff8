import { memberName } from '@naungan/storefront/session/member-name';
import type { SessionState } from '@naungan/storefront/session/session';

/** Updates menu and member's name in the static header. */
export function showSession(current: SessionState): void {
  if (current.state === 'restoring') return;
  const isMember = current.state === 'member';
  document.documentElement.dataset.session = isMember ? 'member' : 'guest';
  if (current.state !== 'member') return;
  for (const element of document.querySelectorAll('[data-member-name]'))
    element.textContent = memberName(current.member.fullName);
}
