import { createClient } from '@naungan/api/client';
import { MESSAGES } from '@naungan/domain/messages';
import { device } from '@naungan/storefront/session/device';
import { fetchAfterDocument } from '@naungan/storefront/session/first-call';
import type { LoginReason } from '@naungan/storefront/session/login-reason';
import { storeNotice } from '@naungan/storefront/session/notice';
import { createSession } from '@naungan/storefront/session/session';
import { sessionChannel } from './browser-objects.ts';
import { storage } from './browser-storage.ts';

/** Pages that a 401 does not redirect from [1 §4]. */
const PUBLIC_AUTH_PAGES = new Set(['/register', '/login', '/logout', '/recovery', '/']);
const pageHere = () => location.pathname.replace(/(.)\/$/, '$1');

/** Stores where the visitor was going, for after the login, and why there is one in between. */
export async function rememberUrl(reason: LoginReason) {
  await storage.write('url', location.pathname + location.search + location.hash);
  await storage.write('reason', reason);
}

/** The session expired on the server: the member signs in again and comes back here. */
export async function expire() {
  session.expire();
  if (PUBLIC_AUTH_PAGES.has(pageHere())) return;
  await rememberUrl('ended');
  location.assign('/logout');
}

/** The client of the own API, as this tab's member. */
export const api = createClient({
  token: () => session.token(),
  device,
  fetch: fetchAfterDocument,
  onUnauthorized: () => void expire(),
});

/** A client without the redirect on 401: while a session is restored, the guard of the page decides. */
const verifier = (token: string) => createClient({ token: () => token, device, fetch: fetchAfterDocument });

export const session = createSession({
  storage,
  channel: sessionChannel,
  verify: async (token) => (await verifier(token).call('verifySession', {})).response,
  onRefused: () => storeNotice(MESSAGES.account.noAccess),
});

export { storage };
