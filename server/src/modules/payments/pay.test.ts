import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { TEST_NOW } from '../../../test/harness.ts';
import {
  actAtGateway,
  createApprovedOrder,
  createPayment,
  invoiceRecordsOf,
  pay,
  payAtGateway,
  paymentOf,
  type Shop,
  startShop,
  withNewSession,
} from './fixture.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop({ MIDTRANS_METHODS: 'bca,gopay', BTN_METHODS: 'none' });
}, 60_000);
afterAll(() => shop.close());
beforeEach(() => {
  shop.clock.set(TEST_NOW);
  shop.network.faults.clear();
  shop.network.calls.clear();
  shop.network.isDown = false;
});

const DEADLINE = '2026-11-21T16:59:00.000Z';
const readStatuses = async (orderId: string) =>
  (await invoiceRecordsOf(shop, orderId)).payments.map(({ status }) => status);

async function createMemberWithOrder() {
  const member = await shop.registerMember({ complete: true });
  return { member, orderId: await createApprovedOrder(shop, member) };
}

describe('a new payment', () => {
  test('a new payment by BCA is a virtual account that can be paid until 23:59 WIB of the day', async () => {
    const { member, orderId } = await createMemberWithOrder();
    const reply = await pay(shop, member, orderId, 'bca');
    const { invoice } = await invoiceRecordsOf(shop, orderId);
    expect(reply.status).toBe(200);
    expect(paymentOf(reply)).toMatchObject({
      method: 'bank_transfer',
      type: 'bca',
      typeText: 'BCA',
      status: 'pending',
      total: invoice.total,
      accountHolder: 'PT Naungan Pialang Asuransi',
      vaNumber: expect.stringMatching(/^\d{15}$/),
      actions: [],
      expired: DEADLINE,
      message: 'Selesaikan Pembayaran sebelum pukul 23:59',
    });
  });

  test('a new payment by GoPay has a QR code and a deeplink', async () => {
    const { payment } = await createPayment(shop, 'gopay');
    const names = payment.actions.map(({ name }) => name);
    expect(names).toEqual(['generate-qr-code', 'generate-qr-code-v2', 'deeplink-redirect']);
    expect(payment).toMatchObject({ vaNumber: null, expired: DEADLINE });
    const qr = await shop.api('GET', `/${new URL(payment.actions[0]?.url ?? '').pathname}`);
    expect(qr.headers['content-type']).toBe('image/png');
  });

  test.each([
    ['10:00', DEADLINE, '2026-11-21T03:00:00Z'],
    ['23:54:00 (five minutes before 23:59)', DEADLINE, '2026-11-21T16:54:00Z'],
    ['23:54:01 (less than five minutes before 23:59)', '2026-11-22T16:59:00.000Z', '2026-11-21T16:54:01Z'],
    ['23:59:30', '2026-11-22T16:59:00.000Z', '2026-11-21T16:59:30Z'],
  ])('a payment created at %s WIB expires at %s', async (_time, expired, now) => {
    const { member, orderId } = await createMemberWithOrder();
    shop.clock.set(new Date(now));
    const reply = await pay(shop, await withNewSession(shop, member), orderId, 'bca');
    expect(paymentOf(reply).expired).toBe(expired);
  });

  test("a payment expires no later than the invoice's due date", async () => {
    const { member, orderId } = await createMemberWithOrder();
    shop.clock.set(new Date('2026-11-28T16:57:00Z'));
    const reply = await pay(shop, await withNewSession(shop, member), orderId, 'bca');
    expect(paymentOf(reply).expired).toBe('2026-11-28T16:59:00.000Z');
  });
});

