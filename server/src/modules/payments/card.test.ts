import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { TEST_NOW } from '../../../test/harness.ts';
import {
  actAtGateway,
  createApprovedOrder,
  invoiceRecordsOf,
  notificationsOf,
  notify,
  pay,
  payAtGateway,
  paymentOf,
  type Shop,
  startShop,
  withNewSession,
} from './fixture.ts';
import { CARDS, createCardToken } from './gateways.fixture.ts';
import { reconcile } from './jobs.ts';
import { openPayment } from './open-payment.ts';

let shop: Shop;
let log = '';
const destination = {
  write(line: string) {
    log += line;
  },
};
beforeAll(async () => {
  shop = await startShop({}, { destination });
}, 60_000);
afterAll(() => shop.close());
beforeEach(() => {
  shop.clock.set(TEST_NOW);
  shop.network.faults.clear();
  shop.network.calls.clear();
  shop.network.isDown = false;
});

async function createMemberWithOrder() {
  const member = await shop.registerMember({ complete: true });
  const orderId = await createApprovedOrder(shop, member);
  const payByToken = (token: string, extraFields: object = {}) =>
    pay(shop, member, orderId, 'credit_card', { token, ...extraFields });
  const payByCard = async (card: keyof typeof CARDS, extraFields: object = {}) =>
    payByToken(await createCardToken(shop, CARDS[card]), extraFields);
  return { member, orderId, payByToken, payByCard };
}
/** Returns the status of the invoice, the statuses of its payments, and the number of its policies. */
const summarize = async (orderId: string) => {
  const { invoice, payments, policies } = await invoiceRecordsOf(shop, orderId);
  return [invoice.status, payments.map(({ status }) => status), policies.length];
};
const readDisplayedPayment = async (token: string, orderId: string) => {
  const orderReply = await shop.api('GET', `/transaction/kesehatan/${orderId}?invoice=true`, { token });
  return (orderReply.body.response as { invoiceFormat: { payment: unknown } }).invoiceFormat.payment;
};

describe('a card payment', () => {
  test("a card payment with 3-D Secure can be completed for ten minutes and has the issuer's link", async () => {
    const { member, orderId, payByCard } = await createMemberWithOrder();
    const payment = paymentOf(await payByCard('acceptedAfter3ds'));
    expect(payment).toMatchObject({
      status: 'pending',
      expired: '2026-11-21T03:10:00.000Z',
      message: 'Selesaikan Pembayaran sebelum pukul 10.10 WIB',
      card: { redirect_url: expect.stringContaining('/v2/token/rba/redirect/'), card_type: 'credit' },
    });
    expect(await readDisplayedPayment(member.token, orderId)).toEqual(payment);
    await payAtGateway(shop, payment.transaction_id);
    expect(await summarize(orderId)).toEqual(['success', ['capture'], 1]);
    expect(await readDisplayedPayment(member.token, orderId)).toMatchObject({ card: { redirect_url: null } });
  });

  test('a card payment without 3-D Secure is paid immediately', async () => {
    const { orderId, payByCard } = await createMemberWithOrder();
    const reply = await payByCard('acceptedWithout3ds');
    expect(reply.status).toBe(200);
    expect(paymentOf(reply)).toMatchObject({ status: 'capture', card: { redirect_url: null } });
    expect(await summarize(orderId)).toEqual(['success', ['capture'], 1]);
    expect((await payByCard('acceptedWithout3ds')).status).toBe(409);
  });

  test('a card payment that is denied immediately gets a response without an error, and the invoice stays payable', async () => {
    const { member, orderId, payByCard } = await createMemberWithOrder();
    const reply = await payByCard('deniedWithout3ds');
    expect(reply.status).toBe(200);
    const { transaction_id: id } = paymentOf(reply);
    expect(paymentOf(reply)).toMatchObject({ status: 'deny', message: 'Pembayaran Gagal' });
    expect((await shop.api('GET', `/payments?transaction_id=${id}`)).body.response).toMatchObject({
      status: 'deny',
    });
    expect(await readDisplayedPayment(member.token, orderId)).toBeNull();
    expect((await payByCard('acceptedWithout3ds')).status).toBe(200);
    expect(await summarize(orderId)).toEqual(['success', ['deny', 'capture'], 1]);
  });

  test('a card payment that is denied after 3-D Secure leaves the invoice payable', async () => {
    const { orderId, payByCard } = await createMemberWithOrder();
    const { transaction_id: id } = paymentOf(await payByCard('deniedAfter3ds'));
    await actAtGateway(shop, id, 'decline');
    const [, denialNotification] = await notificationsOf(shop, id);
    expect((await notify(shop, denialNotification)).status).toBe(200);
    expect(await summarize(orderId)).toEqual(['pending', ['deny'], 0]);
  });
});

