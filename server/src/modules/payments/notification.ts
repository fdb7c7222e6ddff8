import type { Deps } from '../../deps.ts';
import { Problem, refuse } from '../../problem.ts';
import type { Outcome } from './apply.ts';
import type { Incoming, PaymentGateway } from './gateway.ts';
import { gatewayNamed } from './gateways.ts';
import { observe } from './observe.ts';
import { isBeingCharged } from './open.ts';
import { findByReference, noteNotification, type PaymentRecord } from './repository.ts';
import { paymentSubject } from './subject.ts';
import { PAYMENT_TEXT } from './texts.ts';

type Notification = Record<string, unknown>;
type About = NonNullable<ReturnType<PaymentGateway['authenticate']>>;

const ACTOR = 'gateway';

/** As received, without the signature: who reads the table must not be able to sign. */
function withoutSignature({ signature_key: _signature, ...body }: Notification): Notification {
  return body;
}

async function refuseAmount(
  deps: Deps,
  payment: PaymentRecord,
  about: About,
  notification: Notification,
): Promise<never> {
  const { id, total, reference } = payment;
  await deps.db.transaction(async (tx) => {
    const reason = `refused: a notification of ${about.total}, ours is ${total}`;
    await paymentSubject.remark(tx, payment, { actor: ACTOR, reason });
    await noteNotification(tx, reference, withoutSignature(notification), 'mismatch');
  });
  deps.log.error({ payment: id }, 'a notification and the invoice differ in the amount');
  return refuse('INVALID', PAYMENT_TEXT.amountWrong);
}

const saysPending = ({ transaction_status: status }: Notification): boolean =>
  typeof status === 'string' && status.toLowerCase() === 'pending';

async function receive(
  deps: Deps,
  gateway: string,
  about: About,
  notification: Notification,
): Promise<Outcome> {
  const payment = await findByReference(deps.db, about.reference);
  // Of another gateway's payment this one has nothing to tell.
  if (payment?.gateway !== gateway) return refuse('NOT_FOUND', PAYMENT_TEXT.transactionNotFound);
  if (about.total !== payment.total) return refuseAmount(deps, payment, about, notification);
  // "It was made" has overtaken the answer that says with what it can be paid: only that answer has the links.
  if (saysPending(notification) && isBeingCharged(payment, deps.clock())) return 'ignore';
  const seen = await observe(deps, payment, {
    actor: ACTOR,
    note: (tx, outcome) => noteNotification(tx, payment.reference, withoutSignature(notification), outcome),
  });
  if ('failed' in seen) {
    deps.log.warn(
      { payment: payment.id, failed: seen.failed, detail: seen.detail },
      'a notification could not be confirmed',
    );
    return refuse('UNAVAILABLE');
  }
  if (seen.outcome === 'mismatch') refuse('INVALID', PAYMENT_TEXT.amountWrong);
  return seen.outcome;
}

/**
 * A notification of the gateway. It only tells that something may have changed: after its signature is
 * checked, the status call says what is true. Repeated, late and reordered ones change nothing twice.
 * Refuses with 403 (forged), 404 (not ours), 422 (amount) and 503 (try again: gateway or database).
 */
export async function receiveNotification(
  deps: Deps,
  gateway: string,
  incoming: Omit<Incoming, 'now'>,
): Promise<Outcome> {
  const about = gatewayNamed(deps, gateway).authenticate({ ...incoming, now: deps.clock() });
  if (!about) {
    deps.log.warn({ gateway }, 'a payment notification has a wrong signature');
    return refuse('FORBIDDEN', PAYMENT_TEXT.signatureWrong);
  }
  try {
    return await receive(deps, gateway, about, incoming.body);
  } catch (error) {
    if (error instanceof Problem) throw error;
    // Most likely the database: 503 is what makes the gateway come back most often.
    deps.log.error({ err: error }, 'a payment notification could not be processed');
    return refuse('UNAVAILABLE');
  }
}
