import { useEffect } from 'react';
import { api, session, vault } from '../stores/app.ts';
import { drafts } from '../stores/member-drafts.ts';
import { Waiting } from './Frame.tsx';

/**
 * Ends the session. A member who chose to leave is signed out on the server, in all tabs, and loses drafts; one
 * whose session had already expired keeps them for after the next login [1 §4], and leaves other tabs alone: they may
 * have signed in again since.
 */
async function leave() {
  const expired = vault.sealed('access_token') === null && vault.sealed('url') !== null;
  const current = expired ? null : await session.restore();
  if (current?.state === 'member') {
    await api.call('logout', {}).catch(() => undefined);
    await drafts.clear();
    await session.leave();
  }
  location.replace('/login');
}

export default function LogoutPage() {
  useEffect(() => {
    void leave();
  }, []);
  return <Waiting label="Mengakhiri sesi" />;
}
