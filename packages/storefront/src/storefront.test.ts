import { expect, test, vi } from 'vitest';
import { part } from './part.ts';
import { createStorefront } from './storefront.ts';

const urlAt = (pathname: string) => () => ({ pathname, search: '', hash: '' });

test('creates a part once per storefront, on first use', () => {
  const create = vi.fn(({ storageKeys }: { storageKeys: string }) => ({ storageKeys }));
  const keysOf = part(create);
  const [own, partners] = [createStorefront(), createStorefront({ storageKeys: 'toko' })];
  expect(create).not.toHaveBeenCalled();
  expect(keysOf(own)).toBe(keysOf(own));
  expect([keysOf(own), keysOf(partners)]).toEqual([{ storageKeys: 'site' }, { storageKeys: 'toko' }]);
  expect(create).toHaveBeenCalledTimes(2);
});

test('stores the data of one API under names that a storefront of another does not read', () => {
  const keysOf = (origin?: string) =>
    createStorefront({ ...(origin && { origin }), storageKeys: 'toko' }).storageKeys;
  expect([keysOf(), keysOf('https://broker.example'), keysOf('https://test.example/')]).toEqual([
    'toko',
    'toko@https://broker.example',
    'toko@https://test.example',
  ]);
});

test('starts a part without a value once', () => {
  const begin = vi.fn(() => undefined);
  const beginOnce = part(begin);
  const shop = createStorefront();
  beginOnce(shop);
  beginOnce(shop);
  expect(begin).toHaveBeenCalledOnce();
});

test("does not redirect a session that ends on the host's own login", async () => {
  const navigate = vi.fn();
  const shop = createStorefront({
    links: { login: '/masuk' },
    navigation: { navigate, currentUrl: urlAt('/masuk/') },
  });
  await shop.expire();
  expect(shop.session.ended).toBe(true);
  expect(navigate).not.toHaveBeenCalled();
});

test('uses the links of this site where the host has none', () => {
  const { links, storageKeys } = createStorefront({ links: { account: '/akun' } });
  expect(links).toMatchObject({ account: '/akun', login: '/login' });
  expect(storageKeys).toBe('site');
});

test.each([
  ['Toko-Maju', 'toko-maju'],
  [' toko-maju ', 'toko-maju'],
  ['Toko Maju!', undefined],
  [`toko-${'a'.repeat(40)}`, undefined],
])('sends the partner code %j as %j, and an invalid one is harmless', async (partner, sent) => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const fetched = vi.fn<typeof fetch>(async () => Response.json({ message: 'OK', response: {} }));
  const shop = createStorefront({ partner, fetch: fetched });
  await shop.api.call('createGuest', {
    body: { fullName: 'Budi', phoneNumber: '081298765432', email: 'budi@example.com' },
  });
  const body = JSON.parse(String(fetched.mock.calls[0]?.[1]?.body)) as { partner?: string };
  expect(body.partner).toBe(sent);
  expect(told).toHaveBeenCalledTimes(sent ? 0 : 1);
  told.mockRestore();
});

test('calls the API with the given fetch on a server', async () => {
  const body = { message: 'OK', response: [{ bank: 'BTN' }] };
  const send = vi.fn(async (_url: RequestInfo | URL, _init?: RequestInit) => Response.json(body));
  const { api } = createStorefront({ origin: 'https://broker.example/', partner: 'toko', fetch: send });
  expect((await api.call('banks', {})).response).toEqual([{ bank: 'BTN' }]);
  const [url, init] = send.mock.calls[0] ?? [];
  expect(url).toBe('https://broker.example/api/v1/banks');
  expect(new Headers(init?.headers).get('device_id')).toMatch(/^[\da-f-]{36}$/);
});
