import { createClient } from '@naungan/api/client';
import { expect, test } from 'vitest';
import { prefetchBanks } from './reference.ts';

const shopWith = (replies: (() => Response)[]) => ({
  api: createClient({
    token: () => 'token',
    device: () => ({ device_id: '', os: '', platform: 'web', source: 'storefront' }),
    origin: 'https://api.test',
    fetch: async () => replies.shift()?.() ?? Response.error(),
  }),
});
const bankResponse = (bank: string) => () => Response.json({ message: 'ok', response: [{ bank }] });
const serverError = () => Response.json({ message: 'FAILED', response: '' }, { status: 500 });

test('prefetchBanks loads the banks in advance for the first call, and again for each later call', async () => {
  const replies = [bankResponse('BCA'), bankResponse('BRI'), bankResponse('BNI')];
  const load = prefetchBanks(shopWith(replies));
  expect(replies).toHaveLength(2);
  expect(await load()).toEqual(['BCA']);
  expect(await load()).toEqual(['BRI']);
  expect(await load()).toEqual(['BNI']);
});

test('after prefetchBanks fails, the first call rejects and the second call loads the banks again', async () => {
  const load = prefetchBanks(shopWith([serverError, bankResponse('BRI')]));
  await expect(load()).rejects.toThrow();
  expect(await load()).toEqual(['BRI']);
});
