import { memberName } from '@naungan/storefront/session/member-name';
import { describe, expect, it, vi } from 'vitest';
import { createTabChannel } from '../../../packages/storefront/src/session/tab-channel.ts';
import { createEncryptedStorage } from '../../../packages/storefront/src/storage/encrypted-storage.ts';
import { fakeBus, fakeKeys, fakeWebStorage } from '../../../packages/storefront/src/storage/fakes.ts';
import { staticSession, VERIFY_TOKEN_PATH, VERIFY_TOKEN_SOURCE } from './static-session.mjs';

const DEVICE_ID = '3f2c1d4e-0000-4000-8000-0123456789ab';
const VERIFY_MODULE = `${VERIFY_TOKEN_SOURCE.replace('export ', '')};return{verify}`;
const sari = { fullName: 'SARI WULANDARI' };
type Verification = { status: number; body?: object; validToken?: string } | 'offline';

/** Returns a fake IndexedDB with only the calls that read the key. */
function fakeIndexedDb(key: CryptoKey | undefined) {
  const succeedLater = (request: { onsuccess?: () => void }) => {
    queueMicrotask(() => request.onsuccess?.());
    return request;
  };
  const database = {
    close: () => undefined,
    transaction: () => ({ objectStore: () => ({ get: () => succeedLater({ result: key } as object) }) }),
  };
  return { open: () => succeedLater({ result: database } as object) };
}

/** Returns a fake browser whose tabs share a key and a channel. `open` loads a static page in a tab. */
function browser() {
  const keys = fakeKeys();
  const bus = fakeBus();
  const tab = () => {
    const webStorage = fakeWebStorage();
    return { webStorage, storage: createEncryptedStorage({ webStorage, keys }) };
  };
  async function open(
    { webStorage }: ReturnType<typeof tab>,
    verification: Verification,
    { hasIsland = false } = {},
  ) {
    const shownTexts: string[] = [];
    const nameElement = {
      get textContent() {
        return shownTexts.at(-1) ?? 'Akun Saya';
      },
      set textContent(text) {
        shownTexts.push(text);
      },
    };
    const dataset: Record<string, string> = {};
    const document = {
      cookie: `device_id=${DEVICE_ID}`,
      documentElement: { dataset },
      querySelector: () => (hasIsland ? {} : null),
      querySelectorAll: () => [nameElement],
    };
    const fetch = vi.fn(async (_url: string, { headers }: { headers: Record<string, string> }) => {
      if (verification === 'offline') throw new TypeError('Failed to fetch');
      const { body, validToken } = verification;
      const status = validToken === headers.access_token ? 200 : verification.status;
      return Response.json({ message: 'success', response: body ?? null }, { status });
    });
    const key = await keys.load();
    const importVerifyToken = async () =>
      new Function('document', 'fetch', 'navigator', 'location', VERIFY_MODULE)(
        document,
        fetch,
        { userAgent: 'Mozilla/5.0 (Linux; Android 14)' },
        { protocol: 'https:' },
      );
    /** Replaces the global `Object`, because the script calls `Object.keys(sessionStorage)`. */
    const fakeObject = { keys: () => [...webStorage.all.keys()] };
    const channel = bus();
    const handleClose = vi.fn();
    class Channel {
      postMessage = channel.postMessage;
      close = handleClose;
      set onmessage(listener: EventListener) {
        channel.addEventListener('message', listener);
      }
    }
    const page = {
      document,
      sessionStorage: webStorage,
      BroadcastChannel: Channel,
      indexedDB: fakeIndexedDb(key),
      Object: fakeObject,
      importVerifyToken,
    };
    const script = staticSession.replace(`import('${VERIFY_TOKEN_PATH}')`, 'importVerifyToken()');
    new Function(...Object.keys(page), script)(...Object.values(page));
    return { nameElement, shownTexts, dataset, fetch, handleClose };
  }
  const renew = (sealed: string) => bus().postMessage({ kind: 'renew', sealed, owner: 'm-1' });
  return { tab, open, renew, channel: () => createTabChannel(bus()) };
}

async function openSignedInBrowser() {
  const memberBrowser = browser();
  const tab = memberBrowser.tab();
  await tab.storage.write('access_token', 't-1');
  await tab.storage.write('user', sari);
  return { ...memberBrowser, tab, newTab: memberBrowser.tab };
}