describe('a card token', () => {
  test.each([
    ['is missing', {}, 'Data kartu belum lengkap. Silakan masukkan data kartu Anda.'],
    ['is empty', { token: '' }, 'Data kartu belum lengkap. Silakan masukkan data kartu Anda.'],
  ])('a card token that %s gets 422 with a message at its field', async (_case, extraFields, message) => {
    const { member, orderId } = await createMemberWithOrder();
    const reply = await pay(shop, member, orderId, 'credit_card', extraFields);
    expect([reply.status, reply.body.errors]).toEqual([422, [{ path: 'token', message }]]);
    expect(await summarize(orderId)).toEqual(['pending', [], 0]);
  });

  test('rejects a card token in a payment by a method other than a card', async () => {
    const { member, orderId } = await createMemberWithOrder();
    const reply = await pay(shop, member, orderId, 'bca', { token: await createCardToken(shop) });
    const message = 'Data kartu hanya dipakai untuk pembayaran dengan kartu kredit';
    expect([reply.status, reply.body.errors]).toEqual([422, [{ path: 'token', message }]]);
  });

  test.each([
    ['longer than any real token', 'a'.repeat(101)],
    ['with other characters', '4811 1111'],
    ['that is not text', 7],
  ])('rejects a card token %s without a request to the gateway', async (_case, token) => {
    const { member, orderId } = await createMemberWithOrder();
    const reply = await pay(shop, member, orderId, 'credit_card', { token });
    expect(reply.status).toBe(422);
    expect(reply.body.errors?.map(({ path }) => path)).toEqual(['token']);
    expect(shop.network.calls.get('charge')).toBeUndefined();
  });

  const REFUSED_MESSAGE =
    'Data kartu Anda sudah tidak berlaku, belum ada pembayaran yang dibuat. Silakan masukkan kembali data kartu Anda.';

  test('rejects a card token that was used for another invoice or is unknown, and then accepts a new token', async () => {
    const firstOrder = await createMemberWithOrder();
    const token = await createCardToken(shop);
    await firstOrder.payByToken(token);
    for (const invalidToken of [token, '48111111-1114-0a1b2c3d-0000-4000-8000-000000000000']) {
      const { orderId, payByToken, payByCard } = await createMemberWithOrder();
      const reply = await payByToken(invalidToken);
      expect([reply.status, reply.body.errors]).toEqual([422, [{ path: 'token', message: REFUSED_MESSAGE }]]);
      expect(reply.text).not.toContain(invalidToken);
      expect((await payByCard('acceptedAfter3ds')).status).toBe(200);
      expect(await summarize(orderId)).toEqual(['pending', ['failure', 'pending'], 0]);
    }
  });

  test('rejects a card token that is older than ten minutes', async () => {
    const { payByToken } = await createMemberWithOrder();
    const token = await createCardToken(shop);
    shop.clock.advance(10 * 60 + 1);
    expect((await payByToken(token)).status).toBe(422);
  });

  test('neither logs nor stores a card token', async () => {
    const { orderId, payByToken } = await createMemberWithOrder();
    const token = await createCardToken(shop, CARDS.deniedWithout3ds);
    log = '';
    shop.network.faults.set('charge', ['requestLost']);
    // The first charge is lost (503). The second reaches the gateway, and the card is denied (200). The third has a
    // used token (422).
    const replies = [await payByToken(token)];
    shop.clock.advance(5);
    for (let round = 0; round < 2; round += 1) replies.push(await payByToken(token));
    expect(replies.map(({ status }) => status)).toEqual([503, 200, 422]);
    const records = JSON.stringify(await invoiceRecordsOf(shop, orderId));
    expect(log.match(/a charge failed/g)).toHaveLength(2);
    for (const secret of [token, CARDS.deniedWithout3ds, CARDS.deniedWithout3ds.slice(0, 8)]) {
      expect(log).not.toContain(secret);
      expect(records).not.toContain(secret);
    }
  });
});

