import type { DeskJournal } from '@naungan/api/desk';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findOrder } from '../modules/orders/service.ts';
import {
  createPayment,
  invoiceRecordsOf,
  payAtGateway,
  type Shop,
  startShop,
} from '../modules/payments/fixture.ts';

let shop: Shop;
let token: string;
beforeAll(async () => {
  shop = await startShop();
  token = await shop.deskToken();
}, 60_000);
afterAll(() => shop.close());

const getJournal = (id: string, callerToken: string | undefined = token) =>
  shop.api('GET', `/desk/invoices/${id}/journal`, { token: callerToken });

describe('the journal of an invoice', () => {
  it('lists every change of the invoice, its order, payments and policy', async () => {
    const { member, orderId, payment } = await createPayment(shop);
    await payAtGateway(shop, payment.transaction_id);
    const { invoice, payments, policies } = await invoiceRecordsOf(shop, orderId);
    const { status, body } = await getJournal(invoice.id);
    const { entries, ...invoiceFields } = body.response as DeskJournal;
    const { reference } = payments[0] ?? {};
    const { policyNumber } = policies[0] ?? {};
    const kpaNumber = (await findOrder(shop.deps.db, orderId))?.kpaNumber;
    const actor = `member:${member.id}`;
    expect([status, invoiceFields]).toEqual([
      200,
      {
        _id: invoice.id,
        orderId,
        invoiceNumber: invoice.invoiceNumber,
        status: 'success',
        total: invoice.total,
        next: null,
      },
    ]);
    expect(entries.map(({ at: _at, ...entry }) => Object.values(entry))).toEqual([
      ['order', kpaNumber, null, 'neworder', actor, null],
      ['order', kpaNumber, 'neworder', 'approve', 'insurer', null],
      ['invoice', invoice.invoiceNumber, null, 'pending', 'system', expect.stringMatching(/^order KPA-/)],
      ['payment', reference, null, 'creating', actor, 'bca'],
      ['payment', reference, 'creating', 'pending', actor, null],
      ['payment', reference, 'pending', 'settlement', 'gateway', null],
      ['invoice', invoice.invoiceNumber, 'pending', 'success', 'gateway', `payment ${reference}`],
      ['policy', policyNumber, null, 'active', 'system', expect.stringMatching(/^order KPA-/)],
    ]);
    const times = entries.map(({ at }) => at);
    expect(times).toEqual(times.toSorted());
  });

  it.each(['44444444-4444-4444-8444-444444444444', 'bukan-id', '%00'])(
    'the journal of an invoice is not found for the id %s',
    async (id) => {
      expect(await getJournal(id)).toMatchObject({ status: 404 });
    },
  );

  it('the journal of an invoice is returned to the desk only, not to the member of the invoice', async () => {
    const { member, orderId } = await createPayment(shop);
    const { invoice } = await invoiceRecordsOf(shop, orderId);
    expect(await getJournal(invoice.id, member.token)).toMatchObject({ status: 403 });
    expect(await getJournal(invoice.id, '')).toMatchObject({ status: 401 });
    const replyWithoutToken = await shop.api('GET', `/desk/invoices/${invoice.id}/journal`);
    expect(replyWithoutToken.status).toBe(401);
  });

  it('rejects the methods POST, PUT, PATCH and DELETE with 405', async () => {
    const { orderId } = await createPayment(shop);
    const { invoice } = await invoiceRecordsOf(shop, orderId);
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'])
      expect((await shop.api(method, `/desk/invoices/${invoice.id}/journal`, { token })).status).toBe(405);
  });
});
