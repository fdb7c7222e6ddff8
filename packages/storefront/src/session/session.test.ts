import type { Member } from '@naungan/domain/member/record';
import { describe, expect, it, vi } from 'vitest';
import { createEncryptedStorage, type KeyStore } from '../storage/encrypted-storage.ts';
import { fakeBus, fakeFlag, fakeKeys, fakeWebStorage } from '../storage/fakes.ts';
import { createSession } from './session.ts';

const sari: Member = {
  id: 'm-1',
  full_name: 'SARI WULANDARI',
  fullName: 'SARI WULANDARI',
  email: 'sari@example.com',
  phone_number: '6281234567890',
  role: 'member',
  status: 'active',
  completeProfile: true,
  addreses: null,
  account: null,
  profile: null,
};

function openTab(
  options: {
    webStorage?: ReturnType<typeof fakeWebStorage>;
    keys?: KeyStore;
    bus?: ReturnType<typeof fakeBus>;
    signedInFlag?: ReturnType<typeof fakeFlag>;
    verify?: (token: string) => Promise<Member>;
  } = {},
) {
  const webStorage = options.webStorage ?? fakeWebStorage();
  const storage = createEncryptedStorage({ webStorage, keys: options.keys ?? fakeKeys() });
  const verify = vi.fn(options.verify ?? (async () => sari));
  const onSignInNotAllowed = vi.fn();
  const session = createSession({
    storage,
    channel: (options.bus ?? fakeBus())(),
    verify,
    onSignInNotAllowed,
    signedInFlag: options.signedInFlag ?? fakeFlag(),
    tabTimeoutMs: { withFlag: 500, withoutFlag: 5 },
  });
  return { webStorage, storage, session, verify, onSignInNotAllowed };
}