test('repeated card attempts are rate-limited', async () => {
  const strictShop = await startShop({ RATE_LIMIT_SCALE: '1' });
  const member = await strictShop.registerMember({ complete: true });
  const orderId = await createApprovedOrder(strictShop, member);
  const statuses: number[] = [];
  for (let round = 0; round < 31; round += 1) {
    const token = await createCardToken(strictShop, CARDS.deniedWithout3ds);
    statuses.push((await pay(strictShop, member, orderId, 'credit_card', { token })).status);
  }
  expect(statuses).toEqual([...Array.from({ length: 30 }, () => 200), 429]);
  expect((await pay(strictShop, member, orderId, 'bca')).status).toBe(200);
  await strictShop.close();
}, 60_000);

describe('repeated card payments of one invoice', () => {
  test('two card payments at the same time from two tabs create one payment', async () => {
    const { orderId, payByCard } = await createMemberWithOrder();
    const [firstReply, secondReply] = await Promise.all([
      payByCard('acceptedAfter3ds'),
      payByCard('acceptedAfter3ds'),
    ]);
    expect(paymentOf(firstReply)).toEqual(paymentOf(secondReply));
    expect(shop.network.calls.get('charge')).toBe(1);
    expect(await summarize(orderId)).toEqual(['pending', ['pending'], 0]);
  });

  test('a second payment with the same card token returns the existing payment', async () => {
    const { payByToken } = await createMemberWithOrder();
    const token = await createCardToken(shop);
    const first = paymentOf(await payByToken(token));
    expect(paymentOf(await payByToken(token))).toEqual(first);
  });

  test.each([
    ['acceptedWithout3ds', 'capture'],
    ['deniedWithout3ds', 'deny'],
  ] as const)(
    'a repeated card payment finds the earlier payment whose response was lost, for the card %s',
    async (card, status) => {
      const { orderId, payByToken } = await createMemberWithOrder();
      const token = await createCardToken(shop, CARDS[card]);
      shop.network.faults.set('charge', ['responseLost']);
      shop.network.faults.set('status', ['requestLost']);
      const lostReply = await payByToken(token);
      expect(lostReply.status).toBe(503);
      expect(lostReply.body.response).toContain('belum tahu apakah pembayaran Anda sudah dibuat');
      shop.clock.advance(5);
      const payment = await payByToken(token);
      expect([payment.status, paymentOf(payment).status]).toEqual([200, status]);
      expect((await summarize(orderId))[1]).toEqual([status]);
    },
  );

  test('a card payment whose 3-D Secure link was lost is ended, and the customer must enter the card again', async () => {
    const { orderId, payByToken, payByCard } = await createMemberWithOrder();
    shop.network.faults.set('charge', ['responseLost']);
    expect((await payByToken(await createCardToken(shop))).status).toBe(422);
    expect((await payByCard('acceptedAfter3ds')).status).toBe(200);
    expect((await summarize(orderId))[1]).toEqual(['expire', 'failure', 'pending']);
  });

  test('a payment by another method first ends the 3-D Secure payment at the gateway', async () => {
    const { member, orderId, payByCard } = await createMemberWithOrder();
    const { transaction_id: id } = paymentOf(await payByCard('acceptedAfter3ds'));
    expect((await pay(shop, member, orderId, 'bca')).status).toBe(409);
    expect(paymentOf(await pay(shop, member, orderId, 'bca', { replace: true })).type).toBe('bca');
    expect(await actAtGateway(shop, id, 'pay')).toBe(false);
    expect(await summarize(orderId)).toEqual(['pending', ['expire', 'pending'], 0]);
  });

  test('a payment by another method is rejected when the card payment turns out to be paid, and the card is not refunded', async () => {
    const { member, orderId, payByCard } = await createMemberWithOrder();
    await actAtGateway(shop, paymentOf(await payByCard('acceptedAfter3ds')).transaction_id, 'pay');
    const reply = await pay(shop, member, orderId, 'bca', { replace: true });
    expect(reply.status).toBe(409);
    expect(reply.body.response).toContain('ternyata sudah kami terima');
    expect(await summarize(orderId)).toEqual(['success', ['capture'], 1]);
    expect(shop.network.calls.get('cancel')).toBeUndefined();
  });

  test('a card payment expires after ten minutes, and the card can then be entered again for a new payment', async () => {
    const { orderId, payByCard } = await createMemberWithOrder();
    await payByCard('acceptedAfter3ds');
    shop.clock.advance(10 * 60 + 1);
    expect(paymentOf(await payByCard('acceptedAfter3ds')).expired).toBe('2026-11-21T03:20:01.000Z');
    expect(await summarize(orderId)).toEqual(['pending', ['expire', 'pending'], 0]);
  });
});

