import type { createEncryptedStorage } from '../storage/encrypted-storage.ts';
import type { LoginReason } from './login-reason.ts';

type SignOutOptions = {
  storage: Pick<ReturnType<typeof createEncryptedStorage>, 'read' | 'ciphertext'>;
  session: { restore: () => Promise<{ state: string }>; signOut: () => Promise<unknown> };
  drafts: { clear: () => Promise<unknown> };
  /** Ends the member's session on the server. */
  logout: () => Promise<unknown>;
  /** Makes the server and this browser forget a guest. */
  forgetGuest: () => Promise<unknown>;
};

/**
 * Ends the session of a member or guest on the server and in all tabs, and removes the drafts. Does nothing if the session of
 * this tab has expired and the member has not signed in again since: drafts then stay for the next login [1 §4], and other
 * tabs, which may have a newer session, stay signed in.
 */
export async function signOut({
  storage,
  session,
  drafts,
  logout,
  forgetGuest,
}: SignOutOptions): Promise<void> {
  const reason = await storage.read<LoginReason>('reason');
  if (reason === 'ended' && storage.ciphertext('access_token') === null) return;
  const { state } = await session.restore();
  if (state === 'member') await logout().catch(() => undefined);
  await forgetGuest().catch(() => undefined);
  await drafts.clear();
  await session.signOut();
}
