import type { Tx } from '../../db/client.ts';
import { readJournal } from '../../db/journal.ts';
import type { PaymentRecord } from './repository.ts';
import { paymentSubject } from './subject.ts';

const REPLACED_REASON = 'given up for another method';

/**
 * Records that the customer replaces a payment, so that its end is not mailed. Call before cancelling it at the gateway, whose
 * notification may arrive before its response.
 */
export const noteReplacement = (tx: Tx, payment: PaymentRecord, actor: string): Promise<void> =>
  paymentSubject.recordRemark(tx, payment, { actor, reason: REPLACED_REASON });

/** Records that the gateway did not cancel it: the review continues and its end is mailed. */
export const noteReplacementFailed = (tx: Tx, payment: PaymentRecord, actor: string): Promise<void> =>
  paymentSubject.recordRemark(tx, payment, { actor, reason: 'not given up: the gateway did not cancel it' });

/** Whether the customer is replacing this payment, by the latest journal entry about it. */
export async function isBeingReplaced(tx: Tx, { id }: PaymentRecord): Promise<boolean> {
  return (await readJournal(tx, [id])).at(-1)?.reason === REPLACED_REASON;
}
