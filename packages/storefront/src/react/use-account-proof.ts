import type { ProofOptions } from '@naungan/ui/account/proof-dialog';
import { provePasskey } from '../session/passkey.ts';
import { useStorefront } from './StorefrontProvider.tsx';

/** Returns the options of `useProof`: how the member proves the identity before a change of the account. */
export function useAccountProof(): ProofOptions {
  const shop = useStorefront();
  const { api, navigate, rememberUrl, links } = shop;
  return {
    async loadMethods() {
      const { hasPassword, passkeys } = (await api.call('accountSecurity', {})).response;
      return { hasPassword, hasPasskey: passkeys.length > 0 };
    },
    onProve: async (proof) =>
      api.call('reauthenticate', {
        body: proof === 'passkey' ? { passkey: await provePasskey(shop) } : proof,
      }),
    onSignInAgain: () => void rememberUrl('members-only').then(() => navigate(links.logout)),
  };
}
