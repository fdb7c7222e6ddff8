import { useEffect } from 'react';
import { api, session, storage } from '../stores/app.ts';
import { drafts } from '../stores/member-drafts.ts';
import { Waiting } from './Frame.tsx';

/**
 * Ends the session. A member who signs out is signed out on the server and in all tabs, and drafts are removed. After
 * an expired session drafts stay for the next login [1 §4], and so do other tabs, which may have signed in again since.
 */
async function signOut() {
  const expired = storage.ciphertext('access_token') === null && storage.ciphertext('url') !== null;
  const current = expired ? null : await session.restore();
  if (current?.state === 'member') {
    await api.call('logout', {}).catch(() => undefined);
    await drafts.clear();
    await session.signOut();
  }
  location.replace('/login');
}

export default function LogoutPage() {
  useEffect(() => {
    void signOut();
  }, []);
  return <Waiting label="Mengakhiri sesi" />;
}
