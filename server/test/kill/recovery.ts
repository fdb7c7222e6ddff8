import { and, eq, inArray, like } from 'drizzle-orm';
import { accounts } from '../../../simulators/btn/tables.ts';
import { transactions } from '../../../simulators/midtrans/tables.ts';
import type { Db } from '../../src/db/client.ts';
import { invoices, journal, orders, outbox, payments, policies } from '../../src/db/schema.ts';

/** A time in which no server ran, in milliseconds since 1970. */
export type Outage = { from: number; to: number };

/** Returns the seconds between two times in which a server ran. */
function secondsBetween(from: Date, to: Date, outages: readonly Outage[]): number {
  const [start, end] = [from.getTime(), to.getTime()];
  const outageMs = outages.reduce(
    (sum, outage) => sum + Math.max(0, Math.min(end, outage.to) - Math.max(start, outage.from)),
    0,
  );
  return (end - start - outageMs) / 1000;
}

/** Returns when each paid transaction was paid at its gateway, by the transaction's id. */
async function paymentTimes(gatewayDb: Db): Promise<Map<string, Date>> {
  const midtrans = await gatewayDb
    .select({
      id: transactions.id,
      paidAt: transactions.settlementTime,
      chargedAt: transactions.transactionTime,
    })
    .from(transactions)
    .where(inArray(transactions.status, ['capture', 'settlement']));
  const btn = await gatewayDb
    .select({ id: accounts.id, paidAt: accounts.paidAt })
    .from(accounts)
    .where(eq(accounts.status, 'paid'));
  return new Map([
    ...midtrans.map(({ id, paidAt, chargedAt }): [string, Date] => [id, paidAt ?? chargedAt]),
    ...btn.flatMap(({ id, paidAt }): [string, Date][] => (paidAt ? [[id, paidAt]] : [])),
  ]);
}

/** One effect; `label` describes it in the output of the test. */
type Effect = { from: Date; to: Date | null; label: string };
export type Recovery = { seconds: number; label: string };

/**
 * Returns the seconds from each event to its effect in which a server ran, by the kind of effect: a paid transaction at the gateway to the policy, an
 * order to the insurer's decision, and a mail in the outbox to its sending. A missing effect has infinite seconds.
 */
export async function measureRecovery(
  db: Db,
  gatewayDb: Db,
  outages: readonly Outage[],
): Promise<Map<string, Recovery[]>> {
  const paidAt = await paymentTimes(gatewayDb);
  const issued = await db
    .select({
      transactionId: payments.transactionId,
      method: payments.type,
      createdAt: payments.createdAt,
      issuedAt: policies.issuedAt,
    })
    .from(policies)
    .innerJoin(invoices, eq(invoices.orderId, policies.orderId))
    .innerJoin(payments, eq(payments.invoiceId, invoices.id))
    .where(inArray(payments.status, ['capture', 'settlement']));
  const decided = await db
    .select({ createdAt: orders.createdAt, decidedAt: journal.createdAt, line: orders.productType })
    .from(journal)
    .innerJoin(orders, eq(orders.id, journal.subjectId))
    .where(and(like(journal.actor, 'insurer%'), eq(journal.toStatus, 'approve')));
  const mails = await db
    .select({
      createdAt: outbox.createdAt,
      sentAt: outbox.sentAt,
      subject: outbox.subject,
      attempts: outbox.attempts,
    })
    .from(outbox);
  const recoveryOf = ({ from, to, label }: Effect): Recovery => ({
    seconds: to ? secondsBetween(from, to, outages) : Number.POSITIVE_INFINITY,
    label: `${label}, ${from.toISOString()} to ${to?.toISOString() ?? 'never'}`,
  });
  return new Map([
    [
      'payment to policy',
      issued.map(({ transactionId, method, createdAt, issuedAt }) => {
        const time = paidAt.get(transactionId ?? '');
        const label = `${method}, created ${createdAt.toISOString()}`;
        return recoveryOf(
          time
            ? { from: time, to: issuedAt, label }
            : { from: createdAt, to: null, label: `${label}, not paid` },
        );
      }),
    ],
    [
      'order to decision',
      decided.map(({ createdAt, decidedAt, line }) =>
        recoveryOf({ from: createdAt, to: decidedAt, label: line }),
      ),
    ],
    [
      'mail to sending',
      mails.map(({ createdAt, sentAt, subject, attempts }) =>
        recoveryOf({ from: createdAt, to: sentAt, label: `${subject}, attempts ${attempts}` }),
      ),
    ],
  ]);
}
