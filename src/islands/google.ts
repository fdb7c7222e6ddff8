import { MESSAGES } from '@naungan/domain/messages';
import {
  createGoogleSignIn,
  type GoogleAnswer,
  type GooglePurpose,
  type GoogleReply,
  googleSettings,
  readGoogleAnswer,
} from '@naungan/storefront/session/google';
import { storeNotice } from '@naungan/storefront/session/notice';
import { isOwnPath } from '@naungan/storefront/session/redirect';
import { api, storage } from '../stores/app.ts';
import { startSession } from './sign-in.ts';

const googleSignIn = createGoogleSignIn({ storage, newSecret: () => crypto.randomUUID() });
/** How long the form waits to know whether it has a Google button. */
const SETTINGS_MS = 2_000;

/** The settings of the sign-in with Google; `null` when it is not offered or nobody says so in time. */
export function loadGoogle() {
  const answer = api
    .call('settings', { query: { category: 'google' } })
    .then(({ response }) => googleSettings(response))
    .catch(() => null);
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), SETTINGS_MS));
  return Promise.race([answer, late]);
}

/** Reads Google's answer and removes it from the address, so that the token is not shared with a copied link. */
export function takeGoogleAnswer(): GoogleAnswer | null {
  const answer = readGoogleAnswer(location.hash);
  if (answer) history.replaceState(null, '', location.pathname + location.search);
  return answer;
}

/** Redirects to Google. */
export async function redirectToGoogle(
  settings: NonNullable<ReturnType<typeof googleSettings>>,
  purpose: GooglePurpose,
  next: string | null,
) {
  location.assign(await googleSignIn.start(settings, { origin: location.origin, purpose, next }));
}

/** `signed-in`: the page is being left. `unknown`: there is no account yet. `failed`: with the message to show. */
export type GoogleResult =
  | { state: 'signed-in' }
  | { state: 'unknown'; reply: GoogleReply }
  | { state: 'failed'; message: string };

const textOf = (error: unknown) => (error instanceof Error ? error.message : MESSAGES.common.submitFailed);
const statusOf = (error: unknown) => (error as { status?: number }).status;

async function loginWithGoogle({ token, nonce, next }: GoogleReply): Promise<void> {
  const { response } = await api.call('loginGoogle', { body: { token, nonce } });
  await startSession(response, next);
}

/** Registers with a Google account. One that is registered already is redirected home, with a notice [1 §4, §8]. */
export async function registerWithGoogle({ token, nonce, next }: GoogleReply): Promise<void> {
  try {
    const { response } = await api.call('registerGoogle', { body: { token, nonce } });
    await startSession(response, next);
  } catch (error) {
    if (!textOf(error).includes('email#duplicate')) throw error;
    storeNotice(MESSAGES.account.emailTakenNotice);
    location.replace('/');
  }
}

/** Signs in or registers with Google's answer. */
export async function handleGoogleAnswer(
  answer: GoogleAnswer,
  purpose: GooglePurpose,
): Promise<GoogleResult> {
  const { reply, next } = await googleSignIn.finish(answer, purpose);
  if (!reply) {
    // Google's way back leads to the bare form: where the visitor was going is the last URL from here on.
    if (isOwnPath(next)) await storage.write('url', next);
    return {
      state: 'failed',
      message:
        answer.error === 'access_denied'
          ? 'Anda membatalkan masuk dengan Google'
          : 'Masuk dengan Google tidak berhasil, silakan coba lagi',
    };
  }
  try {
    if (purpose === 'register') await registerWithGoogle(reply);
    else await loginWithGoogle(reply);
    return { state: 'signed-in' };
  } catch (error) {
    if (purpose === 'login' && statusOf(error) === 404) return { state: 'unknown', reply };
    return { state: 'failed', message: textOf(error) };
  }
}
