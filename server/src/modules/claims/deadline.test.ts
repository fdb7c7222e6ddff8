import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestMember } from '../../../test/harness.ts';
import { openSession } from '../../core/session.ts';
import { type Shop, startShop } from '../payments/fixture.ts';
import { runClaimDeadlines } from './deadline.ts';
import { type ClaimablePolicy, callDesk, createPolicy, makeClaim, payAtDesk, sendFile } from './fixture.ts';
import { findClaimById } from './repository.ts';

const DAY_SECONDS = 86_400;

let shop: Shop;
let member: TestMember;
let healthPolicy: ClaimablePolicy;
beforeAll(async () => {
  shop = await startShop();
  member = await shop.registerMember({ complete: true });
  healthPolicy = await createPolicy(shop, member, 'kesehatan');
}, 60_000);
afterAll(() => shop.close());

const documentRequest = { attachments: ['FORM'], feedback: 'Formulir belum lengkap' };

/** Functions that move a claim in review to a state with a deadline. */
const MOVE_TO_STATE = {
  incomplete: (id: string) => callDesk(shop, id, 'documents', documentRequest),
  rejected: (id: string) => callDesk(shop, id, 'reject', { reason: 'Tidak dijamin' }),
  async payment(id: string) {
    await callDesk(shop, id, 'approve', { loss: 1_000_000, reason: 'Sesuai' });
    await sendFile(shop, member, id, 'letter');
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
] as const)('a claim in the state %s has, after %i days, the state %s', async (state, days, expected) => {
  // The previous test has advanced the clock, so the session has expired.
  member = { ...member, token: await openSession(shop.deps.db, member.id, shop.clock.now()) };
  const id = await makeClaim(shop, member, healthPolicy, {
    again: 'Y',
    payload: { incidentDate: '2026-11-01' },
  });
  await callDesk(shop, id, 'take-up');
  expect((await MOVE_TO_STATE[state](id)).status).toBe(200);
  shop.clock.advance(days * DAY_SECONDS);
  await runClaimDeadlines(shop.deps);
  expect((await findClaimById(shop.deps.db, id))?.state).toBe(expected);
});

test('a claimant gets one reminder for the deadline of each state', async () => {
  const advanceDays = async (days: number) => {
    shop.clock.advance(days * DAY_SECONDS);
    member = { ...member, token: await openSession(shop.deps.db, member.id, shop.clock.now()) };
    await runClaimDeadlines(shop.deps);
    await runClaimDeadlines(shop.deps);
  };
  await advanceDays(0);
  const id = await makeClaim(shop, member, healthPolicy, {
    again: 'Y',
    payload: { incidentDate: '2026-11-02' },
  });
  const claim = await findClaimById(shop.deps.db, id);
  const reminders = async () => {
    const mails = await shop.mails(member.email);
    return mails.filter(({ subject }) => subject === `Pengingat klaim ${claim?.claimNumber}`).length;
  };
  await callDesk(shop, id, 'take-up');
  await MOVE_TO_STATE.incomplete(id);
  await advanceDays(52);
  expect(await reminders()).toBe(0);
  await advanceDays(1);
  expect(await reminders()).toBe(1);
  expect((await callDesk(shop, id, 'reject', { reason: 'Tidak dijamin' })).status).toBe(200);
  await advanceDays(82);
  expect(await reminders()).toBe(1);
  await advanceDays(1);
  expect(await reminders()).toBe(2);
});
