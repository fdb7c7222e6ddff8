import { useEffect } from 'react';
import { draftsOf } from '../drafts/member-drafts.ts';
import { useStorefront } from '../react/provider.tsx';
import { signOut } from '../session/sign-out.ts';
import type { Storefront } from '../storefront.ts';
import { Waiting } from './Frame.tsx';

async function leave(shop: Storefront) {
  const { api, storage, session, guest, navigate, links } = shop;
  await signOut({
    storage,
    session,
    drafts: draftsOf(shop),
    logout: () => api.call('logout', {}),
    // After the call, which identifies the guest by the token.
    forgetGuest: () => api.call('forgetGuest', {}).finally(guest.forget),
  });
  navigate(links.login, { replace: true });
}

export function Logout() {
  const shop = useStorefront();
  useEffect(() => {
    void leave(shop);
  }, [shop]);
  return <Waiting label="Mengakhiri sesi" />;
}
