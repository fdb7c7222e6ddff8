import { useEffect } from 'react';
import { api, session, storage } from '../stores/app.ts';
import type { LoginReason } from '../stores/login-reason.ts';
import { drafts } from '../stores/member-drafts.ts';
import { Waiting } from './Frame.tsx';

/**
 * Ends the session. Whoever signs out, a member or a guest, is signed out on the server and in all tabs, and drafts are
 * removed. After an expired session drafts stay for the next login [1 §4], and so do other tabs, which may have signed in
 * again since.
 */
async function signOut() {
  const reason = await storage.read<LoginReason>('reason');
  if (reason !== 'ended' || storage.ciphertext('access_token') !== null) {
    const { state } = await session.restore();
    if (state === 'member') await api.call('logout', {}).catch(() => undefined);
    await api.call('forgetGuest', {}).catch(() => undefined);
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
