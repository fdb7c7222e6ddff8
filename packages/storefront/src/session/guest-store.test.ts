import { describe, expect, it, vi } from 'vitest';
import { createEncryptedStorage } from '../storage/encrypted-storage.ts';
import { fakeKeys, fakeWebStorage } from '../storage/fakes.ts';
import { createGuestStore } from './guest-store.ts';

const ani = { fullName: 'Ani', phoneNumber: '62812345678', email: 'ani@contoh.test', isValid: true };
const verifiedGuest = { ...ani, followUp: { status: 'new' } };

async function createVisitor(verify: () => Promise<typeof verifiedGuest>, { isGuestStored = true } = {}) {
  const storage = createEncryptedStorage({ webStorage: fakeWebStorage(), keys: fakeKeys() });
  if (isGuestStored) await storage.write('guest', ani);
  const events: string[] = [];
  const verifyMock = vi.fn(() => {
    events.push('verified');
    return verify();
  });
  const waitForSession = async () => void events.push('session known');
  return {
    storage,
    events,
    verifyMock,
    guest: createGuestStore({ storage, waitForSession, verify: verifyMock }),
  };
}

describe('the guest store', () => {
  it('verifies the guest once per page, after the session is known', async () => {
    const { guest, verifyMock, events, storage } = await createVisitor(async () => ({
      ...verifiedGuest,
      isValid: false,
    }));
    await Promise.all([guest.restore(), guest.restore()]);
    expect(verifyMock).toHaveBeenCalledOnce();
    expect(events).toEqual(['session known', 'verified']);
    expect(guest.$guest.get()).toEqual({ ...ani, isValid: false });
    expect(await storage.read('guest')).toEqual({ ...ani, isValid: false });
  });

  it('does not call the server if no guest is stored', async () => {
    const { guest, verifyMock, events } = await createVisitor(async () => verifiedGuest, {
      isGuestStored: false,
    });
    await guest.restore();
    expect([verifyMock.mock.calls.length, events, guest.$guest.get()]).toEqual([0, [], null]);
  });

  it.each([
    [404, null],
    [0, ani],
    [401, ani],
    [500, ani],
  ])('after the response %i to the verification, the guest is %j', async (status, expectedGuest) => {
    const { guest, storage } = await createVisitor(() =>
      Promise.reject(Object.assign(new Error(), { status })),
    );
    await guest.restore();
    expect(guest.$guest.get()).toEqual(expectedGuest);
    expect(await storage.read('guest')).toEqual(expectedGuest);
  });

  it('returns the token for an API of another origin, also after a reload', async () => {
    const { guest, storage } = await createVisitor(async () => verifiedGuest, { isGuestStored: false });
    expect(guest.token()).toBeNull();
    await guest.store({ ...verifiedGuest, token: 'xgst-1' });
    const guestAfterReload = createGuestStore({
      storage,
      waitForSession: async () => {},
      verify: async () => verifiedGuest,
    });
    await guestAfterReload.restore();
    expect([guest.token(), guestAfterReload.token()]).toEqual(['xgst-1', 'xgst-1']);
    expect(await storage.read('guest')).toEqual({ ...ani, token: 'xgst-1' });
  });

  it('removes the guest and its token at logout', async () => {
    const { guest, storage } = await createVisitor(async () => verifiedGuest, { isGuestStored: false });
    await guest.store({ ...verifiedGuest, token: 'xgst-1' });
    guest.forget();
    expect([guest.token(), guest.$guest.get(), await storage.read('guest')]).toEqual([null, null, null]);
  });

  it('has no token after the response 404 to the verification', async () => {
    const rejectNotFound = () => Promise.reject(Object.assign(new Error(), { status: 404 }));
    const { guest, storage } = await createVisitor(rejectNotFound, { isGuestStored: false });
    await storage.write('guest', { ...ani, token: 'xgst-1' });
    await guest.restore();
    expect(guest.token()).toBeNull();
  });
});
