import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestMember } from '../../../test/harness.ts';
import { openSession } from '../../core/session.ts';
import { type Shop, startShop } from '../payments/fixture.ts';
import { runClaimDeadlines } from './deadline.ts';
import { atDesk, type Claimable, makeClaim, payAtDesk, policyFor, sendFile } from './fixture.ts';
import { claimById } from './repository.ts';

const DAY_SECONDS = 86_400;

let shop: Shop;
let member: TestMember;
let health: Claimable;
beforeAll(async () => {
  shop = await startShop();
  member = await shop.registerMember({ complete: true });
  health = await policyFor(shop, member, 'kesehatan');
}, 60_000);
afterAll(() => shop.close());

const documentRequest = { attachments: ['FORM'], feedback: 'Formulir belum lengkap' };

/** Brings a new claim that is in review to a state that has a deadline. */
const REACH_STATE = {
  incomplete: (id: string) => atDesk(shop, id, 'documents', documentRequest),
  rejected: (id: string) => atDesk(shop, id, 'reject', { reason: 'Tidak dijamin' }),
  async payment(id: string) {
    await atDesk(shop, id, 'approve', { loss: 1_000_000, reason: 'Sesuai' });
    await sendFile(shop, member, id, 'upload');
    return payAtDesk(shop, id);
  },
};

test.each([
  ['incomplete', 59, 'incomplete'],
  ['incomplete', 60, 'rejected'],
  ['incomplete', 61, 'rejected'],
  ['rejected', 89, 'rejected'],
  ['rejected', 90, 'closed'],
  ['rejected', 91, 'closed'],
  ['payment', 13, 'payment'],
  ['payment', 14, 'finish'],
  ['payment', 15, 'finish'],
] as const)('a claim that is %s is, %i days later, %s', async (state, days, expected) => {
  // Sessions end while the clock advances.
  member = { ...member, token: await openSession(shop.deps.db, member.id, shop.clock.now()) };
  const id = await makeClaim(shop, member, health, { again: 'Y', payload: { incidentDate: '2026-11-01' } });
  await atDesk(shop, id, 'take-up');
  expect((await REACH_STATE[state](id)).status).toBe(200);
  shop.clock.advance(days * DAY_SECONDS);
  await runClaimDeadlines(shop.deps);
  expect((await claimById(shop.deps.db, id))?.state).toBe(expected);
});

test('a claim is reminded of the deadline of each state, once', async () => {
  const daysLater = async (days: number) => {
    shop.clock.advance(days * DAY_SECONDS);
    member = { ...member, token: await openSession(shop.deps.db, member.id, shop.clock.now()) };
    await runClaimDeadlines(shop.deps);
    await runClaimDeadlines(shop.deps);
  };
  await daysLater(0);
  const id = await makeClaim(shop, member, health, { again: 'Y', payload: { incidentDate: '2026-11-02' } });
  const claim = await claimById(shop.deps.db, id);
  const reminders = async () => {
    const mails = await shop.mails(member.email);
    return mails.filter(({ subject }) => subject === `Pengingat klaim ${claim?.claimNumber}`).length;
  };
  await atDesk(shop, id, 'take-up');
  await REACH_STATE.incomplete(id);
  await daysLater(52);
  expect(await reminders()).toBe(0);
  await daysLater(1);
  expect(await reminders()).toBe(1);
  expect((await atDesk(shop, id, 'reject', { reason: 'Tidak dijamin' })).status).toBe(200);
  await daysLater(82);
  expect(await reminders()).toBe(1);
  await daysLater(1);
  expect(await reminders()).toBe(2);
});