describe('an invoice with a payment', () => {
  test('a second request of the same method gets the same virtual account', async () => {
    const { member, orderId, payment } = await createPayment(shop);
    const secondReply = await pay(shop, member, orderId, 'bca');
    expect(paymentOf(secondReply)).toEqual(payment);
    expect(shop.network.calls.get('charge')).toBe(1);
  });

  test('rejects a payment by another method unless the customer chooses to replace the pending payment', async () => {
    const { member, orderId } = await createPayment(shop);
    const reply = await pay(shop, member, orderId, 'gopay');
    expect(reply.status).toBe(409);
    expect(reply.body.response).toBe('Selesaikan Pembayaran sebelum pukul 23:59');
    expect(await readStatuses(orderId)).toEqual(['pending']);
  });

  test('the method is changed after the old payment is cancelled at the gateway', async () => {
    const { member, orderId, payment } = await createPayment(shop);
    const reply = await pay(shop, member, orderId, 'gopay', { replace: true });
    expect(paymentOf(reply).type).toBe('gopay');
    expect(await readStatuses(orderId)).toEqual(['cancel', 'pending']);
    expect(await actAtGateway(shop, payment.transaction_id, 'pay')).toBe(false);
  });

  test('settles the invoice instead of changing the method when the old payment turns out to be paid', async () => {
    const { member, orderId, payment } = await createPayment(shop);
    await actAtGateway(shop, payment.transaction_id, 'pay');
    const reply = await pay(shop, member, orderId, 'gopay', { replace: true });
    expect(reply.status).toBe(409);
    expect(reply.body.response).toBe(
      'Pembayaran Anda sebelumnya ternyata sudah kami terima. Invoice ini sudah lunas.',
    );
    const records = await invoiceRecordsOf(shop, orderId);
    expect(records.invoice.status).toBe('success');
    expect(records.policies).toHaveLength(1);
  });

  test.each([
    [
      'does not receive the cancellation',
      { cancel: ['requestLost'] },
      'Metode pembayaran Anda belum berubah',
    ],
    [
      'receives neither the cancellation nor the status call',
      { cancel: ['requestLost'], status: ['requestLost'] },
      'kami belum tahu apakah metode pembayaran Anda sudah berubah. Halaman ini akan menampilkannya',
    ],
  ] as const)(
    'returns 503 with a message about the change of method, and retains the old payment, when the gateway %s',
    async (_case, faults, sentence) => {
      const { member, orderId, payment } = await createPayment(shop);
      for (const [call, fault] of Object.entries(faults)) shop.network.faults.set(call, [...fault]);
      const reply = await pay(shop, member, orderId, 'gopay', { replace: true });
      expect(reply.status).toBe(503);
      expect(reply.body.response).toContain(sentence);
      expect(paymentOf(await pay(shop, member, orderId, 'bca')).vaNumber).toBe(payment.vaNumber);
    },
  );

  test('the method is changed even when the response to the cancellation is lost', async () => {
    const { member, orderId } = await createPayment(shop);
    shop.network.faults.set('cancel', ['responseLost']);
    const reply = await pay(shop, member, orderId, 'gopay', { replace: true });
    expect(paymentOf(reply).type).toBe('gopay');
    expect(await readStatuses(orderId)).toEqual(['cancel', 'pending']);
  });

  test('an invoice gets a new virtual account on the day after the first one expired', async () => {
    const { member, orderId, payment } = await createPayment(shop);
    shop.clock.set(new Date('2026-11-22T01:00:00Z'));
    const reply = await pay(shop, await withNewSession(shop, member), orderId, 'bca');
    expect(paymentOf(reply).vaNumber).not.toBe(payment.vaNumber);
    expect(paymentOf(reply).expired).toBe('2026-11-22T16:59:00.000Z');
    expect(await readStatuses(orderId)).toEqual(['expire', 'pending']);
  });
});

