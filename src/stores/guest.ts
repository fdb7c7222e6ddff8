import type { Guest } from '@naungan/api/guests';
import { atom } from 'nanostores';
import { api, vault } from './app.ts';
import { deviceId } from './device.ts';

/** What stays in the vault: everything but the follow-up, which is the broker's own affair [1 §3]. */
type StoredGuest = Omit<Guest, 'followUp'>;

/** The visitor's own contact record, once left; null until known. */
export const $guest = atom<StoredGuest | null>(null);

async function keep({ followUp: _, ...guest }: Guest): Promise<void> {
  await vault.write('guest', guest satisfies StoredGuest);
  $guest.set(guest);
}

/** Verifies the stored guest at the start of a page [1 §4]; a visitor who never left details costs no call. */
export async function restoreGuest(): Promise<void> {
  const stored = await vault.read<StoredGuest>('guest');
  if (!stored) return;
  try {
    const { response } = await api.call('verifyGuest', {});
    await keep(response);
  } catch (error) {
    const status = (error as { status?: number }).status;
    if (status === 404) vault.remove('guest');
    else $guest.set(stored);
  }
}

type Details = { fullName: string; phoneNumber: string; email: string };

/** Leaves the visitor's details; the server answers with a cookie that opens the whole list. */
export async function leaveDetails(details: Details, product: string): Promise<void> {
  const { response } = await api.call('createGuest', {
    body: { ...details, product, deviceId: deviceId() },
  });
  await keep(response);
}
