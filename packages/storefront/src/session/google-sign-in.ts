import { MESSAGES } from '@naungan/domain/messages';
import { part } from '../part.ts';
import {
  createGoogleSignIn,
  type GoogleAnswer,
  type GooglePurpose,
  type GoogleReply,
  type GoogleSettings,
  googleSettings,
  readGoogleAnswer,
} from '../session/google.ts';
import { isOwnPath } from '../session/redirect.ts';
import type { Storefront } from '../storefront.ts';
import { signInOf } from './sign-in.ts';

const googleOf = part(({ storage }) => createGoogleSignIn({ storage, newSecret: () => crypto.randomUUID() }));
/** How long the form waits to know whether it has a Google button. */
const SETTINGS_MS = 2_000;

/** Where Google leads back to; `null` of a page that has no address without a hash, which Google keeps for its answer. */
function redirectUri({ links, urlOf }: Storefront, purpose: GooglePurpose): string | null {
  const url = urlOf(links[purpose]);
  return url?.includes('#') ? null : url;
}

/** The settings of the sign-in with Google; `null` when it is not offered or nobody says so in time. */
export function loadGoogle(shop: Storefront, purpose: GooglePurpose): Promise<GoogleSettings | null> {
  if (redirectUri(shop, purpose) === null) return Promise.resolve(null);
  const { api } = shop;
  const answer = api
    .call('settings', { query: { category: 'google' } })
    .then(({ response }) => googleSettings(response))
    .catch(() => null);
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), SETTINGS_MS));
  return Promise.race([answer, late]);
}

/** Reads Google's answer and removes it from the address, so that the token is not shared with a copied link. */
export function takeGoogleAnswer({ address, setAddress }: Storefront): GoogleAnswer | null {
  const { pathname, search, hash } = address();
  const answer = readGoogleAnswer(hash);
  if (answer) setAddress(pathname + search, { replace: true });
  return answer;
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

/** `signed-in`: the page is being left. `unknown`: there is no account yet. `failed`: with the message to show. */
export type GoogleResult =
  | { state: 'signed-in' }
  | { state: 'unknown'; reply: GoogleReply }
  | { state: 'failed'; message: string };

const textOf = (error: unknown) => (error instanceof Error ? error.message : MESSAGES.common.submitFailed);
const statusOf = (error: unknown) => (error as { status?: number }).status;

async function loginWithGoogle(shop: Storefront, { token, nonce, next }: GoogleReply): Promise<void> {
  const { response } = await shop.api.call('loginGoogle', { body: { token, nonce } });
  await signInOf(shop).start(response, next);
}

/** Registers with a Google account. One that is registered already is redirected home, with a notice [1 §4, §8]. */
export async function registerWithGoogle(
  shop: Storefront,
  { token, nonce, next }: GoogleReply,
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

/** Signs in or registers with Google's answer. */
export async function handleGoogleAnswer(
  shop: Storefront,
  answer: GoogleAnswer,
  purpose: GooglePurpose,
): Promise<GoogleResult> {
  const { reply, next } = await googleOf(shop).finish(answer, purpose);
  if (!reply) {
    // Google's way back leads to the bare form: where the visitor was going is the last URL from here on.
    if (isOwnPath(next)) await shop.storage.write('url', next);
    return {
      state: 'failed',
      message:
        answer.error === 'access_denied'
          ? 'Anda membatalkan masuk dengan Google'
          : 'Masuk dengan Google tidak berhasil, silakan coba lagi',
    };
  }
  try {
    if (purpose === 'register') await registerWithGoogle(shop, reply);
    else await loginWithGoogle(shop, reply);
    return { state: 'signed-in' };
  } catch (error) {
    if (purpose === 'login' && statusOf(error) === 404) return { state: 'unknown', reply };
    return { state: 'failed', message: textOf(error) };
  }
}
