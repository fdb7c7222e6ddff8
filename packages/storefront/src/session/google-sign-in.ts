import { MESSAGES } from '@naungan/domain/messages';
import { oncePerStorefront } from '../once-per-storefront.ts';
import {
  createGoogleSignIn,
  type GooglePurpose,
  type GoogleResponse,
  type GoogleSettings,
  type GoogleToken,
  googleSettings,
  readGoogleResponse,
} from '../session/google.ts';
import { isPathOnThisSite } from '../session/redirect.ts';
import type { Storefront } from '../storefront.ts';
import { signInOf } from './sign-in.ts';

const googleOf = oncePerStorefront(({ storage }) =>
  createGoogleSignIn({ storage, newSecret: () => crypto.randomUUID() }),
);
/** Milliseconds that the form waits for the settings of Google's sign-in. */
const SETTINGS_MS = 2_000;

/**
 * Returns the URL to which Google redirects; `null` for a page that only has a hash URL, because Google needs
 * the hash for its response.
 */
function redirectUri({ links, urlOf }: Storefront, purpose: GooglePurpose): string | null {
  const url = urlOf(links[purpose]);
  return url?.includes('#') ? null : url;
}

/** Loads the settings of Google's sign-in; `null` if it is not offered or does not load in time. */
export function loadGoogle(shop: Storefront, purpose: GooglePurpose): Promise<GoogleSettings | null> {
  if (!shop.isPartnerSite && redirectUri(shop, purpose) === null) return Promise.resolve(null);
  const { api } = shop;
  const settings = api
    .call('settings', { query: { category: 'google' } })
    .then(({ response }) => googleSettings(response))
    .catch(() => null);
  const timeout = new Promise<null>((resolve) => setTimeout(() => resolve(null), SETTINGS_MS));
  return Promise.race([settings, timeout]);
}

/** Reads Google's response and removes it from the URL, so that a copied link does not contain the token. */
export function takeGoogleResponse({ currentUrl, setUrl }: Storefront): GoogleResponse | null {
  const { pathname, search, hash } = currentUrl();
  const response = readGoogleResponse(hash);
  if (response) setUrl(pathname + search, { replace: true });
  return response;
}

/** Redirects to Google. */
export async function redirectToGoogle(
  shop: Storefront,
  settings: GoogleSettings,
  purpose: GooglePurpose,
  next: string | null,
) {
  const uri = redirectUri(shop, purpose);
  if (uri) shop.navigate(await googleOf(shop).start(settings, { redirectUri: uri, purpose, next }));
}

/**
 * The result of Google's response. `signed-in`: the browser leaves the page. `unknown`: the Google account has no account here.
 * `failed`: `message` is the text to show.
 */
export type GoogleResult =
  | { state: 'signed-in' }
  | { state: 'unknown'; googleToken: GoogleToken }
  | { state: 'failed'; message: string };

const textOf = (error: unknown) => (error instanceof Error ? error.message : MESSAGES.common.submitFailed);
const statusOf = (error: unknown) => (error as { status?: number }).status;

async function loginWithGoogle(shop: Storefront, { token, nonce, next }: GoogleToken): Promise<void> {
  const { response } = await shop.api.call('loginGoogle', { body: { token, nonce } });
  await signInOf(shop).start(response, next);
}

/** Registers with a Google account. If the account is registered already, redirects home with a notice [1 §4, §8]. */
export async function registerWithGoogle(
  shop: Storefront,
  { token, nonce, next }: GoogleToken,
): Promise<void> {
  try {
    const { response } = await shop.api.call('registerGoogle', { body: { token, nonce } });
    await signInOf(shop).start(response, next);
  } catch (error) {
    if (!textOf(error).includes('email#duplicate')) throw error;
    shop.notice.store(MESSAGES.account.emailTakenNotice);
    shop.navigate(shop.links.home, { replace: true });
  }
}

/** Signs in or registers with Google's response. */
export async function handleGoogleResponse(
  shop: Storefront,
  response: GoogleResponse,
  purpose: GooglePurpose,
): Promise<GoogleResult> {
  const { googleToken, next } = await googleOf(shop).finish(response, purpose);
  if (!googleToken) {
    // Google redirects to the form without its query parameter `next`. The value of `next` is therefore stored under 'url',
    // so that the next login on the form still redirects to the page that the visitor wanted.
    if (isPathOnThisSite(next)) await shop.storage.write('url', next);
    return {
      state: 'failed',
      message:
        response.error === 'access_denied'
          ? 'Anda membatalkan masuk dengan Google'
          : 'Masuk dengan Google tidak berhasil, silakan coba lagi',
    };
  }
  return signInWithToken(shop, googleToken, purpose);
}

/** Signs in or registers with the ID token of a code that the popup returned (`requestGoogleCode`). */
export async function signInWithCode(
  shop: Storefront,
  body: { code: string; verifier: string },
  purpose: GooglePurpose,
): Promise<GoogleResult> {
  const { response } = await shop.api.call('exchangeGoogleCode', { body });
  return signInWithToken(shop, { ...response, next: signInOf(shop).nextOf() }, purpose);
}

async function signInWithToken(
  shop: Storefront,
  googleToken: GoogleToken,
  purpose: GooglePurpose,
): Promise<GoogleResult> {
  try {
    if (purpose === 'register') await registerWithGoogle(shop, googleToken);
    else await loginWithGoogle(shop, googleToken);
    return { state: 'signed-in' };
  } catch (error) {
    if (purpose === 'login' && statusOf(error) === 404) return { state: 'unknown', googleToken };
    return { state: 'failed', message: textOf(error) };
  }
}
