import type { Guest } from '@naungan/api/guests';
import { atom } from 'nanostores';
import type { EncryptedStorage } from '../storage/encrypted-storage.ts';

/** The stored guest; without the follow-up, which only concerns the broker [1 §3]. */
export type StoredGuest = Omit<Guest, 'followUp'> & { token?: string | undefined };

export type GuestOptions = {
  storage: EncryptedStorage;
  /**
   * Resolves when the session is restored. The guest is verified only afterwards, because no call contains a member's token
   * before the server has verified the token.
   */
  waitForSession: () => Promise<unknown>;
  /** Loads the guest of the cookie; rejects with status 404 if the server has no such guest. */
  verify: () => Promise<Guest>;
};

const statusOf = (error: unknown) =>
  typeof error === 'object' && error !== null && 'status' in error ? error.status : null;

/**
 * Creates the store of this visitor's contact details (`$guest`, null without details), and verifies the guest once per
 * page [1 §4].
 */
export function createGuestStore({ storage, waitForSession, verify }: GuestOptions) {
  const $guest = atom<StoredGuest | null>(null);
  let token: string | undefined;
  let restorePromise: Promise<void> | undefined;

  async function store({ followUp: _, ...details }: Guest & { token?: string | undefined }): Promise<void> {
    token = details.token ?? token;
    const guest = token ? { ...details, token } : details;
    await storage.write('guest', guest satisfies StoredGuest);
    $guest.set(guest);
  }

  function forget(): void {
    storage.remove('guest');
    token = undefined;
    $guest.set(null);
  }

  async function restore(): Promise<void> {
    const storedGuest = await storage.read<StoredGuest>('guest');
    if (!storedGuest) return;
    token = storedGuest.token;
    await waitForSession();
    try {
      await store(await verify());
    } catch (error) {
      if (statusOf(error) !== 404) return $guest.set(storedGuest);
      forget();
    }
  }

  return {
    $guest,
    store,
    /** Forgets the guest in this tab, whose page may stay open after a logout. */
    forget,
    /** Token that identifies the guest to an API of another origin; this site uses a cookie instead. */
    token: () => token ?? null,
    /** Verifies the stored guest, if there is one. Later calls return the same promise. */
    restore(): Promise<void> {
      restorePromise ??= restore();
      return restorePromise;
    },
  };
}
