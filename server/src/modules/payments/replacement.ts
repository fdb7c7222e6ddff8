import type { Tx } from '../../db/client.ts';
import { readJournal } from '../../db/journal.ts';
import type { PaymentRecord } from './repository.ts';
import { paymentSubject } from './subject.ts';

const REPLACED = 'given up for another method';

/**
 * Notes that its customer gives up a payment under review. Before the gateway is asked to cancel it, since what the
 * gateway tells of that may arrive before its answer does.
 */
export const noteReplacement = (tx: Tx, payment: PaymentRecord, actor: string): Promise<void> =>
  paymentSubject.remark(tx, payment, { actor, reason: REPLACED });

/** Notes that the gateway did not cancel it, so that the review goes on and its end is told. */
export const noteKept = (tx: Tx, payment: PaymentRecord, actor: string): Promise<void> =>
  paymentSubject.remark(tx, payment, { actor, reason: 'not given up: the gateway did not cancel it' });

/** Whether its customer gives up this payment: the last that was noted about it. */
export async function isBeingReplaced(tx: Tx, { id }: PaymentRecord): Promise<boolean> {
  return (await readJournal(tx, [id])).at(-1)?.reason === REPLACED;
}
