import type { InvoiceFormat } from '@naungan/domain/invoice/record';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { TEST_NOW, type TestMember } from '../../../test/harness.ts';
import { actAtGateway, createPayment, invoiceRecordsOf, type Shop, startShop } from './fixture.ts';
import { checkRecentPayments } from './service.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
}, 60_000);
afterAll(() => shop.close());
beforeEach(async () => {
  shop.clock.set(TEST_NOW);
  shop.network.isDown = false;
  await shop.runJobs();
  await shop.deps.db.execute(sql`delete from pgboss.job where name = 'payment.check'`);
  shop.network.calls.clear();
});

const readInvoice = async (member: TestMember, orderId: string) => {
  const path = `/transaction/kesehatan/${orderId}?invoice=true`;
  const { body } = await shop.api('GET', path, { token: member.token });
  return (body.response as { invoiceFormat: InvoiceFormat }).invoiceFormat;
};
const countStatusCalls = () => shop.network.calls.get('status') ?? 0;

describe('a lost notification', () => {
  test('an open page causes a status call for a payment after 20 s without a status report of the gateway', async () => {
    const { member, orderId, payment } = await createPayment(shop);
    // `createPayment` and `actAtGateway` each advance the clock by a second.
    await actAtGateway(shop, payment.transaction_id, 'pay');
    shop.clock.advance(17);
    await readInvoice(member, orderId);
    await shop.runJobs();
    expect(countStatusCalls()).toBe(0);
    shop.clock.advance(2);
    expect((await readInvoice(member, orderId)).invoice.status).toBe('pending');
    await shop.runJobs();
    expect((await readInvoice(member, orderId)).invoice.status).toBe('success');
    expect((await invoiceRecordsOf(shop, orderId)).policies).toHaveLength(1);
  });

  test('a payment is settled without an open page by a status call 15 s after its creation', async () => {
    const { orderId, payment } = await createPayment(shop);
    await actAtGateway(shop, payment.transaction_id, 'pay');
    shop.network.calls.clear();
    // The database decides which jobs are due; its clock is not the clock of the test.
    const runChecksUntil = async (seconds: number) => {
      await shop.deps.db.execute(
        sql`update pgboss.job set start_after = start_after - ${seconds} * interval '1 second' where name = 'payment.check'`,
      );
      shop.clock.advance(seconds);
      await shop.runJobs();
    };
    await runChecksUntil(13);
    expect(countStatusCalls()).toBe(0);
    await runChecksUntil(3);
    expect(countStatusCalls()).toBe(1);
    expect((await invoiceRecordsOf(shop, orderId)).policies).toHaveLength(1);
  });

  test('an unpaid payment without an open page is checked four times in a minute, then after twice the time', async () => {
    await createPayment(shop);
    shop.network.calls.clear();
    const delays = async () => {
      const rows = await shop.deps.db
        .select({ delay: sql<number>`round(extract(epoch from start_after - created_on))::int` })
        .from(sql`pgboss.job`)
        .where(sql`name = 'payment.check' and state = 'created'`);
      return rows.map(({ delay }) => delay);
    };
    const seenDelays: number[] = [];
    for (let [delay] = await delays(); delay !== undefined; [delay] = await delays()) {
      seenDelays.push(delay);
      shop.clock.advance(delay);
      await shop.deps.db.execute(sql`update pgboss.job set start_after = now() where name = 'payment.check'`);
      await shop.runJobs();
    }
    expect(seenDelays).toEqual([15, 15, 15, 15, 30, 60, 120, 240]);
    expect(countStatusCalls()).toBe(8);
  });

  test('a payment of the last 15 minutes is settled by a status call when a process starts, an older one is not', async () => {
    const older = await createPayment(shop);
    shop.clock.advance(15 * 60);
    const recent = await createPayment(shop);
    for (const { payment } of [older, recent]) await actAtGateway(shop, payment.transaction_id, 'pay');
    shop.network.calls.clear();
    await checkRecentPayments(shop.deps);
    await shop.runJobs();
    expect(countStatusCalls()).toBe(1);
    expect((await invoiceRecordsOf(shop, recent.orderId)).policies).toHaveLength(1);
    expect((await invoiceRecordsOf(shop, older.orderId)).policies).toHaveLength(0);
  });

  test('the page that a gateway redirects to causes a status call', async () => {
    const { orderId, payment } = await createPayment(shop, 'gopay');
    await actAtGateway(shop, payment.transaction_id, 'pay');
    shop.clock.advance(20);
    await shop.api('GET', `/payments?transaction_id=${payment.transaction_id}`);
    await shop.runJobs();
    expect((await invoiceRecordsOf(shop, orderId)).invoice.status).toBe('success');
  });
});

test('many open pages of a payment cause one status call in 20 s, also when the gateway does not respond', async () => {
  const { member, orderId } = await createPayment(shop);
  shop.network.calls.clear();
  shop.network.isDown = true;
  for (let second = 0; second <= 60; second += 4) {
    await Promise.all([1, 2, 3].map(() => readInvoice(member, orderId)));
    await shop.runJobs();
    shop.clock.advance(4);
  }
  expect(countStatusCalls()).toBe(3);
});

test('an open page causes no status call for a settled payment', async () => {
  const { member, orderId, payment } = await createPayment(shop);
  await actAtGateway(shop, payment.transaction_id, 'pay');
  shop.clock.advance(20);
  await readInvoice(member, orderId);
  await shop.runJobs();
  shop.network.calls.clear();
  shop.clock.advance(3_600);
  await readInvoice(member, orderId);
  await shop.runJobs({ includeDelayed: true });
  expect(countStatusCalls()).toBe(0);
});
