import { expect, test, vi } from 'vitest';
import { oncePerStorefront } from './once-per-storefront.ts';
import { createStorefront } from './storefront.ts';

const urlAt = (pathname: string) => () => ({ pathname, search: '', hash: '' });

test('oncePerStorefront creates an object on first use, once per storefront', () => {
  const create = vi.fn(({ storageKeys }: { storageKeys: string }) => ({ storageKeys }));
  const keysOf = oncePerStorefront(create);
  const [siteShop, partnerShop] = [createStorefront(), createStorefront({ storageKeys: 'toko' })];
  expect(create).not.toHaveBeenCalled();
  expect(keysOf(siteShop)).toBe(keysOf(siteShop));
  expect([keysOf(siteShop), keysOf(partnerShop)]).toEqual([{ storageKeys: 'site' }, { storageKeys: 'toko' }]);
  expect(create).toHaveBeenCalledTimes(2);
});

test('a storefront stores the data of each API under separate names', () => {
  const keysOf = (origin: string) => createStorefront({ origin, storageKeys: 'toko' }).storageKeys;
  expect([keysOf(''), keysOf('https://broker.example'), keysOf('https://test.example/')]).toEqual([
    'toko',
    'toko@https://broker.example',
    'toko@https://test.example',
  ]);
});

test('oncePerStorefront calls a function only once, even if the function has no result', () => {
  const start = vi.fn(() => undefined);
  const startOnce = oncePerStorefront(start);
  const shop = createStorefront();
  startOnce(shop);
  startOnce(shop);
  expect(start).toHaveBeenCalledOnce();
});

test("a storefront does not redirect when the session ends on the host's login page", async () => {
  const navigate = vi.fn();
  const shop = createStorefront({
    links: { login: '/masuk' },
    navigation: { navigate, currentUrl: urlAt('/masuk/') },
  });
  await shop.expire();
  expect(shop.session.isEndedByServer).toBe(true);
  expect(navigate).not.toHaveBeenCalled();
});

test('a storefront redirects after the end of the session when the files of drafts are stored', async () => {
  const navigate = vi.fn();
  vi.stubGlobal('addEventListener', vi.fn());
  vi.stubGlobal('removeEventListener', vi.fn());
  const shop = createStorefront({ navigation: { navigate, currentUrl: urlAt('/claims/P-1') } });
  // Node has no IndexedDB for the key of the storage.
  const write = vi.spyOn(shop.storage, 'write').mockResolvedValue();
  let finishSave = () => {};
  shop.fileSaves.add(
    new Promise<void>((resolve) => {
      finishSave = resolve;
    }),
  );
  const expired = shop.expire();
  await vi.waitFor(() => expect(write).toHaveBeenCalledWith('reason', 'ended'));
  expect(navigate).not.toHaveBeenCalled();
  finishSave();
  await expired;
  expect(navigate).toHaveBeenCalledWith(shop.links.logout);
  vi.unstubAllGlobals();
});

test("a storefront uses this site's link to a page if the host gives no link", () => {
  const { links, storageKeys } = createStorefront({ links: { account: '/akun' } });
  expect(links).toMatchObject({ account: '/akun', login: '/login' });
  expect(storageKeys).toBe('site');
});

test.each([
  ['Toko-Maju', 'toko-maju'],
  [' toko-maju ', 'toko-maju'],
  ['Toko Maju!', undefined],
  [`toko-${'a'.repeat(40)}`, undefined],
])(
  'a storefront sends the partner code %j as %j, and logs an error for an invalid code',
  async (partner, expectedCode) => {
    const consoleError = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const fetchMock = vi.fn<typeof fetch>(async () => Response.json({ message: 'OK', response: {} }));
    const shop = createStorefront({ partner, fetch: fetchMock });
    await shop.api.call('createGuest', {
      body: { fullName: 'Budi', phoneNumber: '081298765432', email: 'budi@example.com' },
    });
    const body = JSON.parse(String(fetchMock.mock.calls[0]?.[1]?.body)) as { partner?: string };
    expect(body.partner).toBe(expectedCode);
    expect(consoleError).toHaveBeenCalledTimes(expectedCode ? 0 : 1);
    consoleError.mockRestore();
  },
);

test('a storefront calls the API with the given fetch on a server', async () => {
  const body = { message: 'OK', response: [{ bank: 'BTN' }] };
  const send = vi.fn(async (_url: RequestInfo | URL, _init?: RequestInit) => Response.json(body));
  const { api } = createStorefront({ origin: 'https://broker.example/', partner: 'toko', fetch: send });
  expect((await api.call('banks', {})).response).toEqual([{ bank: 'BTN' }]);
  const [url, init] = send.mock.calls[0] ?? [];
  expect(url).toBe('https://broker.example/api/v1/banks');
  expect(new Headers(init?.headers).get('device_id')).toMatch(/^[\da-f-]{36}$/);
});
