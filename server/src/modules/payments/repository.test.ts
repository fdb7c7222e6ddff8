import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { payments } from '../../db/schema.ts';
import { createPayment, invoiceRecordsOf, type Shop, startShop } from './fixture.ts';
import {
  findUnconfirmedPayments,
  insertPayment,
  listPayments,
  listPaymentsOfInvoices,
} from './repository.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
}, 60_000);
afterAll(() => shop.close());

/** Inserts payments of one invoice with the same creation time; all except the last one have ended. */
async function insertSimultaneousPayments(count: number) {
  const { db } = shop.deps;
  const { orderId } = await createPayment(shop);
  const { invoice, payments: openedPayments } = await invoiceRecordsOf(shop, orderId);
  const [first] = openedPayments;
  if (!first) throw new Error('The invoice has no payment');
  const { gateway, method, type, total, expiresAt, createdAt: now } = first;
  for (let number = 1; number < count; number += 1) {
    await db.update(payments).set({ status: 'expire' }).where(eq(payments.invoiceId, invoice.id));
    const reference = `${invoice.invoiceNumber}-${number}`;
    await insertPayment(db, {
      invoiceId: invoice.id,
      gateway,
      reference,
      method,
      type,
      total,
      expiresAt,
      now,
    });
  }
  return invoice.id;
}

test.each([
  ['of an invoice', listPayments],
  ['of several invoices', (db: Shop['deps']['db'], id: string) => listPaymentsOfInvoices(db, [id])],
])(
  'payments %s with the same creation time are listed in the same sequence after one of them changes',
  async (_name, list) => {
    const { db } = shop.deps;
    const invoiceId = await insertSimultaneousPayments(8);
    const ids = async () => (await list(db, invoiceId)).map(({ id }) => id);
    const before = await ids();
    expect(before).toHaveLength(8);
    for (const id of before) {
      // `status` is an indexed column, so that the update also moves the row's entry in the index.
      await db.update(payments).set({ status: 'cancel' }).where(eq(payments.id, id));
      expect(await ids()).toEqual(before);
    }
  },
);

test('unconfirmed payments are selected oldest first, by their last check or, if they were never checked, by their creation', async () => {
  const { db } = shop.deps;
  const hoursAgo = (hours: number) => new Date(shop.clock.now().getTime() - hours * 3_600_000);
  async function addPayment(createdAt: Date, checkedAt: Date | null) {
    const { invoice, payments: openedPayments } = await invoiceRecordsOf(
      shop,
      (await createPayment(shop)).orderId,
    );
    const times = { createdAt, checkedAt, updatedAt: hoursAgo(9) };
    await db.update(payments).set(times).where(eq(payments.invoiceId, invoice.id));
    return openedPayments[0]?.id;
  }
  const uncheckedId = await addPayment(hoursAgo(3), null);
  const checkedLaterId = await addPayment(hoursAgo(8), hoursAgo(2));
  const checkedFirstId = await addPayment(hoursAgo(7), hoursAgo(4));
  const select = async (limit: number) =>
    (await findUnconfirmedPayments(db, shop.clock.now(), hoursAgo(1), limit)).map(({ id }) => id);
  expect(await select(10)).toEqual([checkedFirstId, uncheckedId, checkedLaterId]);
  expect(await select(2)).toEqual([checkedFirstId, uncheckedId]);
});
