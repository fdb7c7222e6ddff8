import type { EncryptedStorage } from '@naungan/storefront/storage/browser-storage';
import { atom } from 'nanostores';

export type DeskSessionState =
  | { state: 'restoring' }
  /** `ended`: the server or the idle timer ended the session; what was typed is still stored. */
  | { state: 'anonymous'; reason: 'none' | 'ended' | 'signed-out' }
  | { state: 'staff'; token: string; email: string };

type StoredSession = { token: string; email: string };

const STORAGE_KEY = 'session';

/** Creates the session of this tab. The token is stored encrypted, so that a reload stays signed in. */
export function createDeskSession(storage: EncryptedStorage) {
  const $session = atom<DeskSessionState>({ state: 'restoring' });

  return {
    $session,
    /** Returns the token; null without a session. */
    token(): string | null {
      const session = $session.get();
      return session.state === 'staff' ? session.token : null;
    },
    async restore(): Promise<void> {
      const stored = await storage.read<StoredSession>(STORAGE_KEY);
      if ($session.get().state !== 'restoring') return;
      $session.set(stored ? { state: 'staff', ...stored } : { state: 'anonymous', reason: 'none' });
    },
    async start(session: StoredSession): Promise<void> {
      await storage.write(STORAGE_KEY, session);
      $session.set({ state: 'staff', ...session });
    },
    /** Ends the session of this tab. Drafts stay if the server or the idle timer ended it. */
    end(reason: 'ended' | 'signed-out'): void {
      storage.remove(STORAGE_KEY);
      if ($session.get().state !== 'anonymous') $session.set({ state: 'anonymous', reason });
    },
  };
}
