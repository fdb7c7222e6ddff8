import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestMember } from '../../../test/harness.ts';
import { type Shop, startShop } from '../payments/fixture.ts';
import { byLink, type ClaimablePolicy, createPolicy } from './fixture.ts';

let shop: Shop;
let member: TestMember;
let car: ClaimablePolicy;
beforeAll(async () => {
  shop = await startShop();
  member = await shop.registerMember({ complete: true });
  car = await createPolicy(shop, member);
  // With a tenth of each limit, 3 look-ups and 30 requests with heirs' links are allowed.
  shop.deps.config.RATE_LIMIT_SCALE = 0.1;
}, 60_000);
afterAll(() => shop.close());

test("look-ups by members are rate-limited, except look-ups from the holder's claim form", async () => {
  const { token } = await shop.registerMember();
  const lookUp = async (query: string, caller: string) =>
    (await shop.api('GET', `/claims/client/${car.number}/inquiry?${query}`, { token: caller })).status;
  const lookUpFromForm = () => lookUp('k=claimSubmission', member.token);
  expect([await lookUpFromForm(), await lookUpFromForm()]).toEqual([200, 200]);
  const statuses: number[] = [];
  for (let count = 0; count < 4; count += 1) statuses.push(await lookUp('productType=kendaraan', token));
  expect(statuses).toEqual([200, 200, 200, 429]);
  expect(await lookUpFromForm()).toBe(200);
});

test("guesses of the secret in an heir's link are rate-limited in total, not for each secret", async () => {
  const statuses: number[] = [];
  for (let count = 0; count < 31; count += 1)
    statuses.push((await shop.api('GET', '/claims/heirs/claim', byLink(randomUUID()))).status);
  expect(statuses).toEqual([...Array.from({ length: 30 }, () => 404), 429]);
});
