import type { Member } from '@naungan/domain/member/record';
import { MESSAGES } from '@naungan/domain/messages';
import { withQuery } from '@naungan/ui/primitives/host';
import { part } from '../part.ts';
import { afterLogin } from '../session/redirect.ts';

/** Signing in on this page, and where it leads. */
export const signInOf = part(({ session, storage, address, navigate, links }) => {
  let signingIn = false;

  const nextOf = (search = address().search) => new URLSearchParams(search).get('next');

  async function redirect(next: string | null) {
    const target = afterLogin(links, next, await storage.read<string>('url'));
    storage.remove('url');
    storage.remove('reason');
    navigate(target, { replace: true });
  }

  return {
    /** Whether a sign-in on this page is redirecting already: the redirect of signed-in members must not override it. */
    isSigningIn: () => signingIn,
    /** Where the visitor was going, as the address says. */
    nextOf,
    /** Where a login leads from here: `next` of the address, else the last URL; null when it just leads home. */
    async loginTarget(): Promise<string | null> {
      const target = afterLogin(links, nextOf(), await storage.read<string>('url'));
      return target === links.home ? null : target;
    },
    /** `path` with `next`, when there is one. */
    withNext: (path: string, next = nextOf()) =>
      next ? withQuery(path, `next=${encodeURIComponent(next)}`) : path,
    /**
     * Redirects a member who is signed in already: home [1 §2.3], or back to the page of this tab that asked for a login
     * while another tab was signed in.
     */
    redirectSignedIn: () => redirect(null),
    /**
     * Starts the session and redirects to `next`, else the last URL, else home [1 §4].
     * @throws with the message to show when this account may not sign in.
     */
    async start(login: { access_token: string; user: Member }, next: string | null) {
      signingIn = true;
      if (!(await session.start(login.access_token, login.user))) {
        signingIn = false;
        throw new Error(MESSAGES.account.noAccess);
      }
      await redirect(next);
    },
  };
});