describe('a card payment under review', () => {
  async function createReviewedPayment() {
    const order = await createMemberWithOrder();
    const payment = paymentOf(await order.payByCard('challengedAfter3ds'));
    await shop.api('POST', `//simulators/midtrans/transactions/${payment.transaction_id}/challenge`);
    await notify(shop, (await notificationsOf(shop, payment.transaction_id)).at(-1));
    return { ...order, payment };
  }

  test('a card payment under review is not paid, is displayed, and is never ended by the server', async () => {
    const { member, orderId } = await createReviewedPayment();
    expect(await summarize(orderId)).toEqual(['pending', ['challenge'], 0]);
    shop.clock.advance(3 * 3_600);
    await reconcile(shop.deps);
    await shop.runJobs({ includeDelayed: true });
    expect((await summarize(orderId))[1]).toEqual(['challenge']);
    expect(await readDisplayedPayment(member.token, orderId)).toMatchObject({ status: 'challenge' });
  });

  test('an overdue invoice expires only when the review of its payment ends, and the order, the lists and one mail then show this', async () => {
    const { member, orderId, payment } = await createReviewedPayment();
    shop.clock.advance(9 * 86_400);
    const { token } = await withNewSession(shop, member);
    const read = async (path: string) => (await shop.api('GET', path, { token })).body.response;
    const shownOrder = async () => {
      const { invoice, invoiceFormat } = (await read(`/transaction/kesehatan/${orderId}?invoice=true`)) as {
        invoice: { paymentStatus: string };
        invoiceFormat: { invoice: { status: string }; paymentMethods: string[] };
      };
      const [order] = (await read('/transaction')) as { invoice: { paymentStatus: string } }[];
      const [card] = (await read('/invoices/list')) as { status: string }[];
      return {
        order: invoice.paymentStatus,
        invoice: invoiceFormat.invoice.status,
        methods: invoiceFormat.paymentMethods,
        lists: [order?.invoice.paymentStatus, card?.status],
      };
    };
    expect(await shownOrder()).toEqual({
      order: 'challenge',
      invoice: 'pending',
      methods: [],
      lists: ['challenge', 'challenge'],
    });
    await shop.api('POST', `//simulators/midtrans/transactions/${payment.transaction_id}/deny`);
    await notify(shop, (await notificationsOf(shop, payment.transaction_id)).at(-1));
    expect(await shownOrder()).toEqual({
      order: 'expire',
      invoice: 'expire',
      methods: [],
      lists: ['expire', 'expire'],
    });
    const mailsAboutEnd = (await shop.mails(member.email)).filter(({ subject }) =>
      /tidak disetujui$|sudah kadaluarsa$/.test(subject),
    );
    expect(mailsAboutEnd).toHaveLength(1);
    expect(mailsAboutEnd[0]?.text).toMatch(/tidak disetujui oleh bank [\s\S]*tidak dapat dibayar lagi/);
    expect(mailsAboutEnd[0]?.text).not.toContain('masih dapat dibayar');
  });

  test('rejects every other payment of an invoice and states the reason while a card payment is still reviewed after the due date', async () => {
    const { member, orderId } = await createReviewedPayment();
    shop.clock.advance(9 * 86_400);
    const memberWithSession = await withNewSession(shop, member);
    for (const type of ['gopay', 'credit_card']) {
      const token =
        type === 'credit_card' ? { token: await createCardToken(shop, CARDS.acceptedAfter3ds) } : {};
      const reply = await pay(shop, memberWithSession, orderId, type, { replace: true, ...token });
      expect([reply.status, reply.body.response]).toEqual([
        409,
        'Pembayaran Anda sedang diperiksa. Kami beri tahu Anda melalui email begitu selesai. Batas waktu pembayaran sudah lewat, sehingga metodenya tidak dapat diganti lagi.',
      ]);
    }
  });

  test('a review continues when the request that replaces the payment was interrupted, and the end of the review is mailed', async () => {
    const { member, orderId, payment } = await createReviewedPayment();
    const { invoice } = await invoiceRecordsOf(shop, orderId);
    // Runs only the first step of the request that replaces the payment, as if the server had stopped after this step.
    const choice = {
      method: 'emoney',
      type: 'gopay',
      gateway: 'midtrans',
      replace: true,
      takesOverCharge: false,
    };
    const actor = `member:${member.id}`;
    const next = await shop.deps.db.transaction((tx) =>
      openPayment(tx, shop.deps, invoice.id, { ...choice, actor }),
    );
    expect(next.do).toBe('close');
    await shop.runJobs({ includeDelayed: true });
    expect(await summarize(orderId)).toEqual(['pending', ['challenge'], 0]);
    await shop.api('POST', `//simulators/midtrans/transactions/${payment.transaction_id}/deny`);
    await notify(shop, (await notificationsOf(shop, payment.transaction_id)).at(-1));
    const mailsAboutEnd = (await shop.mails(member.email)).filter(({ subject }) =>
      subject.endsWith('tidak disetujui'),
    );
    expect(mailsAboutEnd).toHaveLength(1);
  });

  test.each([
    ['approve', ['success', ['capture'], 1]],
    ['deny', ['pending', ['deny'], 0]],
  ])('a review ends by the gateway’s decision: %s', async (action, outcome) => {
    const { orderId, payment } = await createReviewedPayment();
    await shop.api('POST', `//simulators/midtrans/transactions/${payment.transaction_id}/${action}`);
    await notify(shop, (await notificationsOf(shop, payment.transaction_id)).at(-1));
    expect(await summarize(orderId)).toEqual(outcome);
  });

  test('a review ends without a mail when the customer chooses another method, even if the notification about the end arrives before the response to the deny call', async () => {
    const { member, orderId, payByCard, payment } = await createReviewedPayment();
    expect(paymentOf(await payByCard('acceptedAfter3ds')).status).toBe('challenge');
    shop.network.duringCall.set('deny', async () => {
      await notify(shop, (await notificationsOf(shop, payment.transaction_id)).at(-1));
    });
    expect(paymentOf(await pay(shop, member, orderId, 'gopay', { replace: true })).type).toBe('gopay');
    expect(await summarize(orderId)).toEqual(['pending', ['deny', 'pending'], 0]);
    const mails = await shop.mails(member.email);
    expect(mails.filter(({ subject }) => subject.endsWith('tidak disetujui'))).toEqual([]);
  });
});
