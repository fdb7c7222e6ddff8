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
    signedIn?: ReturnType<typeof fakeFlag>;
    verify?: (token: string) => Promise<Member>;
  } = {},
) {
  const webStorage = options.webStorage ?? fakeWebStorage();
  const storage = createEncryptedStorage({ webStorage, keys: options.keys ?? fakeKeys() });
  const verify = vi.fn(options.verify ?? (async () => sari));
  const onRefused = vi.fn();
  const session = createSession({
    storage,
    channel: (options.bus ?? fakeBus())(),
    verify,
    onRefused,
    signedIn: options.signedIn ?? fakeFlag(),
    tabTimeout: { signedIn: 500, visitor: 5 },
  });
  return { webStorage, storage, session, verify, onRefused };
}

describe('session', () => {
  it('the session is anonymous without a stored token', async () => {
    const { session, verify } = openTab();
    expect(await session.restore()).toEqual({ state: 'anonymous' });
    expect(verify).not.toHaveBeenCalled();
  });

  it('keeps a new login while the token is still requested from the other tabs', async () => {
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
  ])('keeps a new login while the stored token %s', async (_, response) => {
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
  });

  it('keeps a new login while the stored member is read after a network failure', async () => {
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

  it('stores no member record without a signed-in member', async () => {
    const { session, storage } = openTab();
    await session.restore();
    await session.update(sari);
    expect(session.$session.get()).toEqual({ state: 'anonymous' });
    expect(storage.ciphertext('access_token')).toBeNull();
  });

  it.each([
    ['a stored session', true, 'failed'],
    ['a login during the restore', false, { state: 'anonymous' }],
  ])('ends if the storage is too full to store %s', async (_, isStored, end) => {
    const webStorage = fakeWebStorage();
    const keys = fakeKeys();
    if (isStored) await openTab({ webStorage, keys }).session.start('stored', sari);
    const full = openTab({ webStorage, keys });
    const { write } = full.storage;
    full.storage.write = (name, value) =>
      name === 'is_visited' ? write(name, value) : Promise.reject(new DOMException('', 'QuotaExceededError'));
    const restoring = full.session.restore().catch(() => 'failed');
    if (!isStored) await full.session.start('fresh', sari).catch(() => undefined);
    expect(await restoring).toEqual(end);
  });

  it('survives a reload of the tab, and stores only encrypted data', async () => {
    const first = openTab();
    const keys = fakeKeys();
    const webStorage = fakeWebStorage();
    const before = openTab({ webStorage, keys });
    await before.session.start('secret-token', sari);
    expect([...webStorage.all.values()].join()).not.toMatch(/secret|SARI/);
    const after = openTab({ webStorage, keys });
    expect(await after.session.restore()).toMatchObject({ state: 'member', token: 'secret-token' });
    expect(await first.session.restore()).toEqual({ state: 'anonymous' });
  });

  it('drops a token that the server rejects', async () => {
    const keys = fakeKeys();
    const webStorage = fakeWebStorage();
    await openTab({ webStorage, keys }).session.start('old', sari);
    const after = openTab({
      webStorage,
      keys,
      verify: () => Promise.reject(Object.assign(new Error(), { status: 401 })),
    });
    expect(await after.session.restore()).toEqual({ state: 'anonymous' });
    expect([after.session.ended, openTab().session.ended]).toEqual([true, false]);
    expect([...webStorage.all.keys()]).toEqual(['site.is_visited']);
  });

  it('keeps the member after a network failure', async () => {
    const keys = fakeKeys();
    const webStorage = fakeWebStorage();
    await openTab({ webStorage, keys }).session.start('good', sari);
    const after = openTab({
      webStorage,
      keys,
      verify: () => Promise.reject(Object.assign(new Error(), { status: 0 })),
    });
    expect(await after.session.restore()).toMatchObject({ state: 'member', member: { id: 'm-1' } });
  });

  it('starts anonymous if the storage was tampered with', async () => {
    const webStorage = fakeWebStorage();
    for (const invalidText of ['%%%', 'AAAA', btoa('{"token":1}'), '']) {
      webStorage.setItem('site.access_token', invalidText);
      expect(await openTab({ webStorage }).session.restore()).toEqual({ state: 'anonymous' });
    }
  });

  it.each([{ role: 'desk' }, { role: 'admin' }, { status: 'inactive' }])(
    'rejects %j and clears the storage',
    async (changes) => {
      const { session, webStorage, storage } = openTab();
      await storage.write('guest', { fullName: 'A' });
      expect(await session.start('t', { ...sari, ...changes })).toBe(false);
      expect(session.$session.get()).toEqual({ state: 'anonymous' });
      expect(webStorage.all.size).toBe(0);
    },
  );

  it('reports a stored session whose member may not sign in any more', async () => {
    const keys = fakeKeys();
    const webStorage = fakeWebStorage();
    await openTab({ webStorage, keys }).session.start('t', sari);
    const after = openTab({ webStorage, keys, verify: async () => ({ ...sari, status: 'inactive' }) });
    expect(await after.session.restore()).toEqual({ state: 'anonymous' });
    expect(after.onRefused).toHaveBeenCalledOnce();
    expect(webStorage.all.size).toBe(0);
  });

  it('clears the storage of a tab, except the last URL, when another tab logs out', async () => {
    const bus = fakeBus();
    const keys = fakeKeys();
    const first = openTab({ bus, keys });
    await first.session.start('shared', sari);
    await first.storage.write('draft.m-1.kesehatan', { values: {} });
    await first.storage.write('url', '/orders/');
    const second = openTab({ bus, keys });
    await second.session.restore();
    await second.session.signOut();
    await vi.waitFor(async () => {
      expect(await first.storage.read('draft.m-1.kesehatan')).toBeNull();
      expect(await first.storage.read('url')).toBe('/orders/');
    });
  });

  it('shares the session with a new tab and ends it in all tabs', async () => {
    const bus = fakeBus();
    const keys = fakeKeys();
    const first = openTab({ bus, keys });
    await first.session.start('shared', sari);
    const second = openTab({ bus, keys });
    expect(await second.session.restore()).toMatchObject({ state: 'member', token: 'shared' });
    await second.session.signOut();
    await vi.waitFor(() => expect(first.session.$session.get()).toEqual({ state: 'anonymous' }));
    expect(first.session.token()).toBeNull();
  });

  it('waits for the response of a slow tab while a tab is known to be signed in', async () => {
    const keys = fakeKeys();
    const signedIn = fakeFlag();
    const bus = fakeBus();
    const slow = bus();
    const first = openTab({ keys, signedIn });
    await first.session.start('shared', sari);
    const response = { kind: 'tell', sealed: first.storage.ciphertext('access_token') };
    slow.addEventListener('message', () => setTimeout(() => slow.postMessage(response), 50));
    expect(await openTab({ bus, keys, signedIn }).session.restore()).toMatchObject({ token: 'shared' });
    const onlyTab = openTab({ keys, signedIn });
    expect(signedIn.isSet()).toBe(true);
    expect(await onlyTab.session.restore()).toEqual({ state: 'anonymous' });
    expect(signedIn.isSet()).toBe(false);
  });

  it('clears the signed-in flag when the member logs out or the server ends the session', async () => {
    for (const end of ['signOut', 'expire'] as const) {
      const signedIn = fakeFlag();
      const { session } = openTab({ signedIn });
      await session.start('t', sari);
      expect(signedIn.isSet()).toBe(true);
      await session[end]();
      expect(signedIn.isSet()).toBe(false);
    }
  });

  it('keeps only the last URL when the member logs out', async () => {
    const { session, storage } = openTab();
    await session.start('t', sari);
    await storage.write('url', '/orders/');
    await storage.write('draft.m-1.kesehatan', { values: {} });
    await session.signOut();
    expect(await storage.read('url')).toBe('/orders/');
    expect(await storage.read('draft.m-1.kesehatan')).toBeNull();
  });

  it('keeps drafts when a session expired, and reports the end of the session', async () => {
    const { session, storage } = openTab();
    await session.start('t', sari);
    await storage.write('draft.m-1.kesehatan', { values: { fullname: 'SARI' } });
    session.expire();
    expect(session.ended).toBe(true);
    expect(await storage.read('draft.m-1.kesehatan')).toEqual({ values: { fullname: 'SARI' } });
  });
});
