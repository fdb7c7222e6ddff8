import type { Guest } from '@naungan/api/guests';
import { atom } from 'nanostores';
import { api, storage } from './app.ts';
import { deviceId } from './device.ts';

/** What is stored here: everything but the follow-up, which only concerns the broker [1 §3]. */
type StoredGuest = Omit<Guest, 'followUp'>;

/** The contact details that this visitor has given; null until known. */
export const $guest = atom<StoredGuest | null>(null);

async function storeGuest({ followUp: _, ...guest }: Guest): Promise<void> {
  await storage.write('guest', guest satisfies StoredGuest);
  $guest.set(guest);
}

/** Verifies the stored guest at the start of a page [1 §4]; without one no call is made. */
export async function restoreGuest(): Promise<void> {
  const stored = await storage.read<StoredGuest>('guest');
  if (!stored) return;
  try {
    const { response } = await api.call('verifyGuest', {});
    await storeGuest(response);
  } catch (error) {
    const status = (error as { status?: number }).status;
    if (status === 404) storage.remove('guest');
    else $guest.set(stored);
  }
}

type Details = { fullName: string; phoneNumber: string; email: string };

/** Sends the visitor's contact details; the server answers with a cookie that unlocks the whole plan list. */
export async function submitGuestDetails(details: Details, product: string): Promise<void> {
  const { response } = await api.call('createGuest', {
    body: { ...details, product, deviceId: deviceId() },
  });
  await storeGuest(response);
}