describe('simultaneous payments', () => {
  test('simultaneous payments of one method create one virtual account', async () => {
    const { member, orderId } = await createMemberWithOrder();
    const replies = await Promise.all(Array.from({ length: 5 }, () => pay(shop, member, orderId, 'bca')));
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(new Set(replies.map((reply) => paymentOf(reply).vaNumber)).size).toBe(1);
    expect(await readStatuses(orderId)).toEqual(['pending']);
    expect(shop.network.calls.get('charge')).toBe(1);
  });

  test('simultaneous payments that change the method leave one pending payment', async () => {
    const { member, orderId } = await createPayment(shop);
    const change = () => pay(shop, member, orderId, 'gopay', { replace: true });
    const replies = await Promise.all([change(), change(), change()]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await readStatuses(orderId)).toEqual(['cancel', 'pending']);
  });

  test('simultaneous payments of two methods leave one pending payment', async () => {
    const { member, orderId } = await createMemberWithOrder();
    const replies = await Promise.all([
      pay(shop, member, orderId, 'bca'),
      pay(shop, member, orderId, 'gopay'),
    ]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await readStatuses(orderId)).toEqual(['pending']);
  });
});

describe('an unavailable gateway', () => {
  test('an unavailable gateway leaves no incomplete payment', async () => {
    const { member, orderId } = await createMemberWithOrder();
    shop.network.isDown = true;
    const reply = await pay(shop, member, orderId, 'bca');
    expect(reply.status).toBe(503);
    expect(reply.body.response).toContain('belum tahu apakah pembayaran Anda sudah dibuat');
    const orderReply = await shop.api('GET', `/transaction/kesehatan/${orderId}?invoice=true`, {
      token: member.token,
    });
    expect(orderReply.body.response).toMatchObject({
      invoiceFormat: { payment: null, paymentMethods: ['bca', 'gopay'] },
    });
    shop.network.isDown = false;
    shop.clock.advance(5);
    expect((await pay(shop, member, orderId, 'bca')).status).toBe(200);
    expect(await readStatuses(orderId)).toEqual(['pending']);
  });

  test('the server requests the status by reference after a lost response, instead of charging again', async () => {
    const { member, orderId } = await createMemberWithOrder();
    shop.network.faults.set('charge', ['responseLost']);
    const reply = await pay(shop, member, orderId, 'bca');
    expect(reply.status).toBe(200);
    expect(shop.network.calls.get('charge')).toBe(1);
    expect(await readStatuses(orderId)).toEqual(['pending']);
  });

  test('the next attempt finds the charge after the responses to the charge and to the status call were lost', async () => {
    const { member, orderId } = await createMemberWithOrder();
    shop.network.faults.set('charge', ['responseLost']);
    shop.network.faults.set('status', ['requestLost']);
    expect((await pay(shop, member, orderId, 'bca')).status).toBe(503);
    shop.clock.advance(5);
    const reply = await pay(shop, member, orderId, 'bca');
    expect(reply.status).toBe(200);
    const { payments } = await invoiceRecordsOf(shop, orderId);
    expect(payments).toHaveLength(1);
    expect(payments[0]).toMatchObject({ status: 'pending', transactionId: paymentOf(reply).transaction_id });
  });

  test('rejects a payment by another method after a lost response if the charge turns out to exist', async () => {
    const { member, orderId } = await createMemberWithOrder();
    shop.network.faults.set('charge', ['responseLost']);
    shop.network.faults.set('status', ['requestLost']);
    await pay(shop, member, orderId, 'bca');
    shop.clock.advance(5);
    const otherReply = await pay(shop, member, orderId, 'gopay');
    expect(otherReply.status).toBe(409);
    expect(await readStatuses(orderId)).toEqual(['pending']);
  });

  test('allows a payment by another method after a charge that never reached the gateway', async () => {
    const { member, orderId } = await createMemberWithOrder();
    shop.network.faults.set('charge', ['requestLost']);
    expect((await pay(shop, member, orderId, 'bca')).status).toBe(503);
    shop.clock.advance(5);
    expect(paymentOf(await pay(shop, member, orderId, 'gopay')).type).toBe('gopay');
    expect(await readStatuses(orderId)).toEqual(['failure', 'pending']);
  });
});