describe('the session of a static page', () => {
  it("a static page shows the member's name before and after the server has verified the token", async () => {
    const { tab, open } = await openSignedInBrowser();
    const offline = await open(tab, 'offline');
    await vi.waitFor(() => expect(offline.nameElement.textContent).toBe('Sari W.'));
    expect(offline.dataset.session).toBe('member');
    const verifiedPage = await open(tab, { status: 200, body: { fullName: 'SARI PUTRI' } });
    await vi.waitFor(() => expect(verifiedPage.nameElement.textContent).toBe('Sari P.'));
    expect(verifiedPage.fetch.mock.calls[0]?.[1].headers).toEqual({
      access_token: 't-1',
      device_id: DEVICE_ID,
      os: 'Android',
      platform: 'web',
      source: 'storefront',
    });
  });

  it('a static page shows the verified name last, even if the stored name is decrypted after the response', async () => {
    const { tab, open } = await openSignedInBrowser();
    const decrypt = crypto.subtle.decrypt.bind(crypto.subtle);
    let resolveVerified = () => {};
    const verificationEnd = new Promise<void>((done) => {
      resolveVerified = done;
    });
    // The first call of decrypt is for the stored name.
    const decryptSpy = vi.spyOn(crypto.subtle, 'decrypt').mockImplementationOnce(async (...args) => {
      await verificationEnd;
      return decrypt(...args);
    });
    const { shownTexts, fetch } = await open(tab, { status: 200, body: { fullName: 'SARI PUTRI' } });
    await vi.waitFor(async () => expect(await fetch.mock.results[0]?.value).toHaveProperty('bodyUsed', true));
    resolveVerified();
    await vi.waitFor(() => expect(shownTexts).toHaveLength(2));
    expect(shownTexts).toEqual(['Sari W.', 'Sari P.']);
    decryptSpy.mockRestore();
  });

  it.each(['SARI WULANDARI', '  budi ', '', 'ANI  MAYA putri'])(
    'a static page shortens the name %j as other pages do',
    async (fullName) => {
      const { tab, open } = await openSignedInBrowser();
      const { nameElement } = await open(tab, { status: 200, body: { fullName } });
      await vi.waitFor(() => expect(nameElement.textContent).toBe(memberName(fullName)));
    },
  );

  it.each([401, 403])(
    'a static page ends the session, but does not delete the drafts, when the server responds with %i',
    async (status) => {
      const { tab, open } = await openSignedInBrowser();
      await tab.storage.write('draft.m-1.kesehatan', {});
      const { dataset } = await open(tab, { status });
      await vi.waitFor(() => expect(dataset.session).toBe('guest'));
      expect([...tab.webStorage.all.keys()]).toEqual(['site.draft.m-1.kesehatan']);
    },
  );

  it.each([500, 429])(
    "a static page keeps the member's menu when the server responds with %i",
    async (status) => {
      const { tab, open } = await openSignedInBrowser();
      const { dataset, fetch } = await open(tab, { status });
      await vi.waitFor(() => expect(fetch).toHaveBeenCalled());
      expect(dataset.session).toBe('member');
      expect(tab.storage.ciphertext('access_token')).not.toBeNull();
    },
  );

  it("a static page shows the visitor's menu when the token cannot be decrypted", async () => {
    const { tab, open } = await openSignedInBrowser();
    tab.webStorage.setItem('site.access_token', 'AAAA');
    const { dataset, fetch } = await open(tab, 'offline');
    await vi.waitFor(() => expect(dataset.session).toBe('guest'));
    expect(fetch).not.toHaveBeenCalled();
  });

  it('a static page receives the session of another open tab in encrypted form', async () => {
    const { tab, newTab, open, channel } = await openSignedInBrowser();
    const ciphertext = tab.storage.ciphertext('access_token');
    channel().respondWith(() => ciphertext);
    const second = newTab();
    const { nameElement, dataset } = await open(second, { status: 200, body: sari });
    await vi.waitFor(() => expect(nameElement.textContent).toBe('Sari W.'));
    expect(dataset.session).toBe('member');
    expect(second.webStorage.all.get('site.access_token')).toBe(ciphertext);
    expect(ciphertext).not.toContain('t-1');
  });

  it('a static page passes the session to a new tab, and deletes the session and the drafts when another tab logs out', async () => {
    const { tab, open, channel } = await openSignedInBrowser();
    await tab.storage.write('url', '/orders/');
    await tab.storage.write('draft.m-1.kesehatan', {});
    tab.webStorage.setItem('other', 'x');
    const { dataset } = await open(tab, 'offline');
    const otherChannel = channel();
    expect(await otherChannel.requestCiphertext(20)).toBe(tab.storage.ciphertext('access_token'));
    otherChannel.logout();
    expect(dataset.session).toBe('guest');
    expect([...tab.webStorage.all.keys()]).toEqual(['site.url', 'other']);
  });

  it('a static page stores the new token of another tab, and its late 401 for the old token does not end the session', async () => {
    const { tab, newTab, open, renew } = await openSignedInBrowser();
    const other = newTab();
    await other.storage.write('access_token', 't-2');
    const { dataset, fetch } = await open(tab, { status: 401, validToken: 't-2', body: sari });
    renew(other.storage.ciphertext('access_token') ?? '');
    await vi.waitFor(() => expect(fetch).toHaveBeenCalled());
    await fetch.mock.results[0]?.value;
    expect(fetch.mock.calls[0]?.[1].headers.access_token).toBe('t-1');
    expect(await tab.storage.read('access_token')).toBe('t-2');
    expect(dataset.session).toBe('member');
  });

  it('a static page without a session ignores the new token of another tab', async () => {
    const { tab, open, renew } = browser();
    const visitor = tab();
    await open(visitor, 'offline');
    renew('AAAA');
    expect(visitor.webStorage.all.size).toBe(0);
  });

  it('a static page closes the channel and makes no call when no tab has a session', async () => {
    vi.useFakeTimers();
    const { tab, open } = browser();
    const { fetch, handleClose, dataset } = await open(tab(), 'offline');
    vi.advanceTimersByTime(2_000);
    vi.useRealTimers();
    expect([fetch.mock.calls.length, handleClose.mock.calls.length, dataset]).toEqual([0, 1, {}]);
  });

  it('the script of a static page makes no call if an island of the page restores the session', async () => {
    const { tab, open } = await openSignedInBrowser();
    const { fetch } = await open(tab, { status: 401 }, { hasIsland: true });
    expect(fetch).not.toHaveBeenCalled();
    expect(tab.storage.ciphertext('access_token')).not.toBeNull();
  });
});
