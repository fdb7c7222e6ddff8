import { MESSAGES } from '@naungan/domain/messages';
import { api, vault } from '../stores/app.ts';
import {
  createGoogleTrip,
  type GoogleAnswer,
  type GooglePurpose,
  type GoogleReply,
  googleSettings,
  readGoogleAnswer,
} from '../stores/google.ts';
import { leaveNotice } from '../stores/notice.ts';
import { enter } from './sign-in.ts';

const trip = createGoogleTrip({ vault, newSecret: () => crypto.randomUUID() });
/** The form never waits longer than this to know whether it has a Google button. */
const SETTINGS_MS = 2_000;

/** The settings of the sign-in with Google; `null` when it is not offered or nobody says so in time. */
export function loadGoogle() {
  const asked = api
    .call('settings', { query: { category: 'google' } })
    .then(({ response }) => googleSettings(response))
    .catch(() => null);
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), SETTINGS_MS));
  return Promise.race([asked, late]);
}

/** The answer that this address carries, taken out of it: a token does not stay where it could be shared. */
export function takeGoogleAnswer(): GoogleAnswer | null {
  const answer = readGoogleAnswer(location.hash);
  if (answer) history.replaceState(null, '', location.pathname + location.search);
  return answer;
}

/** Leaves for Google. */
export async function leaveForGoogle(
  settings: NonNullable<ReturnType<typeof googleSettings>>,
  purpose: GooglePurpose,
  next: string | null,
) {
  location.assign(await trip.begin(settings, { origin: location.origin, purpose, next }));
}

/** What became of an answer: `unknown` has no account yet; `failed` says why. Else the page is being left. */
export type Arrival =
  | { state: 'entered' }
  | { state: 'unknown'; reply: GoogleReply }
  | { state: 'failed'; message: string };

const textOf = (error: unknown) => (error instanceof Error ? error.message : MESSAGES.common.submitFailed);
const statusOf = (error: unknown) => (error as { status?: number }).status;

async function loginWithGoogle({ token, nonce, next }: GoogleReply): Promise<void> {
  const { response } = await api.call('loginGoogle', { body: { token, nonce } });
  await enter(response, next);
}

/** Registers with a Google account. One that is registered already leads home, with a notice [1 §4, §8]. */
export async function registerWithGoogle({ token, nonce, next }: GoogleReply): Promise<void> {
  try {
    const { response } = await api.call('registerGoogle', { body: { token, nonce } });
    await enter(response, next);
  } catch (error) {
    if (!textOf(error).includes('email#duplicate')) throw error;
    leaveNotice(MESSAGES.account.emailTakenNotice);
    location.replace('/');
  }
}

/** Does what the visitor went to Google for. */
export async function arriveFromGoogle(answer: GoogleAnswer, purpose: GooglePurpose): Promise<Arrival> {
  const reply = await trip.end(answer, purpose);
  if (!reply)
    return {
      state: 'failed',
      message:
        answer.error === 'access_denied'
          ? 'Anda membatalkan masuk dengan Google'
          : 'Masuk dengan Google tidak berhasil, silahkan coba lagi',
    };
  try {
    if (purpose === 'register') await registerWithGoogle(reply);
    else await loginWithGoogle(reply);
    return { state: 'entered' };
  } catch (error) {
    if (purpose === 'login' && statusOf(error) === 404) return { state: 'unknown', reply };
    return { state: 'failed', message: textOf(error) };
  }
}
