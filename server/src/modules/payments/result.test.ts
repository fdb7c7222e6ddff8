import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPayment, invoiceRecordsOf, payAtGateway, type Shop, startShop } from './fixture.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
}, 60_000);
afterAll(() => shop.close());

const requestResult = (id: string) => shop.api('GET', `/payments?transaction_id=${encodeURIComponent(id)}`);

describe('the public payment result', () => {
  test('the payment result contains status, method and total, and no personal data', async () => {
    const { member, orderId, payment } = await createPayment(shop);
    const pendingReply = await requestResult(payment.transaction_id);
    const { invoice } = await invoiceRecordsOf(shop, orderId);
    expect(pendingReply.body.response).toEqual({
      transaction_id: payment.transaction_id,
      status: 'pending',
      method: 'bank_transfer',
      type: 'bca',
      typeText: 'BCA',
      gross_amount: payment.total,
      custom_field1: invoice.invoiceNumber,
      product: 'kesehatan',
    });
    await payAtGateway(shop, payment.transaction_id);
    const paidReply = await requestResult(payment.transaction_id);
    expect(paidReply.body.response).toMatchObject({ status: 'settlement' });
    for (const secret of [member.email, member.fullName, member.phone])
      expect(paidReply.text).not.toContain(secret);
  });

  test("the payment result is also found by the server's reference, which some gateways append when they redirect", async () => {
    const { orderId, payment } = await createPayment(shop);
    const { payments } = await invoiceRecordsOf(shop, orderId);
    const reply = await requestResult(payments[0]?.reference ?? '');
    expect(reply.body.response).toMatchObject({
      transaction_id: payment.transaction_id,
      status: 'pending',
    });
  });

  test.each(['00000000-0000-4000-8000-000000000000', 'bukan-id', "' or 1=1 --", '😀'])(
    'returns 404 for the payment result of the id %j',
    async (id) => {
      const reply = await requestResult(id);
      expect([reply.status, reply.body.response]).toEqual([404, 'Transaksi tidak ditemukan']);
    },
  );
});

describe('GET /payments/finish, called after the return from a payment page', () => {
  const finish = (id: string, token?: string) =>
    shop.api('GET', `/payments/finish/${encodeURIComponent(id)}`, { token });

  test("GET /payments/finish returns the member's order, by transaction id or by reference", async () => {
    const { member, orderId, payment } = await createPayment(shop);
    const { payments } = await invoiceRecordsOf(shop, orderId);
    for (const id of [payment.transaction_id, payments[0]?.reference ?? '']) {
      expect((await finish(id, member.token)).body.response).toEqual({ _id: orderId, product: 'kesehatan' });
    }
  });

  test("GET /payments/finish returns 404 for another member's payment and for unknown ids", async () => {
    const { payment } = await createPayment(shop);
    const otherMember = await shop.registerMember({ complete: true });
    for (const id of [payment.transaction_id, 'bukan-id', '00000000-0000-4000-8000-000000000000']) {
      const reply = await finish(id, otherMember.token);
      expect([reply.status, reply.body.response]).toEqual([404, 'ID Transaksi tidak di temukan']);
    }
  });

  test("GET /payments/finish requires a member's session", async () => {
    const { payment } = await createPayment(shop);
    expect((await finish(payment.transaction_id)).status).toBe(401);
    expect((await finish(payment.transaction_id, await shop.deskToken())).status).toBe(403);
  });
});
