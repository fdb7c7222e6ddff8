import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { payments } from '../../db/schema.ts';
import { createPayment, invoiceRecordsOf, type Shop, startShop } from './fixture.ts';
import { insertPayment, listPayments, paymentsOfInvoices } from './repository.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
}, 60_000);
afterAll(() => shop.close());

/** Inserts payments of one invoice with the same creation time; all but the last have ended. */
async function insertSimultaneousPayments(count: number) {
  const { db } = shop.deps;
  const { orderId } = await createPayment(shop);
  const { invoice, payments: opened } = await invoiceRecordsOf(shop, orderId);
  const [first] = opened;
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
  ['of several invoices', (db: Shop['deps']['db'], id: string) => paymentsOfInvoices(db, [id])],
])(
  'payments %s with the same creation time keep their order when one of them changes',
  async (_name, list) => {
    const { db } = shop.deps;
    const invoiceId = await insertSimultaneousPayments(8);
    const ids = async () => (await list(db, invoiceId)).map(({ id }) => id);
    const before = await ids();
    expect(before).toHaveLength(8);
    for (const id of before) {
      // An indexed column, so the row's position in the index changes too.
      await db.update(payments).set({ status: 'cancel' }).where(eq(payments.id, id));
      expect(await ids()).toEqual(before);
    }
  },
);
