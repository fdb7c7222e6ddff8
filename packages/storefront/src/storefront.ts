import { createClient } from '@naungan/api/client';
import { readPartner } from '@naungan/api/partner-code';
import type { Mark } from '@naungan/domain/brand';
import { MESSAGES } from '@naungan/domain/messages';
import { type StorefrontLinks, withOwnLinks } from './links.ts';
import { browserNavigation, type Navigation } from './navigation.ts';
import { createDevice } from './session/device.ts';
import { fetchAfterDocument } from './session/first-call.ts';
import { createGuestStore } from './session/guest-store.ts';
import type { LoginReason } from './session/login-reason.ts';
import { createNotice } from './session/notice.ts';
import { staysAfterExpiry } from './session/redirect.ts';
import { createSession } from './session/session.ts';
import { signedInFlag } from './storage/browser-flag.ts';
import { sessionChannel } from './storage/browser-objects.ts';
import { browserStorage } from './storage/browser-storage.ts';

/** What a site calls itself by, where a flow shows it. */
export type StorefrontBrand = {
  /** The drawing beside the name of the broker on an invoice. */
  mark?: Mark;
};

export type StorefrontOptions = {
  /** The broker's mark and the like; without it, names alone stand there. */
  brand?: StorefrontBrand;
  /** Makes the calls of the API, as for tests; the browser's own without. */
  fetch?: typeof fetch;
  /** Origin of the API; the page's own one without. */
  origin?: string;
  /** The code of the partner whose page this is: letters, digits, hyphens between them, 40 at most. Another is not sent. */
  partner?: string;
  /** What the names of all that is kept in this browser begin with. Another name finds nothing of before. */
  storageKeys?: string;
  /** What the host's router does in another way than the browser. */
  navigation?: Partial<Navigation>;
  links?: Partial<StorefrontLinks>;
  /** A flow's first form is there and works: a form that came with the page may be replaced now. */
  onFormShown?: () => void;
};

type GuestDetails = { fullName: string; phoneNumber: string; email: string };

/**
 * What every flow of a site shares: the client of the API as this tab's member or guest, the session, and what this
 * browser keeps. What few pages need is a part of it (see `part`), so that the others do not load it.
 */
export function createStorefront(options: StorefrontOptions = {}) {
  const origin = (options.origin ?? '').replace(/\/$/, '');
  const { brand, onFormShown } = options;
  // What one API gave is told to no other.
  const storageKeys = (options.storageKeys ?? 'site') + (origin && `@${origin}`);
  const partner = options.partner && readPartner(options.partner);
  if (options.partner && !partner) console.error(`partner="${options.partner}" is no code.`);
  const navigation: Navigation = { ...browserNavigation, ...options.navigation };
  const links = withOwnLinks(options.links);
  const storage = browserStorage(storageKeys);
  const notice = createNotice(storageKeys);
  const device = createDevice();
  const own = {
    origin,
    device: device.headers,
    fetch: options.fetch ?? fetchAfterDocument,
    formsByFetch: options.fetch !== undefined,
    ...(partner && { partner }),
  };

  /** Stores where the visitor was going, for after the login, and why there is one in between. */
  async function rememberUrl(reason: LoginReason) {
    const { pathname, search, hash } = navigation.address();
    await storage.write('url', pathname + search + hash);
    await storage.write('reason', reason);
  }

  /** The session expired on the server: the member signs in again and comes back here. */
  async function expire() {
    session.expire();
    if (staysAfterExpiry(links, navigation.address())) return;
    await rememberUrl('ended');
    navigation.navigate(links.logout);
  }

  const api = createClient({
    ...own,
    token: () => session.token(),
    guestToken: () => guest.token(),
    onUnauthorized: () => void expire(),
  });

  /** A client without the redirect on 401: while a session is restored, the guard of the page decides. */
  const verifier = (token: string) => createClient({ ...own, token: () => token });

  const session = createSession({
    storage,
    channel: sessionChannel(storageKeys),
    signedIn: signedInFlag(storageKeys),
    verify: async (token) => (await verifier(token).call('verifySession', {})).response,
    onRefused: () => notice.store(MESSAGES.account.noAccess),
  });

  const guest = createGuestStore({
    storage,
    sessionKnown: () => session.restore(),
    verify: async () => (await api.call('verifyGuest', {})).response,
  });

  /** Sends the visitor's contact details; the server's answer unlocks the whole plan list. */
  async function submitGuestDetails(details: GuestDetails, product: string): Promise<void> {
    const { response } = await api.call('createGuest', {
      body: { ...details, product, deviceId: device.id() },
    });
    await guest.keep(response);
  }

  return {
    ...navigation,
    api,
    session,
    guest,
    submitGuestDetails,
    storage,
    storageKeys,
    notice,
    device,
    links,
    brand,
    rememberUrl,
    expire,
    onFormShown,
    /** Whether files are sent before their form, which needs the browser's own requests; else they go with it. */
    sendsFilesFirst: options.fetch === undefined,
    /** Whether the page is not the broker's own. */
    isElsewhere: origin !== '',
    /** Origin of the API, in full. */
    apiOrigin: () => origin || location.origin,
  };
}

export type Storefront = ReturnType<typeof createStorefront>;
