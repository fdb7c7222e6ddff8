import type { Guest } from '@naungan/api/guests';
import { atom } from 'nanostores';
import { api, vault } from './app.ts';

/** The visitor's own contact record, once left; null until known. */
export const $guest = atom<Guest | null>(null);

/** Verifies the stored guest at the start of a page [1 §4]; a visitor who never left details costs no call. */
export async function restoreGuest(): Promise<void> {
  const stored = await vault.read<Guest>('guest');
  if (!stored) return;
  try {
    const { response } = await api.call('verifyGuest', {});
    $guest.set(response);
  } catch (error) {
    const status = (error as { status?: number }).status;
    if (status === 404) vault.remove('guest');
    else $guest.set(stored);
  }
}

type Details = { fullName: string; phoneNumber: string; email: string };

/** Leaves the visitor's details; the server answers with a cookie that opens the whole list. */
export async function leaveDetails(details: Details, product: string): Promise<void> {
  const { response } = await api.call('createGuest', { body: { ...details, product } });
  await vault.write('guest', response);
  $guest.set(response);
}
