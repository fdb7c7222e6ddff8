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

function tab(
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
    patience: { signedIn: 500, visitor: 5 },
  });
  return { webStorage, storage, session, verify, onRefused };
}

describe('session', () => {
  it('is anonymous without a stored token', async () => {
    const { session, verify } = tab();
    expect(await session.restore()).toEqual({ state: 'anonymous' });
    expect(verify).not.toHaveBeenCalled();
  });

  it('keeps who signs in while it still asks the other tabs', async () => {
    const { session, storage } = tab();
    const restoring = session.restore();
    await session.start('fresh', sari);
    expect(await restoring).toMatchObject({ state: 'member', token: 'fresh' });
    expect(session.token()).toBe('fresh');
    expect(await storage.read('access_token')).toBe('fresh');
  });

  it.each([
    ['is good', async () => ({ ...sari, id: 'm-2' })],
    ['is refused', () => Promise.reject({ status: 401 })],
    ['cannot be asked about', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('keeps who signs in while the stored token %s', async (_, answer) => {
    const webStorage = fakeWebStorage();
    const keys = fakeKeys();
    await tab({ webStorage, keys }).session.start('stored', sari);
    let answerNow = () => {};
    const asked = new Promise<void>((resolve) => {
      answerNow = resolve;
    });
    const { session, storage, verify } = tab({ webStorage, keys, verify: () => asked.then(answer) });
    const restoring = session.restore();
    await vi.waitFor(() => expect(verify).toHaveBeenCalled());
    expect(session.token()).toBeNull();
    await session.start('fresh', sari);
    answerNow();
    expect(await restoring).toMatchObject({ state: 'member', token: 'fresh', member: { id: 'm-1' } });
    expect(await storage.read('access_token')).toBe('fresh');
  });

  it.each([
    ['a stored session', true, 'failed'],
    ['somebody who signs in meanwhile', false, { state: 'anonymous' }],
  ])('comes to an end when the storage is too full to write down %s', async (_, isStored, end) => {
    const webStorage = fakeWebStorage();
    const keys = fakeKeys();
    if (isStored) await tab({ webStorage, keys }).session.start('stored', sari);
    const full = tab({ webStorage, keys });
    const { write } = full.storage;
    full.storage.write = (name, value) =>
      name === 'is_visited' ? write(name, value) : Promise.reject(new DOMException('', 'QuotaExceededError'));
    const restoring = full.session.restore().catch(() => 'failed');
    if (!isStored) await full.session.start('fresh', sari).catch(() => undefined);
    expect(await restoring).toEqual(end);
  });

  it('survives a reload of the tab, and stores nothing readable', async () => {
    const first = tab();
    const keys = fakeKeys();
    const webStorage = fakeWebStorage();
    const before = tab({ webStorage, keys });
    await before.session.start('secret-token', sari);
    expect([...webStorage.all.values()].join()).not.toMatch(/secret|SARI/);
    const after = tab({ webStorage, keys });
    expect(await after.session.restore()).toMatchObject({ state: 'member', token: 'secret-token' });
    expect(await first.session.restore()).toEqual({ state: 'anonymous' });
  });

  it('forgets a token that the server refuses', async () => {
    const keys = fakeKeys();
    const webStorage = fakeWebStorage();
    await tab({ webStorage, keys }).session.start('old', sari);
    const after = tab({
      webStorage,
      keys,
      verify: () => Promise.reject(Object.assign(new Error(), { status: 401 })),
    });
    expect(await after.session.restore()).toEqual({ state: 'anonymous' });
    expect([after.session.ended, tab().session.ended]).toEqual([true, false]);
    expect([...webStorage.all.keys()]).toEqual(['site.is_visited']);
  });

  it('keeps the member when only the network failed', async () => {
    const keys = fakeKeys();
    const webStorage = fakeWebStorage();
    await tab({ webStorage, keys }).session.start('good', sari);
    const after = tab({
      webStorage,
      keys,
      verify: () => Promise.reject(Object.assign(new Error(), { status: 0 })),
    });
    expect(await after.session.restore()).toMatchObject({ state: 'member', member: { id: 'm-1' } });
  });

  it('starts anew, without a crash, when the storage was tampered with', async () => {
    const webStorage = fakeWebStorage();
    for (const rubbish of ['%%%', 'AAAA', btoa('{"token":1}'), '']) {
      webStorage.setItem('site.access_token', rubbish);
      expect(await tab({ webStorage }).session.restore()).toEqual({ state: 'anonymous' });
    }
  });

  it.each([{ role: 'desk' }, { role: 'admin' }, { status: 'inactive' }])(
    'refuses %j and wipes the storage',
    async (facts) => {
      const { session, webStorage, storage } = tab();
      await storage.write('guest', { fullName: 'A' });
      expect(await session.start('t', { ...sari, ...facts })).toBe(false);
      expect(session.$session.get()).toEqual({ state: 'anonymous' });
      expect(webStorage.all.size).toBe(0);
    },
  );

  it('tells of a stored session whose member may not sign in any more', async () => {
    const keys = fakeKeys();
    const webStorage = fakeWebStorage();
    await tab({ webStorage, keys }).session.start('t', sari);
    const after = tab({ webStorage, keys, verify: async () => ({ ...sari, status: 'inactive' }) });
    expect(await after.session.restore()).toEqual({ state: 'anonymous' });
    expect(after.onRefused).toHaveBeenCalledOnce();
    expect(webStorage.all.size).toBe(0);
  });

  it('empties a tab when another one logs out, but for the last URL', async () => {
    const bus = fakeBus();
    const keys = fakeKeys();
    const first = tab({ bus, keys });
    await first.session.start('shared', sari);
    await first.storage.write('draft.m-1.kesehatan', { values: {} });
    await first.storage.write('url', '/orders/');
    const second = tab({ bus, keys });
    await second.session.restore();
    await second.session.signOut();
    await vi.waitFor(async () => {
      expect(await first.storage.read('draft.m-1.kesehatan')).toBeNull();
      expect(await first.storage.read('url')).toBe('/orders/');
    });
  });

  it('hands the session to a new tab and ends it in all tabs', async () => {
    const bus = fakeBus();
    const keys = fakeKeys();
    const first = tab({ bus, keys });
    await first.session.start('shared', sari);
    const second = tab({ bus, keys });
    expect(await second.session.restore()).toMatchObject({ state: 'member', token: 'shared' });
    await second.session.signOut();
    await vi.waitFor(() => expect(first.session.$session.get()).toEqual({ state: 'anonymous' }));
    expect(first.session.token()).toBeNull();
  });

  it('waits for a slow tab where one is signed in, and once only where that is long over', async () => {
    const keys = fakeKeys();
    const signedIn = fakeFlag();
    const bus = fakeBus();
    const slow = bus();
    const first = tab({ keys, signedIn });
    await first.session.start('shared', sari);
    const answer = { kind: 'tell', sealed: first.storage.ciphertext('access_token') };
    slow.addEventListener('message', () => setTimeout(() => slow.postMessage(answer), 50));
    expect(await tab({ bus, keys, signedIn }).session.restore()).toMatchObject({ token: 'shared' });
    const alone = tab({ keys, signedIn });
    expect(signedIn.isSet()).toBe(true);
    expect(await alone.session.restore()).toEqual({ state: 'anonymous' });
    expect(signedIn.isSet()).toBe(false);
  });

  it('knows that nobody is signed in any more when the member leaves, or the server ends the session', async () => {
    for (const end of ['signOut', 'expire'] as const) {
      const signedIn = fakeFlag();
      const { session } = tab({ signedIn });
      await session.start('t', sari);
      expect(signedIn.isSet()).toBe(true);
      await session[end]();
      expect(signedIn.isSet()).toBe(false);
    }
  });

  it('keeps the last URL and nothing else when the member leaves', async () => {
    const { session, storage } = tab();
    await session.start('t', sari);
    await storage.write('url', '/orders/');
    await storage.write('draft.m-1.kesehatan', { values: {} });
    await session.signOut();
    expect(await storage.read('url')).toBe('/orders/');
    expect(await storage.read('draft.m-1.kesehatan')).toBeNull();
  });

  it('keeps drafts when a session only expired, and knows why it is over', async () => {
    const { session, storage } = tab();
    await session.start('t', sari);
    await storage.write('draft.m-1.kesehatan', { values: { fullname: 'SARI' } });
    session.expire();
    expect(session.ended).toBe(true);
    expect(await storage.read('draft.m-1.kesehatan')).toEqual({ values: { fullname: 'SARI' } });
  });
});
