import { API_VERSION } from '@naungan/api/api-version';
import { createClient } from '@naungan/api/client';
import { normalizePartnerCode } from '@naungan/api/partner-code';
import type { LogoMark } from '@naungan/domain/brand';
import { isProductType } from '@naungan/domain/lines';
import { MESSAGES } from '@naungan/domain/messages';
import { atom } from 'nanostores';
import { attributedPartner } from './attribution.ts';
import { createConnection } from './connection.ts';
import { createFileSaves } from './drafts/file-saves.ts';
import { createEvents, type StorefrontEventListener } from './events.ts';
import { type StorefrontLinks, withSiteLinks } from './links.ts';
import { browserNavigation, type Navigation } from './navigation.ts';
import { createDevice } from './session/device.ts';
import { fetchAfterDocument } from './session/first-call.ts';
import { createGuestStore } from './session/guest-store.ts';
import type { LoginReason } from './session/login-reason.ts';
import { createNotice } from './session/notice.ts';
import { staysAfterExpiry } from './session/redirect.ts';
import { createSession } from './session/session.ts';
import type { RenewalReply, TokenRenewal } from './session/token-renewal.ts';
import { signedInFlag } from './storage/browser-flag.ts';
import { sessionChannel } from './storage/browser-objects.ts';
import { browserStorage } from './storage/browser-storage.ts';

/** The parts of the site's brand that flows display. */
export type StorefrontBrand = {
  /** Symbol of the logo, next to the broker's name on an invoice. */
  mark?: LogoMark;
};

export type StorefrontOptions = {
  /** The brand's logo. Without it, an invoice displays only the broker's name. */
  brand?: StorefrontBrand;
  /** Replaces the browser's `fetch` for API calls, for example in tests. */
  fetch?: typeof fetch;
  /** Origin of the API. Default: the page's origin. */
  origin?: string;
  /**
   * Code of the partner whose page this is: letters and digits with hyphens between them, at most 40. Other
   * codes are not sent. The browser stores the code for 30 days, for pages of this origin without a code.
   */
  partner?: string;
  /** Prefix of all names stored in this browser. A new prefix ignores everything stored before. */
  storageKeys?: string;
  /** Overrides for hosts with a client-side router. */
  navigation?: Partial<Navigation>;
  links?: Partial<StorefrontLinks>;
  /** Called for each event of the journey. Events have no personal data. */
  onEvent?: StorefrontEventListener | undefined;
  /** Called when a flow's first form can be used, so that the host can remove its server-rendered form. */
  onFormShown?: () => void;
};

type GuestDetails = { fullName: string; phoneNumber: string; email: string };

/**
 * Creates the objects that all flows of a site share: the API client of this tab's member or guest, the session, and the
 * browser's storage. An object that few pages need is created by `oncePerStorefront`, so that other pages do not load
 * its code.
 */
