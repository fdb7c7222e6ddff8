import { ApiProblem, throwProblem } from '../../api-problem.ts';
import type { Deps } from '../../deps.ts';
import type { Outcome } from './apply.ts';
import type { IncomingNotification, PaymentGateway } from './gateway.ts';
import { gatewayNamed } from './gateways.ts';
import { isBeingCharged } from './open-payment.ts';
import { findByReference, type PaymentRecord, recordNotification } from './repository.ts';
import { paymentStateMachine } from './state-machine.ts';
import { syncPayment } from './sync-payment.ts';
import { PAYMENT_TEXT } from './texts.ts';

type Notification = Record<string, unknown>;
type NotifiedPayment = NonNullable<ReturnType<PaymentGateway['authenticate']>>;

const ACTOR = 'gateway';

/** Removes the signature before storing, so that readers of the table cannot replay it. */
function withoutSignature({ signature_key: _signature, ...body }: Notification): Notification {
  return body;
}

async function rejectAmount(
  deps: Deps,
  payment: PaymentRecord,
  notifiedPayment: NotifiedPayment,
  notification: Notification,
): Promise<never> {
  const { id, total, reference } = payment;
  await deps.db.transaction(async (tx) => {
    const reason = `rejected: a notification reports the amount ${notifiedPayment.total} instead of ${total}`;
    await paymentStateMachine.recordRemark(tx, payment, { actor: ACTOR, reason, now: deps.clock() });
    await recordNotification(tx, reference, withoutSignature(notification), 'mismatch');
  });
  deps.log.error({ payment: id }, 'a notification and the invoice differ in the amount');
  return throwProblem('INVALID', PAYMENT_TEXT.amountWrong);
}

const isReportedPending = ({ transaction_status: status }: Notification): boolean =>
  typeof status === 'string' && status.toLowerCase() === 'pending';

async function receive(
  deps: Deps,
  gateway: string,
  notifiedPayment: NotifiedPayment,
  notification: Notification,
): Promise<Outcome> {
  const payment = await findByReference(deps.db, notifiedPayment.reference);
  // A notification about another gateway's payment is not accepted.
  if (payment?.gateway !== gateway) return throwProblem('NOT_FOUND', PAYMENT_TEXT.transactionNotFound);
  if (notifiedPayment.total !== payment.total)
    return rejectAmount(deps, payment, notifiedPayment, notification);
  // A "pending" notification can arrive before the reply to the charge. It is ignored, because only the reply contains the
  // payment links, and a stored instrument is never replaced.
  if (isReportedPending(notification) && isBeingCharged(payment, deps.clock())) return 'ignore';
  const syncResult = await syncPayment(deps, payment, {
    actor: ACTOR,
    onApplied: (tx, outcome) =>
      recordNotification(tx, payment.reference, withoutSignature(notification), outcome),
  });
  if ('failure' in syncResult) {
    deps.log.warn(
      { payment: payment.id, failure: syncResult.failure, detail: syncResult.detail },
      'a notification could not be confirmed',
    );
    return throwProblem('UNAVAILABLE');
  }
  if (syncResult.outcome === 'mismatch') throwProblem('INVALID', PAYMENT_TEXT.amountWrong);
  return syncResult.outcome;
}

/**
 * Handles a notification of the gateway. A notification only signals a possible change: after the check of its
 * signature, the status call returns the current state. So repeated, late or reordered notifications have no further effect.
 * Responds with 403 (forged), 404 (unknown), 422 (amount) or 503 (retry: gateway or database).
 */
export async function receiveNotification(
  deps: Deps,
  gateway: string,
  incoming: Omit<IncomingNotification, 'now'>,
): Promise<Outcome> {
  const notifiedPayment = gatewayNamed(deps, gateway).authenticate({ ...incoming, now: deps.clock() });
  if (!notifiedPayment) {
    deps.log.warn({ gateway }, 'a payment notification has a wrong signature');
    return throwProblem('FORBIDDEN', PAYMENT_TEXT.signatureWrong);
  }
  try {
    return await receive(deps, gateway, notifiedPayment, incoming.body);
  } catch (error) {
    if (error instanceof ApiProblem) throw error;
    // Most likely the database failed. The gateway retries most often after status 503.
    deps.log.error({ err: error }, 'a payment notification could not be processed');
    return throwProblem('UNAVAILABLE');
  }
}
