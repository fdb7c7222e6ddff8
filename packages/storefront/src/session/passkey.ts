import type { Input, Reply } from '@naungan/api/client';
import type { Storefront } from '../storefront.ts';

/** Shown when the browser has no passkeys, or the member closes the browser's dialog. */
const CANCELLED_MESSAGE = 'Passkey tidak dipakai. Coba lagi, atau gunakan kata sandi.';

/** Returns whether this page can use passkeys: browsers bind them to the broker's domain. */
export const canUsePasskeys = ({ isPartnerSite }: Pick<Storefront, 'isPartnerSite'>): boolean =>
  !isPartnerSite;

/** Loads when a passkey is first used. */
const loadWebAuthn = () => import('@simplewebauthn/browser');

/** Runs the browser's dialog. @throws Error with a message for the user */
async function runDialog<Result>(
  dialog: () => Promise<Result>,
  cancelledMessage = CANCELLED_MESSAGE,
): Promise<Result> {
  try {
    return await dialog();
  } catch (cause) {
    throw new Error(cancelledMessage, { cause });
  }
}

/** Creates a passkey on this device. Returns the proof for the server. @throws Error with `cancelledMessage`, if the dialog is closed */
export async function registerPasskey(
  { challenge, options }: Reply<'passkeyOptions'>['response'],
  cancelledMessage?: string,
): Promise<Input<'addPasskey'>['body']> {
  const { startRegistration } = await loadWebAuthn();
  const credential = await runDialog(
    () => startRegistration({ optionsJSON: options as never }),
    cancelledMessage,
  );
  return { challenge, credential: credential as never };
}

/** Creates a passkey on this device and stores it for the signed-in member. */
export async function createPasskey({ api }: Pick<Storefront, 'api'>): Promise<void> {
  const { response } = await api.call('passkeyOptions', {});
  await api.call('addPasskey', { body: await registerPasskey(response) });
}

/** Returns the proof for a challenge of the server. @throws Error with `cancelledMessage`, if the dialog is closed */
export async function answerPasskeyChallenge(
  { challenge, options }: Reply<'loginPasskeyOptions'>['response'],
  cancelledMessage?: string,
) {
  const { startAuthentication } = await loadWebAuthn();
  const credential = await runDialog(() => startAuthentication({ optionsJSON: options }), cancelledMessage);
  return { challenge, credential: credential as never };
}

/** Returns the proof that the member has a passkey, for a sign-in or before a change of the account. */
export async function provePasskey({ api }: Pick<Storefront, 'api'>) {
  return answerPasskeyChallenge((await api.call('loginPasskeyOptions', {})).response);
}
