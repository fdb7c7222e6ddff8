import type { Tx } from '../../db/client.ts';
import { readJournal } from '../../db/journal.ts';
import type { PaymentRecord } from './repository.ts';
import { paymentStateMachine } from './state-machine.ts';

const REPLACED_REASON = 'given up for another method';

/** Who replaces the payment, and when. */
type ReplacementCause = { actor: string; now: Date };

/**
 * Records that the customer replaces a payment, so that the end of that payment is not mailed. Call this before the
 * cancellation at the gateway: the notification may arrive before the response.
 */
export const recordReplacement = (tx: Tx, payment: PaymentRecord, cause: ReplacementCause): Promise<void> =>
  paymentStateMachine.recordRemark(tx, payment, { ...cause, reason: REPLACED_REASON });

/** Records that the gateway did not cancel the payment. The gateway's review continues, and its result is mailed. */
export const recordReplacementFailure = (
  tx: Tx,
  payment: PaymentRecord,
  cause: ReplacementCause,
): Promise<void> =>
  paymentStateMachine.recordRemark(tx, payment, {
    ...cause,
    reason: 'not given up: the gateway did not cancel it',
  });

/** Returns whether the customer is replacing this payment, by the latest journal entry about it. */
export async function isBeingReplaced(tx: Tx, { id }: PaymentRecord): Promise<boolean> {
  return (await readJournal(tx, [id])).at(-1)?.reason === REPLACED_REASON;
}
