import { signOut } from '@naungan/storefront/session/sign-out';
import { useEffect } from 'react';
import { api, session, storage } from '../stores/app.ts';
import { drafts } from '../stores/member-drafts.ts';
import { Waiting } from './Frame.tsx';

async function leave() {
  await signOut({
    storage,
    session,
    drafts,
    logout: () => api.call('logout', {}),
    forgetGuest: () => api.call('forgetGuest', {}),
  });
  location.replace('/login');
}

export default function LogoutPage() {
  useEffect(() => {
    void leave();
  }, []);
  return <Waiting label="Mengakhiri sesi" />;
}
