import { readFile } from 'node:fs/promises';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readJournal } from '../../db/journal.ts';
import { invoices, payments } from '../../db/schema.ts';
import { invoiceRecordsOf, openedPayment, type Shop, startShop } from './fixture.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
}, 60_000);
afterAll(() => shop.close());

/** Runs a migration again, on rows as they were stored before it. */
async function migrate(name: string): Promise<void> {
  const text = await readFile(new URL(`../../migrations/${name}.sql`, import.meta.url), 'utf8');
  for (const statement of text.split('--> statement-breakpoint'))
    await shop.deps.db.execute(sql.raw(statement));
}

it('a payment that was stored under the former names has its group as method and its code as type', async () => {
  const { orderId } = await openedPayment(shop);
  await shop.deps.db.update(payments).set({ method: sql`${payments.type}`, type: sql`${payments.method}` });
  await migrate('0013_payment_names');
  const { payments: read } = await invoiceRecordsOf(shop, orderId);
  expect(read).toMatchObject([{ method: 'bank_transfer', type: 'bca' }]);
});

it.each(['refund', 'reversal'] as const)(
  'an invoice whose payment ended by %s says the same',
  async (end) => {
    const { orderId } = await openedPayment(shop);
    const { db } = shop.deps;
    const { invoice } = await invoiceRecordsOf(shop, orderId);
    await db.update(invoices).set({ status: 'reversal' }).where(eq(invoices.id, invoice.id));
    await db.update(payments).set({ status: end }).where(eq(payments.invoiceId, invoice.id));
    await migrate('0016_invoices_refunded');
    expect((await invoiceRecordsOf(shop, orderId)).invoice.status).toBe(end);
    const noted = (await readJournal(db, [invoice.id])).at(-1)?.reason;
    expect(noted === 'the money was given back').toBe(end === 'refund');
  },
);
