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

/** Runs a migration again. The test first changes the rows to their state before the migration. */
async function migrate(name: string): Promise<void> {
  const text = await readFile(new URL(`../../migrations/${name}.sql`, import.meta.url), 'utf8');
  for (const statement of text.split('--> statement-breakpoint'))
    await shop.deps.db.execute(sql.raw(statement));
}

it('migration 0013 swaps two columns, so that `method` contains the group of a payment and `type` its code', async () => {
  const { orderId } = await createPayment(shop);
  await shop.deps.db.update(payments).set({ method: sql`${payments.type}`, type: sql`${payments.method}` });
  await migrate('0013_payment_names');
  const { payments: storedPayments } = await invoiceRecordsOf(shop, orderId);
  expect(storedPayments).toMatchObject([{ method: 'bank_transfer', type: 'bca' }]);
});

it.each(['refund', 'reversal'] as const)(
  'migration 0016 gives an invoice whose payment ended by %s the same status',
  async (status) => {
    const { orderId } = await createPayment(shop);
    const { db } = shop.deps;
    const { invoice } = await invoiceRecordsOf(shop, orderId);
    await db.update(invoices).set({ status: 'reversal' }).where(eq(invoices.id, invoice.id));
    await db.update(payments).set({ status }).where(eq(payments.invoiceId, invoice.id));
    await migrate('0016_invoices_refunded');
    expect((await invoiceRecordsOf(shop, orderId)).invoice.status).toBe(status);
    const reason = (await readJournal(db, [invoice.id])).at(-1)?.reason;
    expect(reason === 'the money was given back').toBe(status === 'refund');
  },
);
