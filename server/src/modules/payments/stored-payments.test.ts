import { readFile } from 'node:fs/promises';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readJournal } from '../../db/journal.ts';
import { invoices, payments } from '../../db/schema.ts';
import { createPayment, invoiceRecordsOf, type Shop, startShop } from './fixture.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
}, 60_000);
afterAll(() => shop.close());

/** Runs a migration again on rows as stored before it. */
async function migrate(name: string): Promise<void> {
  const text = await readFile(new URL(`../../migrations/${name}.sql`, import.meta.url), 'utf8');
  for (const statement of text.split('--> statement-breakpoint'))
    await shop.deps.db.execute(sql.raw(statement));
}

it('a payment stored under the former names gets its group as method and its code as type', async () => {
  const { orderId } = await createPayment(shop);
  await shop.deps.db.update(payments).set({ method: sql`${payments.type}`, type: sql`${payments.method}` });
  await migrate('0013_payment_names');
  const { payments: read } = await invoiceRecordsOf(shop, orderId);
  expect(read).toMatchObject([{ method: 'bank_transfer', type: 'bca' }]);
});

it.each(['refund', 'reversal'] as const)(
  'an invoice whose payment ended by %s has the same status',
  async (end) => {
    const { orderId } = await createPayment(shop);
    const { db } = shop.deps;
    const { invoice } = await invoiceRecordsOf(shop, orderId);
    await db.update(invoices).set({ status: 'reversal' }).where(eq(invoices.id, invoice.id));
    await db.update(payments).set({ status: end }).where(eq(payments.invoiceId, invoice.id));
    await migrate('0016_invoices_refunded');
    expect((await invoiceRecordsOf(shop, orderId)).invoice.status).toBe(end);
    const reason = (await readJournal(db, [invoice.id])).at(-1)?.reason;
    expect(reason === 'the money was given back').toBe(end === 'refund');
  },
);