describe('a gateway that rejects a charge', () => {
  test('a rejected charge returns 502 with a clear message, and the next attempt can succeed', async () => {
    const { member, orderId } = await createMemberWithOrder();
    shop.network.faults.set('charge', ['refused']);
    const reply = await pay(shop, member, orderId, 'bca');
    expect(reply.status).toBe(502);
    expect(reply.body.response).toContain('Metode pembayaran ini sedang tidak dapat digunakan');
    expect((await pay(shop, member, orderId, 'bca')).status).toBe(200);
  });
});

describe('a payment request', () => {
  test.each([
    [
      'a method that is not offered',
      'bank_transfer',
      'bni',
      'paymentType',
      'Metode pembayaran tidak tersedia',
    ],
    [
      'a method that does not exist',
      'bank_transfer',
      'kerang',
      'paymentType',
      'Metode pembayaran tidak tersedia',
    ],
    [
      'a method of another group',
      'emoney',
      'bca',
      'paymentMethod',
      'Jenis pembayaran tidak sesuai dengan metode pembayaran',
    ],
  ])(
    'rejects a payment request with a field error for %s',
    async (_case, paymentMethod, paymentType, path, message) => {
      const { member, orderId } = await createMemberWithOrder();
      const reply = await shop.api('POST', `/invoices/${orderId}/kesehatan`, {
        token: member.token,
        body: { paymentMethod, paymentType },
      });
      expect(reply.status).toBe(422);
      expect(reply.body.errors).toEqual([{ path, message }]);
      expect(await readStatuses(orderId)).toEqual([]);
    },
  );

  test('rejects a payment request for a paid invoice', async () => {
    const { member, orderId, payment } = await createPayment(shop);
    await payAtGateway(shop, payment.transaction_id);
    const reply = await pay(shop, member, orderId, 'gopay', { replace: true });
    expect(reply.status).toBe(409);
    expect(reply.body.response).toBe(
      'Invoice ini sudah dibayar. Terima kasih, tidak ada lagi yang perlu dibayar.',
    );
  });

  test('rejects a payment request from the due time of the invoice on', async () => {
    const { member, orderId } = await createMemberWithOrder();
    shop.clock.set(new Date('2026-11-28T16:59:00Z'));
    const reply = await pay(shop, await withNewSession(shop, member), orderId, 'bca');
    expect(reply.status).toBe(409);
    expect(reply.body.response).toBe('Invoice sudah kadaluarsa');
  });
});

describe('another person', () => {
  const NOT_FOUND = 'Opss, Sepertinya kami tidak menemukan invoice yang Anda inginkan';
  const body = { paymentMethod: 'bank_transfer', paymentType: 'bca' };

  test("paying returns 404 for another member's invoice, another product, an unknown order id and a malformed id", async () => {
    const { member, orderId } = await createMemberWithOrder();
    const otherMember = await shop.registerMember({ complete: true });
    const cases = [
      [otherMember.token, `${orderId}/kesehatan`],
      [member.token, `${orderId}/kendaraan`],
      [member.token, '00000000-0000-4000-8000-000000000000/kesehatan'],
      [member.token, 'bukan-id/kesehatan'],
    ] as const;
    for (const [token, path] of cases) {
      const reply = await shop.api('POST', `/invoices/${path}`, { token, body });
      expect([reply.status, reply.body.response]).toEqual([404, NOT_FOUND]);
    }
    expect(await readStatuses(orderId)).toEqual([]);
  });

  test('paying returns 401 without an account and 403 for the desk', async () => {
    const { orderId } = await createMemberWithOrder();
    const path = `/invoices/${orderId}/kesehatan`;
    expect((await shop.api('POST', path, { body })).status).toBe(401);
    expect((await shop.api('POST', path, { body, token: await shop.deskToken() })).status).toBe(403);
  });
});
