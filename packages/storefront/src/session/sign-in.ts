import type { Member } from '@naungan/domain/member/record';
import { MESSAGES } from '@naungan/domain/messages';
import { withQuery } from '@naungan/ui/primitives/host';
import { oncePerStorefront } from '../once-per-storefront.ts';
import { pathAfterLogin } from '../session/redirect.ts';

/** Returns the functions for the login of this page and for the redirect after the login. */
export const signInOf = oncePerStorefront(({ session, storage, events, currentUrl, navigate, links }) => {
  let isSigningIn = false;

  const nextOf = (search = currentUrl().search) => new URLSearchParams(search).get('next');

  async function redirect(next: string | null) {
    const target = pathAfterLogin(links, next, await storage.read<string>('url'));
    storage.remove('url');
    storage.remove('reason');
    navigate(target, { replace: true });
  }

  return {
    /**
     * Returns whether a login on this page has started. The login then redirects, and the page must not redirect the
     * signed-in member a second time.
     */
    isSigningIn: () => isSigningIn,
    /** Returns the page that the visitor wanted: the query parameter `next`; null without one. */
    nextOf,
    /**
     * Returns the target of a login from this page: `next` of the URL, else the last URL; null if the target is the home
     * page.
     */
    async loginTarget(): Promise<string | null> {
      const target = pathAfterLogin(links, nextOf(), await storage.read<string>('url'));
      return target === links.home ? null : target;
    },
    /** Returns `path` with the query parameter `next`; without `next` unchanged. */
    withNext: (path: string, next = nextOf()) =>
      next ? withQuery(path, `next=${encodeURIComponent(next)}`) : path,
    /**
     * Redirects a member who is signed in already, for example by another tab, to the last URL: the page that required a
     * login. Without a last URL, redirects to the home page [1 §2.3].
     */
    redirectSignedIn: () => redirect(null),
    /**
     * Starts the session and redirects to `next`, else the last URL, else home [1 §4].
     * @throws Error if this account may not sign in; the error's message is shown to the visitor
     */
    async start(login: { access_token: string; user: Member }, next: string | null) {
      isSigningIn = true;
      if (!(await session.start(login.access_token, login.user))) {
        isSigningIn = false;
        throw new Error(MESSAGES.account.noAccess);
      }
      events.emit('naungan-signed-in', { line: null, planId: null });
      await redirect(next);
    },
  };
});
