import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { TEST_NOW, type TestMember } from '../../../test/harness.ts';
import {
  actAtGateway,
  createPayment,
  notificationsOf,
  notify,
  pay,
  paymentOf,
  type Shop,
  startShop,
  withNewSession,
} from './fixture.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
}, 60_000);
afterAll(() => shop.close());
beforeEach(() => shop.clock.set(TEST_NOW));

const AFTER_DEADLINE = new Date('2026-11-21T16:59:10Z');

const listEndMailSubjects = async (member: TestMember) =>
  (await shop.mails(member.email))
    .map(({ subject }) => subject)
    .filter((subject) => /^(Pembayaran (ditolak|dibatalkan|belum)|Waktu)/.test(subject));

const readLastAttempt = async (member: TestMember, orderId: string) => {
  const { token } = await withNewSession(shop, member);
  const reply = await shop.api('GET', `/transaction/kesehatan/${orderId}?invoice=true`, { token });
  return (reply.body.response as { invoiceFormat: { lastAttempt: unknown } }).invoiceFormat.lastAttempt;
};

describe('a payment that ended without money', () => {
  test('the expiry of a payment is mailed once and displayed on the invoice until another method is chosen', async () => {
    const { member, orderId } = await createPayment(shop);
    expect(await readLastAttempt(member, orderId)).toBeNull();
    shop.clock.set(AFTER_DEADLINE);
    await shop.runJobs({ includeDelayed: true });
    expect(await listEndMailSubjects(member)).toEqual([
      expect.stringMatching(/^Waktu pembayaran habis: invoice /),
    ]);
    expect(await readLastAttempt(member, orderId)).toEqual({
      status: 'expire',
      typeText: 'BCA',
      expired: '2026-11-21T16:59:00.000Z',
    });
    await pay(shop, await withNewSession(shop, member), orderId, 'bni');
    expect(await readLastAttempt(member, orderId)).toBeNull();
  });

  test('the end of a declined payment is mailed with the reason', async () => {
    const { member, orderId, payment } = await createPayment(shop, 'akulaku');
    await actAtGateway(shop, payment.transaction_id, 'decline');
    await notify(shop, (await notificationsOf(shop, payment.transaction_id)).at(-1));
    const [mail] = (await shop.mails(member.email)).filter(({ subject }) =>
      subject.startsWith('Pembayaran ditolak'),
    );
    expect(mail?.text).toContain('Pembayaran lewat Akulaku ditolak oleh bank atau penyedia pembayaran.');
    expect(mail?.text).toMatch(
      /Halo [^\n]+,\n\nInvoice \S+ sebesar Rp[\d.]+ masih dapat dibayar sampai 28 November 2026/,
    );
    expect(await readLastAttempt(member, orderId)).toMatchObject({ status: 'deny', typeText: 'Akulaku' });
  });

  test('the end of a payment that the customer replaced is not mailed, even if the notification arrives before the response to the cancellation', async () => {
    const { member, orderId, payment } = await createPayment(shop);
    shop.network.duringCall.set('cancel', async () => {
      await notify(shop, (await notificationsOf(shop, payment.transaction_id)).at(-1));
    });
    const replacement = paymentOf(await pay(shop, member, orderId, 'gopay', { replace: true }));
    expect(replacement.type).toBe('gopay');
    expect(await listEndMailSubjects(member)).toEqual([]);
  });
});
