import { expect, it, vi } from 'vitest';
import { createTabChannel } from '../../../packages/storefront/src/session/tab-channel.ts';
import { createEncryptedStorage } from '../../../packages/storefront/src/storage/encrypted-storage.ts';
import { fakeBus, fakeKeys, fakeWebStorage } from '../../../packages/storefront/src/storage/fakes.ts';
import { startMemberCalls } from './inline-scripts.mjs';

type Calls = { url: string; token: string }[];
const ORDERS = '/api/v1/transaction';
const DEVICE_ID = '3f2c1d4e-0000-4000-8000-0123456789ab';
const VERIFY = '/api/v1/user/verify';

/** Calls `onsuccess` of a fake IndexedDB request in the next microtask. */
const succeedLater = (request: { onsuccess?: () => void }) => {
  queueMicrotask(() => request.onsuccess?.());
  return request;
};

/** Returns a fake browser with two tabs; only the first tab has a session. `openPage` opens a member's page in a tab. */
async function browser() {
  const keys = fakeKeys();
  const bus = fakeBus();
  const tabs = [fakeWebStorage(), fakeWebStorage()] as const;
  const localStorage = fakeWebStorage();
  const storage = createEncryptedStorage({ webStorage: tabs[0], keys });
  await storage.write('access_token', 't-1');
  const key = await keys.load();
  const objectStore = () => ({ get: () => succeedLater({ result: key } as object) });
  const indexedDB = {
    open: () =>
      succeedLater({ result: { close: () => undefined, transaction: () => ({ objectStore }) } } as object),
  };

  async function openPage(tab: 0 | 1, dataset: Record<string, string>, search = '') {
    const fetch = vi.fn(async (_url: string, _options: { headers: Record<string, string> }) =>
      Response.json({}),
    );
    const channel = bus();
    class Channel {
      postMessage = channel.postMessage;
      close = () => undefined;
      set onmessage(listener: EventListener) {
        channel.addEventListener('message', listener);
      }
    }
    const page = {
      document: { currentScript: { dataset }, cookie: `device_id=${DEVICE_ID}` },
      navigator: { userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)' },
      window: {} as { firstCalls?: Promise<Calls> },
      sessionStorage: tabs[tab],
      localStorage,
      indexedDB,
      BroadcastChannel: Channel,
      fetch,
      location: { search, protocol: 'https:' },
    };
    new Function(...Object.keys(page), startMemberCalls)(...Object.values(page));
    const calls = (await page.window.firstCalls) ?? [];
    for (const [, { headers }] of fetch.mock.calls)
      expect(headers).toMatchObject({
        device_id: DEVICE_ID,
        os: 'iOS',
        platform: 'web',
        source: 'storefront',
      });
    const sentTokens = fetch.mock.calls.map(([, options]) => options.headers.access_token);
    return {
      urls: calls.map(({ url }) => url),
      tokens: [...new Set([...sentTokens, ...calls.map(({ token }) => token)])],
    };
  }
  return {
    openPage,
    tokenCiphertext: () => storage.ciphertext('access_token'),
    channel: () => createTabChannel(bus()),
    bus,
    tabs,
    localStorage,
  };
}

it("a member's page immediately verifies the session and loads its data", async () => {
  const { openPage } = await browser();
  expect(await openPage(0, { url: ORDERS })).toEqual({ urls: [VERIFY, ORDERS], tokens: ['t-1'] });
  expect(await openPage(0, {})).toEqual({ urls: [VERIFY], tokens: ['t-1'] });
});

it.each([
  ['', [VERIFY, ORDERS]],
  ['?tab=profile', [VERIFY]],
])("a member's page with `data-bare` and the query '%s' starts the calls %j", async (search, urls) => {
  const { openPage } = await browser();
  expect((await openPage(0, { url: ORDERS, bare: '' }, search)).urls).toEqual(urls);
});

it("a member's page uses the session of an open tab", async () => {
  const { openPage, channel, tokenCiphertext, tabs } = await browser();
  channel().respondWith(tokenCiphertext);
  expect(await openPage(1, { url: ORDERS })).toEqual({ urls: [VERIFY, ORDERS], tokens: ['t-1'] });
  expect(tabs[1].all.get('site.access_token')).toBe(tokenCiphertext());
});

it("a member's page waits 200 ms for another tab when the flag of a signed-in tab is set", async () => {
  const { openPage, bus, tokenCiphertext, localStorage } = await browser();
  localStorage.setItem('site-signed-in', '1');
  const slowTab = bus();
  setTimeout(() => slowTab.postMessage({ kind: 'tell', sealed: tokenCiphertext() }), 200);
  expect((await openPage(1, { url: ORDERS })).tokens).toEqual(['t-1']);
});

it("a member's page makes no call for a visitor, or when the token cannot be decrypted", async () => {
  const { openPage, tabs } = await browser();
  expect((await openPage(1, { url: ORDERS })).urls).toEqual([]);
  tabs[1].setItem('site.access_token', 'AAAA');
  expect((await openPage(1, { url: ORDERS })).urls).toEqual([]);
});
