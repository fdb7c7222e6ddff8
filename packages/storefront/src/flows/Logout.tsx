import { useStorefrontMessages } from '@naungan/ui/primitives/host';
import { useEffect } from 'react';
import { draftsOf } from '../drafts/member-drafts.ts';
import { useStorefront } from '../react/StorefrontProvider.tsx';
import { signOut } from '../session/sign-out.ts';
import type { Storefront } from '../storefront.ts';
import { LoadingPlaceholder } from './Frame.tsx';

async function signOutAndRedirect(shop: Storefront) {
  const { api, storage, session, guest, navigate, links } = shop;
  await signOut({
    storage,
    session,
    drafts: draftsOf(shop),
    logout: () => api.call('logout', {}),
    // The guest's token is removed after the call, because the call identifies the guest by this token.
    forgetGuest: () => api.call('forgetGuest', {}).finally(guest.forget),
  });
  navigate(links.login, { replace: true });
}

/** Signs out, then redirects to the login. */
export function Logout() {
  const texts = useStorefrontMessages();
  const shop = useStorefront();
  useEffect(() => {
    void signOutAndRedirect(shop);
  }, [shop]);
  return <LoadingPlaceholder label={texts.loggingOut} />;
}