describe('the session of a tab', () => {
  it('the session of a tab is anonymous without a stored token', async () => {
    const { session, verify } = openTab();
    expect(await session.restore()).toEqual({ state: 'anonymous' });
    expect(verify).not.toHaveBeenCalled();
  });

  it('a new login replaces the session while the restore still waits for the other tabs', async () => {
    const { session, storage } = openTab();
    const restoring = session.restore();
    await session.start('fresh', sari);
    expect(await restoring).toMatchObject({ state: 'member', token: 'fresh' });
    expect(session.token()).toBe('fresh');
    expect(await storage.read('access_token')).toBe('fresh');
  });

  it.each([
    ['is valid', async () => ({ ...sari, id: 'm-2' })],
    ['is rejected', () => Promise.reject({ status: 401 })],
    ['cannot be verified', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])(
    'a new login replaces the session even if a running restore then finds that the stored token %s',
    async (_, response) => {
      const webStorage = fakeWebStorage();
      const keys = fakeKeys();
      await openTab({ webStorage, keys }).session.start('stored', sari);
      let finishVerification = () => {};
      const verification = new Promise<void>((resolve) => {
        finishVerification = resolve;
      });
      const { session, storage, verify } = openTab({
        webStorage,
        keys,
        verify: () => verification.then(response),
      });
      const restoring = session.restore();
      await vi.waitFor(() => expect(verify).toHaveBeenCalled());
      expect(session.token()).toBeNull();
      await session.start('fresh', sari);
      finishVerification();
      expect(await restoring).toMatchObject({ state: 'member', token: 'fresh', member: { id: 'm-1' } });
      expect(await storage.read('access_token')).toBe('fresh');
    },
  );

  it('a new login replaces the session while the restore reads the stored member after a network failure', async () => {
    const webStorage = fakeWebStorage();
    const keys = fakeKeys();
    await openTab({ webStorage, keys }).session.start('stored', sari);
    const offline = () => Promise.reject(new TypeError('Failed to fetch'));
    const { session, storage } = openTab({ webStorage, keys, verify: offline });
    const { read } = storage;
    storage.read = async <T>(name: Parameters<typeof read>[0]) => {
      const value = await read<T>(name);
      if (name === 'user') await session.start('fresh', sari);
      return value;
    };
    expect(await session.restore()).toMatchObject({ state: 'member', token: 'fresh' });
    expect(await read('access_token')).toBe('fresh');
  });

  it('the session of a tab does not start when a member record is updated and no member is signed in', async () => {
    const { session, storage } = openTab();
    await session.restore();
    await session.update(sari);
    expect(session.$session.get()).toEqual({ state: 'anonymous' });
    expect(storage.ciphertext('access_token')).toBeNull();
  });

  it.each([
    ['a restored session: the restore fails', true, 'failed'],
    ['a login during the restore: the tab is anonymous', false, { state: 'anonymous' }],
  ])(
    'the session of a tab does not start if the storage is too full to store %s',
    async (_, isStored, expectedResult) => {
      const webStorage = fakeWebStorage();
      const keys = fakeKeys();
      if (isStored) await openTab({ webStorage, keys }).session.start('stored', sari);
      const { session, storage } = openTab({ webStorage, keys });
      const { write } = storage;
      // Only the marker of a visit, which the restore writes first, still fits.
      storage.write = (name, value) =>
        name === 'is_visited'
          ? write(name, value)
          : Promise.reject(new DOMException('', 'QuotaExceededError'));
      const restoring = session.restore().catch(() => 'failed');
      if (!isStored) await session.start('fresh', sari).catch(() => undefined);
      expect(await restoring).toEqual(expectedResult);
    },
  );

  it('the session of a tab survives a reload of the tab, is stored encrypted, and does not exist in another browser', async () => {
    const tabOfOtherBrowser = openTab();
    const keys = fakeKeys();
    const webStorage = fakeWebStorage();
    const firstTab = openTab({ webStorage, keys });
    await firstTab.session.start('secret-token', sari);
    expect([...webStorage.all.values()].join()).not.toMatch(/secret|SARI/);
    const reloadedTab = openTab({ webStorage, keys });
    expect(await reloadedTab.session.restore()).toMatchObject({ state: 'member', token: 'secret-token' });
    expect(await tabOfOtherBrowser.session.restore()).toEqual({ state: 'anonymous' });
  });

  it('the session is anonymous after the server has rejected the stored token, and is marked as ended by the server', async () => {
    const keys = fakeKeys();
    const webStorage = fakeWebStorage();
    await openTab({ webStorage, keys }).session.start('old', sari);
    const reloadedTab = openTab({
      webStorage,
      keys,
      verify: () => Promise.reject(Object.assign(new Error(), { status: 401 })),
    });
    expect(await reloadedTab.session.restore()).toEqual({ state: 'anonymous' });
    expect([reloadedTab.session.isEndedByServer, openTab().session.isEndedByServer]).toEqual([true, false]);
    expect([...webStorage.all.keys()]).toEqual(['site.is_visited']);
  });

  it('a tab restores the session with the stored member if the server does not respond', async () => {
    const keys = fakeKeys();
    const webStorage = fakeWebStorage();
    await openTab({ webStorage, keys }).session.start('good', sari);
    const reloadedTab = openTab({
      webStorage,
      keys,
      verify: () => Promise.reject(Object.assign(new Error(), { status: 0 })),
    });
    expect(await reloadedTab.session.restore()).toMatchObject({ state: 'member', member: { id: 'm-1' } });
  });

  it('the session is anonymous if the storage was tampered with', async () => {
    const webStorage = fakeWebStorage();
    for (const invalidText of ['%%%', 'AAAA', btoa('{"token":1}'), '']) {
      webStorage.setItem('site.access_token', invalidText);
      expect(await openTab({ webStorage }).session.restore()).toEqual({ state: 'anonymous' });
    }
  });

  it.each([{ role: 'desk' }, { role: 'admin' }, { status: 'inactive' }])(
    'the session of a tab does not start for a member with %j, and the storage is cleared',
    async (changes) => {
      const { session, webStorage, storage } = openTab();
      await storage.write('guest', { fullName: 'A' });
      expect(await session.start('t', { ...sari, ...changes })).toBe(false);
      expect(session.$session.get()).toEqual({ state: 'anonymous' });
      expect(webStorage.all.size).toBe(0);
    },
  );

  it('the session is anonymous, calls onSignInNotAllowed and clears the storage if the stored member may not sign in any more', async () => {
    const keys = fakeKeys();
    const webStorage = fakeWebStorage();
    await openTab({ webStorage, keys }).session.start('t', sari);
    const reloadedTab = openTab({ webStorage, keys, verify: async () => ({ ...sari, status: 'inactive' }) });
    expect(await reloadedTab.session.restore()).toEqual({ state: 'anonymous' });
    expect(reloadedTab.onSignInNotAllowed).toHaveBeenCalledOnce();
    expect(webStorage.all.size).toBe(0);
  });

  it('the session of a tab ends when another tab logs out: the storage is cleared except the last URL', async () => {
    const bus = fakeBus();
    const keys = fakeKeys();
    const firstTab = openTab({ bus, keys });
    await firstTab.session.start('shared', sari);
    await firstTab.storage.write('draft.m-1.kesehatan', { values: {} });
    await firstTab.storage.write('url', '/orders/');
    const secondTab = openTab({ bus, keys });
    await secondTab.session.restore();
    await secondTab.session.signOut();
    await vi.waitFor(async () => {
      expect(await firstTab.storage.read('draft.m-1.kesehatan')).toBeNull();
      expect(await firstTab.storage.read('url')).toBe('/orders/');
    });
  });

  it('a tab shares the session with a new tab, and all tabs end the session when one tab logs out', async () => {
    const bus = fakeBus();
    const keys = fakeKeys();
    const firstTab = openTab({ bus, keys });
    await firstTab.session.start('shared', sari);
    const secondTab = openTab({ bus, keys });
    expect(await secondTab.session.restore()).toMatchObject({ state: 'member', token: 'shared' });
    await secondTab.session.signOut();
    await vi.waitFor(() => expect(firstTab.session.$session.get()).toEqual({ state: 'anonymous' }));
    expect(firstTab.session.token()).toBeNull();
  });

  it('a new tab restores the session from a slow tab while the signed-in flag is set, and removes the flag if no tab responds', async () => {
    const keys = fakeKeys();
    const signedInFlag = fakeFlag();
    const bus = fakeBus();
    const slowTab = bus();
    const signedInTab = openTab({ keys, signedInFlag });
    await signedInTab.session.start('shared', sari);
    const response = { kind: 'tell', sealed: signedInTab.storage.ciphertext('access_token') };
    slowTab.addEventListener('message', () => setTimeout(() => slowTab.postMessage(response), 50));
    expect(await openTab({ bus, keys, signedInFlag }).session.restore()).toMatchObject({ token: 'shared' });
    const onlyTab = openTab({ keys, signedInFlag });
    expect(signedInFlag.isSet()).toBe(true);
    expect(await onlyTab.session.restore()).toEqual({ state: 'anonymous' });
    expect(signedInFlag.isSet()).toBe(false);
  });

  it('a tab removes the signed-in flag when the member logs out or the server ends the session', async () => {
    for (const endSession of ['signOut', 'expire'] as const) {
      const signedInFlag = fakeFlag();
      const { session } = openTab({ signedInFlag });
      await session.start('t', sari);
      expect(signedInFlag.isSet()).toBe(true);
      await session[endSession]();
      expect(signedInFlag.isSet()).toBe(false);
    }
  });

  it('the session of a tab leaves only the last URL in the storage when the member logs out', async () => {
    const { session, storage } = openTab();
    await session.start('t', sari);
    await storage.write('url', '/orders/');
    await storage.write('draft.m-1.kesehatan', { values: {} });
    await session.signOut();
    expect(await storage.read('url')).toBe('/orders/');
    expect(await storage.read('draft.m-1.kesehatan')).toBeNull();
  });

  it('the session of a tab leaves drafts in the storage when it expires, and is marked as ended by the server', async () => {
    const { session, storage } = openTab();
    await session.start('t', sari);
    await storage.write('draft.m-1.kesehatan', { values: { fullname: 'SARI' } });
    session.expire();
    expect(session.isEndedByServer).toBe(true);
    expect(await storage.read('draft.m-1.kesehatan')).toEqual({ values: { fullname: 'SARI' } });
  });
});
