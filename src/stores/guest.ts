import { deviceId } from '@naungan/storefront/session/device';
import { createGuestStore } from '@naungan/storefront/session/guest-store';
import { api, session, storage } from './app.ts';

const guest = createGuestStore({
  storage,
  sessionKnown: () => session.restore(),
  verify: async () => (await api.call('verifyGuest', {})).response,
});

export const { $guest, restore: restoreGuest } = guest;

type Details = { fullName: string; phoneNumber: string; email: string };

/** Sends the visitor's contact details; the server answers with a cookie that unlocks the whole plan list. */
export async function submitGuestDetails(details: Details, product: string): Promise<void> {
  const { response } = await api.call('createGuest', {
    body: { ...details, product, deviceId: deviceId() },
  });
  await guest.keep(response);
}
