import { memberName } from '@naungan/storefront/session/member-name';
import type { SessionState } from '@naungan/storefront/session/session';

/** Updates the static header: menu and member's name. */
export function showSession(current: SessionState): void {
  if (current.state === 'restoring') return;
  const member = current.state === 'member';
  document.documentElement.dataset.session = member ? 'member' : 'guest';
  if (!member) return;
  for (const element of document.querySelectorAll('[data-member-name]'))
    element.textContent = memberName(current.member.fullName);
}
