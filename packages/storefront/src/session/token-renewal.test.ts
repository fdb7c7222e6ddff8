import type { Member } from '@naungan/domain/member/record';
import { describe, expect, it, vi } from 'vitest';
import { createEncryptedStorage, type KeyStore } from '../storage/encrypted-storage.ts';
import { fakeBus, fakeFlag, fakeKeys, fakeWebStorage } from '../storage/fakes.ts';
import { createSession } from './session.ts';
import { type TokenRenewal, tokenRenewalOf } from './token-renewal.ts';

const sari = { id: 'm-1', role: 'member', status: 'active', fullName: 'SARI' } as Member;
const budi = { ...sari, id: 'm-2', fullName: 'BUDI' };
const ended = () => Promise.reject(Object.assign(new Error(), { status: 401 }));

/** Returns a fake browser. `valid` has the tokens that the server accepts. */
function browser(valid: Map<string, Member>) {
  const keys: KeyStore = fakeKeys();
  const bus = fakeBus();
  function openTab() {
    const storage = createEncryptedStorage({ webStorage: fakeWebStorage(), keys });
    const channel = bus();
    const verify = async (token: string) => valid.get(token) ?? ended();
    let renewal: TokenRenewal | undefined;
    const session = createSession({
      storage,
      channel,
      signedInFlag: fakeFlag(),
      verify,
      onRenew: (message) => void renewal?.adopt(message),
    });
    renewal = tokenRenewalOf({ session, storage, channel, verify });
    return { storage, session, renewal };
  }
  return { openTab };
}
const replyOf = (access_token: string) => ({ message: 'success', response: { access_token } });

describe('a renewed token', () => {
  it('a renewed token replaces the token of every tab of the member, also in the storage', async () => {
    const { openTab } = browser(new Map([['one', sari]]));
    const [tab, otherTab] = [openTab(), openTab()];
    for (const { session } of [tab, otherTab]) await session.start('one', sari);
    await tab.renewal.renew(async () => replyOf('two'));
    expect(tab.session.token()).toBe('two');
    await vi.waitFor(() => expect(otherTab.session.token()).toBe('two'));
    for (const { storage } of [tab, otherTab]) expect(await storage.read('access_token')).toBe('two');
  });

  it('a renewed token changes nothing in a tab of another member or in a tab without a session', async () => {
    const { openTab } = browser(new Map([['one', sari]]));
    const [tab, otherTab, visitorTab] = [openTab(), openTab(), openTab()];
    await tab.session.start('one', sari);
    await otherTab.session.start('b', budi);
    await tab.renewal.renew(async () => replyOf('two'));
    expect(await otherTab.storage.read('access_token')).toBe('b');
    expect(otherTab.session.token()).toBe('b');
    expect(visitorTab.storage.ciphertext('access_token')).toBeNull();
  });

  it('a failed call keeps the token, and its problem is thrown', async () => {
    const { session, renewal } = browser(new Map([['one', sari]])).openTab();
    await session.start('one', sari);
    await expect(renewal.renew(() => Promise.reject(new Error('wrong')))).rejects.toThrow('wrong');
    expect(session.token()).toBe('one');
  });
});

describe('the replacement of a rejected token', () => {
  it('a call that is rejected during a renewal waits for the new token', async () => {
    const { session, renewal } = browser(new Map()).openTab();
    await session.start('one', sari);
    let respond = (_reply: ReturnType<typeof replyOf>) => {};
    const running = renewal.renew(
      () =>
        new Promise<ReturnType<typeof replyOf>>((resolve) => {
          respond = resolve;
        }),
    );
    const replacement = renewal.replacedToken('one', '/orders');
    // The reply takes longer than the other tabs have time to respond.
    setTimeout(() => respond(replyOf('two')), 700);
    expect(await replacement).toBe('two');
    await running;
  });

  it('a rejected renewal itself does not wait for its own reply', async () => {
    const { session, renewal } = browser(new Map()).openTab();
    await session.start('one', sari);
    const running = renewal.renew(async () => {
      await expect(renewal.replacedToken('one', '/user/reauthenticate')).resolves.toBeNull();
      return ended();
    });
    await expect(running).rejects.toThrow();
  });

  it('a call that is rejected after a renewal is sent with the new token', async () => {
    const { session, renewal } = browser(new Map()).openTab();
    await session.start('one', sari);
    await renewal.renew(async () => replyOf('two'));
    expect(await renewal.replacedToken('one', '/orders')).toBe('two');
  });

  it('a tab that missed the new token gets it from another tab, and stores it', async () => {
    const valid = new Map([['two', sari]]);
    const { openTab } = browser(valid);
    const [tab, staleTab, otherTab] = [openTab(), openTab(), openTab()];
    await staleTab.session.start('one', sari);
    await otherTab.session.start('one', sari);
    await tab.session.start('two', sari);
    expect(await staleTab.renewal.replacedToken('one', '/orders')).toBe('two');
    expect(staleTab.session.token()).toBe('two');
    expect(await staleTab.storage.read('access_token')).toBe('two');
  });

  it('a restored tab with an old token gets the new one from another tab', async () => {
    const { openTab } = browser(new Map([['two', sari]]));
    const [tab, staleTab] = [openTab(), openTab()];
    await tab.session.start('two', sari);
    await staleTab.storage.write('access_token', 'one');
    await staleTab.storage.write('user', sari);
    expect(await staleTab.renewal.replacedToken('one', '/user/verify')).toBe('two');
    expect(await staleTab.storage.read('access_token')).toBe('two');
  });

  it.each([
    ['belongs to another member', new Map([['two', budi]])],
    ['has ended, too', new Map<string, Member>()],
  ])('a token of another tab that %s replaces none', async (_name, valid) => {
    const { openTab } = browser(valid);
    const [tab, staleTab] = [openTab(), openTab()];
    await staleTab.session.start('one', sari);
    await tab.session.start('two', budi);
    expect(await staleTab.renewal.replacedToken('one', '/orders')).toBeNull();
    expect(staleTab.session.token()).toBe('one');
  });

  it('a session that has ended in all tabs has no replacement', async () => {
    const { session, renewal } = browser(new Map()).openTab();
    await session.start('one', sari);
    expect(await renewal.replacedToken('one', '/orders')).toBeNull();
    session.expire();
    expect(await renewal.replacedToken('one', '/orders')).toBeNull();
  });
});
