import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  claimFiles,
  createPolicy,
  makeClaim,
  readClaim,
  sendFile,
} from '../../server/src/modules/claims/fixture.ts';
import { NMAX } from '../../server/src/modules/orders/vehicle.fixture.ts';
import { type Shop, startShop } from '../../server/src/modules/payments/fixture.ts';
import type { TestMember } from '../../server/test/harness.ts';
import { CLAIM_RULES } from './claim-rules.ts';

let harness: Shop;
let member: TestMember;
beforeAll(async () => {
  harness = await startShop();
  member = await harness.registerMember({ complete: true });
}, 60_000);
afterAll(() => harness.close());

const runInsurerJobs = () => harness.runJobs({ includeDelayed: true });
const stateOf = async (id: string) => (await readClaim(harness, member, id)).state;
const submitClaim = async (line: string, description: string) => {
  const id = await makeClaim(harness, member, await createPolicy(harness, member, line), {
    payload: { description },
  });
  await runInsurerJobs();
  return id;
};

it('a vehicle claim goes through revision, approval, repair and payment', async () => {
  const id = await submitClaim('kendaraan', 'Mohon revisi');
  expect(await stateOf(id)).toBe('incomplete');
  const files = claimFiles({ productType: 'kendaraan', cause: 'VE01', isThirdParty: false }, ['KTP']);
  const revision = await harness.multipart('PUT', `/claims/client/${id}`, files, { token: member.token });
  expect(revision.status, revision.text).toBe(200);
  await runInsurerJobs();
  expect(await readClaim(harness, member, id)).toMatchObject({
    state: 'approved',
    // The typical loss of Rp5.000.000, less the deductible.
    payment: { approvedAmount: 4_700_000 },
  });
  const body = { selectedMethod: 'workshop' };
  await harness.api('PATCH', `/claims/client/${id}/replacement`, { token: member.token, body });
  await sendFile(harness, member, id, 'letter');
  await runInsurerJobs();
  const paidClaim = await readClaim(harness, member, id);
  expect(paidClaim).toMatchObject({ state: 'payment', vehicle: { repair: [{}, {}, {}, { step: 'ready' }] } });
  const proof = await harness.api('GET', `/${paidClaim.payment.payslip}`);
  expect([proof.status, proof.headers['content-type']]).toEqual([200, 'application/pdf']);
});

it('a claim whose description has TOLAK is rejected, then approved after an appeal, and paid', async () => {
  const id = await submitClaim('kesehatan', 'Tolak dahulu');
  expect(await stateOf(id)).toBe('rejected');
  await sendFile(harness, member, id, 'appeal');
  await runInsurerJobs();
  expect(await stateOf(id)).toBe('approved');
  await sendFile(harness, member, id, 'letter');
  await runInsurerJobs();
  expect(await stateOf(id)).toBe('payment');
});

it('a claim for which nothing is payable is rejected with the reason', async () => {
  // The motorcycle is worth Rp28.600.000, so the typical loss of Rp5.000.000 is no total loss.
  const policy = await createPolicy(harness, member, 'kendaraan', { code: 'KT-02', search: NMAX });
  const id = await makeClaim(harness, member, policy);
  await runInsurerJobs();
  expect(await readClaim(harness, member, id)).toMatchObject({
    state: 'rejected',
    note: { feedback: 'Kerugian sebagian tidak dijamin TLO' },
  });
});

it("a claim whose description has TUNGGU stays undecided, and the simulator's page shows the rules", async () => {
  expect(await stateOf(await submitClaim('kesehatan', 'Tunggu petugas'))).toBe('pending');
  const page = await harness.api('GET', '//simulators/insurer');
  for (const { condition } of CLAIM_RULES) expect(page.text).toContain(condition);
});
