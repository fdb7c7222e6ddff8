import type { Member } from '@naungan/domain/member/record';
import { MESSAGES } from '@naungan/domain/messages';
import { session, vault } from '../stores/app.ts';
import { afterLogin } from '../stores/redirect.ts';

let entering = false;

/** Somebody has just signed in on this page, which is being left: not for home, as by a member who is in already. */
export const isEntering = () => entering;

/** Where the visitor was going, as the address says. */
export const nextOf = () => new URLSearchParams(location.search).get('next');

/** `path` with the way on, when there is one. */
export const withNext = (path: string, next = nextOf()) =>
  next ? `${path}?next=${encodeURIComponent(next)}` : path;

/** Leads on: to `next`, else the last URL, else home [1 §4]. */
async function goOn(next: string | null) {
  const target = afterLogin(next, await vault.read<string>('url'));
  vault.remove('url');
  location.replace(target);
}

/**
 * Leads away somebody who is signed in already: home [1 §2.3], or back to the page of this tab that asked for a login
 * while another tab had one.
 */
export const passBy = () => goOn(null);

/**
 * Begins the session and leads on: to `next`, else the last URL, else home [1 §4].
 * @throws with the sentence to show when this person may not sign in.
 */
export async function enter(given: { access_token: string; user: Member }, next: string | null) {
  entering = true;
  if (!(await session.enter(given.access_token, given.user))) {
    entering = false;
    throw new Error(MESSAGES.account.noAccess);
  }
  await goOn(next);
}