export function createStorefront(options: StorefrontOptions = {}) {
  const origin = (options.origin ?? '').replace(/\/$/, '');
  const { brand, onFormShown } = options;
  // A storefront must not read the stored data of another API.
  const storageKeys = (options.storageKeys ?? 'site') + (origin && `@${origin}`);
  const pageCode = options.partner ? normalizePartnerCode(options.partner) : null;
  const partner = attributedPartner(storageKeys, pageCode);
  const events = createEvents(partner, options.onEvent);
  if (options.partner && !pageCode)
    console.error(
      `partner="${options.partner}" is not sent: a code has letters, digits and single hyphens, at most 40 characters.`,
    );
  const navigation: Navigation = { ...browserNavigation, ...options.navigation };
  const links = withSiteLinks(options.links);
  const storage = browserStorage(storageKeys);
  const notice = createNotice(storageKeys);
  const device = createDevice();
  const fileSaves = createFileSaves(globalThis);
  const connection = createConnection({
    origin,
    pageOrigin: () => location.origin,
    fetchApi: fetchAfterDocument,
    report: (text) => console.error(text),
  });
  const clientOptions = {
    origin,
    device: device.headers,
    fetch: options.fetch ?? (origin ? connection.fetch : fetchAfterDocument),
    formsByFetch: options.fetch !== undefined,
    ...(partner && { partner }),
  };

  /** Stores the current page, to which the login returns, and the reason for the login. */
  async function rememberUrl(reason: LoginReason) {
    const { pathname, search, hash } = navigation.currentUrl();
    await storage.write('url', pathname + search + hash);
    await storage.write('reason', reason);
  }

  /**
   * Ends the session in this tab after the server has ended it. The logout page redirects to the login without removing
   * drafts, and the login returns to this page.
   */
  async function expire() {
    session.expire();
    if (staysAfterExpiry(links, navigation.currentUrl())) return;
    await rememberUrl('ended');
    await fileSaves.finished();
    navigation.navigate(links.logout);
  }

  /** Whether the API has a newer version than this package. */
  const $isOutdated = atom(false);

  function reportOutdated(apiVersion: number) {
    if ($isOutdated.get()) return;
    $isOutdated.set(true);
    console.error(
      `The API at ${origin || location.origin} has version ${apiVersion}, but this version of @naungan/storefront was built for version ${API_VERSION}. Update the package.`,
    );
  }

  const channel = sessionChannel(storageKeys);
  /** Loads on the first rejected or replaced token. */
  const loadRenewal = (): Promise<TokenRenewal> =>
    import('./session/token-renewal.ts').then((module) =>
      module.tokenRenewalOf({ session, storage, channel, verify }),
    );

  const replacedToken = (rejectedToken: string, path: string): Promise<string | null> =>
    loadRenewal().then(
      (renewal) => renewal.replacedToken(rejectedToken, path),
      () => null,
    );

  const api = createClient({
    ...clientOptions,
    replacedToken,
    onOutdated: reportOutdated,
    token: () => session.token(),
    guestToken: () => guest.token(),
    onUnauthorized: () => void expire(),
  });

  /** Returns a client that does not redirect on 401. It is used while a session is restored, and then `MemberOnly` redirects. */
  const clientWithToken = (token: string) =>
    createClient({ ...clientOptions, replacedToken, token: () => token });

  const verify = async (token: string) => (await clientWithToken(token).call('verifySession', {})).response;

  const session = createSession({
    storage,
    channel,
    onRenew: (message) => void loadRenewal().then((renewal) => renewal.adopt(message)),
    signedInFlag: signedInFlag(storageKeys),
    verify,
    onSignInNotAllowed: () => notice.store(MESSAGES.account.noAccess),
  });

  const guest = createGuestStore({
    storage,
    waitForSession: () => session.restore(),
    verify: async () => (await api.call('verifyGuest', {})).response,
  });

  /** Sends the visitor's contact details; afterwards the server returns the whole plan list. */
  async function submitGuestDetails(details: GuestDetails, product: string): Promise<void> {
    const line = isProductType(product) ? product : null;
    const { response } = await events.watchStep('lead', { line, planId: null }, () =>
      api.call('createGuest', { body: { ...details, product, deviceId: device.id() } }),
    );
    await guest.store(response);
    events.emit('naungan-lead', { line, planId: null, kind: 'details' });
  }

  return {
    ...navigation,
    api,
    $isOutdated,
    /** Whether the API rejects requests from this page's origin. */
    $isOriginRejected: connection.$isOriginRejected,
    events,
    session,
    guest,
    submitGuestDetails,
    storage,
    storageKeys,
    notice,
    device,
    fileSaves,
    links,
    brand,
    rememberUrl,
    expire,
    onFormShown,
    /**
     * Whether files are uploaded before their form is sent. With another `fetch` they are sent with the form, because
     * uploads do not use that function.
     */
    sendsFilesFirst: options.fetch === undefined,
    /** Whether the page belongs to a partner's site. */
    isPartnerSite: origin !== '',
    /** Returns the full origin of the API. */
    apiOrigin: () => origin || location.origin,
    replacedToken,
    /** Runs a call whose reply has a new token, and stores the token for all tabs. */
    renewToken: async <Reply extends RenewalReply>(call: () => Promise<Reply>): Promise<Reply> =>
      (await loadRenewal()).renew(call),
  };
}

export type Storefront = ReturnType<typeof createStorefront>;
