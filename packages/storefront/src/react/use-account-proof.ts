import type { ProofMethods, ProofOptions } from '@naungan/ui/account/proof-dialog';
import { canUsePasskeys, provePasskey } from '../session/passkey.ts';
import type { Storefront } from '../storefront.ts';
import { useStorefront } from './StorefrontProvider.tsx';

/** Loads how the signed-in member can prove the identity on this page. */
export async function loadProofMethods(
  shop: Pick<Storefront, 'isPartnerSite'> & { api: Pick<Storefront['api'], 'call'> },
): Promise<ProofMethods> {
  const { hasPassword, passkeys } = (await shop.api.call('accountSecurity', {})).response;
  return { hasPassword, hasPasskey: canUsePasskeys(shop) && passkeys.length > 0 };
}

/** Returns the options of `useProof`: how the member proves the identity before a change of the account. */
export function useAccountProof(): ProofOptions {
  const shop = useStorefront();
  const { api, navigate, rememberUrl, links } = shop;
  return {
    loadMethods: () => loadProofMethods(shop),
    onProve: async (proof) => {
      const body = proof === 'passkey' ? { passkey: await provePasskey(shop) } : proof;
      return shop.renewToken(() => api.call('reauthenticate', { body }));
    },
    onSignInAgain: () => void rememberUrl('members-only').then(() => navigate(links.logout)),
  };
}
