import { createClient } from '@naungan/api/client';
import { expect, test } from 'vitest';
import { withSiteLinks } from '../links.ts';
import { waitingOrderName } from './waiting-order.ts';

const shopWith = (reply: () => Response) => ({
  links: withSiteLinks(),
  api: createClient({
    token: () => null,
    device: () => ({ device_id: '', os: '', platform: 'web', source: 'storefront' }),
    origin: 'https://api.test',
    fetch: async () => reply(),
  }),
});

const ORDER = '/products/kesehatan/order/p-1?dob=1990-01-01#alamat';
const planResponse = () =>
  Response.json({ message: 'ok', response: { health: { productName: 'Sehat Optima' } } });
const notFoundResponse = () => Response.json({ message: 'NOT_FOUND', response: '' }, { status: 404 });
const serverError = () => Response.json({ message: 'FAILED', response: '' }, { status: 500 });

test.each([
  ['its plan', planResponse, 'Asuransi Kesehatan – Sehat Optima'],
  ['its line, if the plan is not sold any more', notFoundResponse, 'Asuransi Kesehatan'],
  ['its line, if the plan fails to load', serverError, 'Asuransi Kesehatan'],
])('the order that waits for a complete profile is named after %s', async (_description, reply, name) => {
  expect(await waitingOrderName(shopWith(reply), ORDER)).toBe(name);
});

test.each([
  null,
  '/account?tab=profile',
  '/products/kesehatan/plan/p-1?dob=1990-01-01',
  '/products/kesehatan',
  'https://lain.test/products/kesehatan/order/p-1',
])('the path %j leads to no order', async (next) => {
  expect(await waitingOrderName(shopWith(planResponse), next)).toBeUndefined();
});
