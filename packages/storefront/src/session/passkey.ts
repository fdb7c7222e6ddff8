import type { Storefront } from '../storefront.ts';

/** Shown when the browser has no passkeys, or the member closes the browser's dialog. */
const CANCELLED_MESSAGE = 'Passkey tidak dipakai. Coba lagi, atau gunakan kata sandi.';

/** Returns whether this page can use passkeys: browsers bind them to the broker's domain. */
export const canUsePasskeys = ({ isPartnerSite }: Pick<Storefront, 'isPartnerSite'>): boolean =>
  !isPartnerSite;

/** Loads when a passkey is first used. */
const loadWebAuthn = () => import('@simplewebauthn/browser');

/** Runs the browser's dialog. @throws Error with a message for the member */
async function runDialog<Result>(dialog: () => Promise<Result>): Promise<Result> {
  try {
    return await dialog();
  } catch (cause) {
    throw new Error(CANCELLED_MESSAGE, { cause });
  }
}

/** Creates a passkey on this device and stores it for the signed-in member. */
export async function createPasskey({ api }: Pick<Storefront, 'api'>): Promise<void> {
  const { challenge, options } = (await api.call('passkeyOptions', {})).response;
  const { startRegistration } = await loadWebAuthn();
  const credential = await runDialog(() => startRegistration({ optionsJSON: options as never }));
  await api.call('addPasskey', { body: { challenge, credential: credential as never } });
}

/** Returns the proof that the member has a passkey, for a sign-in or before a change of the account. */
export async function provePasskey({ api }: Pick<Storefront, 'api'>) {
  const { challenge, options } = (await api.call('loginPasskeyOptions', {})).response;
  const { startAuthentication } = await loadWebAuthn();
  const credential = await runDialog(() => startAuthentication({ optionsJSON: options }));
  return { challenge, credential: credential as never };
}
