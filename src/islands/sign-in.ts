import type { Member } from '@naungan/domain/member/record';
import { MESSAGES } from '@naungan/domain/messages';
import { afterLogin } from '@naungan/storefront/session/redirect';
import { session, storage } from '../stores/app.ts';

let signingIn = false;

/** Whether a sign-in on this page is redirecting already: the redirect of signed-in members must not override it. */
export const isSigningIn = () => signingIn;

/** Where the visitor was going, as the address says. */
export const nextOf = (search = location.search) => new URLSearchParams(search).get('next');

/** Where a login leads from here: `next` of the address, else the last URL; null when it just leads home. */
export async function loginTarget(): Promise<string | null> {
  const target = afterLogin(nextOf(), await storage.read<string>('url'));
  return target === '/' ? null : target;
}

/** `path` with `next`, when there is one. */
export const withNext = (path: string, next = nextOf()) =>
  next ? `${path}?next=${encodeURIComponent(next)}` : path;

/** Redirects to `next`, else the last URL, else home [1 §4]. */
async function redirectAfterLogin(next: string | null) {
  const target = afterLogin(next, await storage.read<string>('url'));
  storage.remove('url');
  storage.remove('reason');
  location.replace(target);
}

/**
 * Redirects a member who is signed in already: home [1 §2.3], or back to the page of this tab that asked for a login
 * while another tab was signed in.
 */
export const redirectSignedIn = () => redirectAfterLogin(null);

/**
 * Starts the session and redirects to `next`, else the last URL, else home [1 §4].
 * @throws with the message to show when this account may not sign in.
 */
export async function startSession(login: { access_token: string; user: Member }, next: string | null) {
  signingIn = true;
  if (!(await session.start(login.access_token, login.user))) {
    signingIn = false;
    throw new Error(MESSAGES.account.noAccess);
  }
  await redirectAfterLogin(next);
}
