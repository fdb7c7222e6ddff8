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
const banks = (bank: string) => () => Response.json({ message: 'ok', response: [{ bank }] });
const broken = () => Response.json({ message: 'FAILED', response: '' }, { status: 500 });

test('banks are loaded in advance once, then at each call', async () => {
  const replies = [banks('BCA'), banks('BRI'), banks('BNI')];
  const load = prefetchBanks(shopWith(replies));
  expect(replies).toHaveLength(2);
  expect(await load()).toEqual(['BCA']);
  expect(await load()).toEqual(['BRI']);
  expect(await load()).toEqual(['BNI']);
});

test('banks that failed to load in advance are loaded again', async () => {
  const load = prefetchBanks(shopWith([broken, banks('BRI')]));
  await expect(load()).rejects.toThrow();
  expect(await load()).toEqual(['BRI']);
});
