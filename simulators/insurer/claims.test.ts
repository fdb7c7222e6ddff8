import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  claimFiles,
  makeClaim,
  policyFor,
  readClaim,
  sendFile,
} from '../../server/src/modules/claims/fixture.ts';
import { NMAX } from '../../server/src/modules/orders/vehicle.fixture.ts';
import { type Shop, startShop } from '../../server/src/modules/payments/fixture.ts';
import type { TestMember } from '../../server/test/harness.ts';
import { CLAIM_RULES } from './claim-rules.ts';

let shop: Shop;
let member: TestMember;
beforeAll(async () => {
  shop = await startShop();
  member = await shop.registerMember({ complete: true });
}, 60_000);
afterAll(() => shop.close());

const advance = () => shop.runJobs({ later: true });
const stateOf = async (id: string) => (await readClaim(shop, member, id)).state;
const placeClaim = async (line: string, description: string) => {
  const id = await makeClaim(shop, member, await policyFor(shop, member, line), { payload: { description } });
  await advance();
  return id;
};

it('a vehicle claim goes through revision, approval, repair and payment', async () => {
  const id = await placeClaim('kendaraan', 'Mohon revisi');
  expect(await stateOf(id)).toBe('incomplete');
  const files = claimFiles({ productType: 'kendaraan', cause: 'VE01', thirdParty: false }, ['KTP']);
  const sent = await shop.multipart('PUT', `/claims/client/${id}`, files, { token: member.token });
  expect(sent.status, sent.text).toBe(200);
  await advance();
  expect(await readClaim(shop, member, id)).toMatchObject({
    state: 'approved',
    payment: { approvedAmount: 4_700_000 },
  });
  const body = { selectedMethod: 'workshop' };
  await shop.api('PATCH', `/claims/client/${id}/replacement`, { token: member.token, body });
  await sendFile(shop, member, id, 'upload');
  await advance();
  const paid = await readClaim(shop, member, id);
  expect(paid).toMatchObject({ state: 'payment', vehicle: { repair: [{}, {}, {}, { step: 'ready' }] } });
  const proof = await shop.api('GET', `/${paid.payment.payslip}`);
  expect([proof.status, proof.headers['content-type']]).toEqual([200, 'application/pdf']);
});

it('a claim with TOLAK is rejected, its appeal granted, and the claim paid', async () => {
  const id = await placeClaim('kesehatan', 'Tolak dahulu');
  expect(await stateOf(id)).toBe('rejected');
  await sendFile(shop, member, id, 'appeal');
  await advance();
  expect(await stateOf(id)).toBe('approved');
  await sendFile(shop, member, id, 'upload');
  await advance();
  expect(await stateOf(id)).toBe('payment');
});

it('a claim for which the policy pays nothing is rejected with the reason', async () => {
  // A motorcycle of Rp28.600.000: a loss of Rp5.000.000 is not total.
  const policy = await policyFor(shop, member, 'kendaraan', { code: 'KT-02', search: NMAX });
  const id = await makeClaim(shop, member, policy);
  await advance();
  expect(await readClaim(shop, member, id)).toMatchObject({
    state: 'rejected',
    note: { feedback: 'Kerugian sebagian tidak dijamin TLO' },
  });
});

it('a claim with TUNGGU is left to the desk, and the page shows the rules', async () => {
  expect(await stateOf(await placeClaim('kesehatan', 'Tunggu petugas'))).toBe('pending');
  const page = await shop.api('GET', '//simulators/insurer');
  for (const { when } of CLAIM_RULES) expect(page.text).toContain(when);
});
