import type { Tx } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { applyState, type Outcome } from './apply.ts';
import { type GatewayFailure, type GatewayResult, isFailure, type PaymentGateway } from './gateway.ts';
import { gatewayNamed } from './gateways.ts';
import { findPayment, type PaymentRecord } from './repository.ts';

export type SyncResult = { outcome: Outcome; paid: boolean } | GatewayFailure;

type SyncOptions = {
  /** Actor for the journal. */
  actor: string;
  /**
   * The first call to the gateway; default: the status call. If the payment changes during this call, its result is
   * discarded and the status call follows.
   */
  request?: (gateway: PaymentGateway, payment: PaymentRecord) => Promise<GatewayResult>;
  /** Runs in the transaction that applies the result. */
  onApplied?: (tx: Tx, outcome: Outcome) => Promise<void>;
};

const MAX_ATTEMPTS = 4;
const requestStatus: NonNullable<SyncOptions['request']> = (gateway, payment) =>
  gateway.status(payment.reference);

/**
 * Requests a payment's status from the gateway and applies the result. No transaction is open during the request, so the
 * payment may change meanwhile: then the result is discarded, and the status is requested again.
 */
export async function syncPayment(
  deps: Deps,
  paymentBefore: PaymentRecord,
  options: SyncOptions,
): Promise<SyncResult> {
  const gateway = gatewayNamed(deps, paymentBefore.gateway);
  let payment: PaymentRecord | null = paymentBefore;
  for (let attempt = 0; payment && attempt < MAX_ATTEMPTS; attempt += 1) {
    const attemptedPayment: PaymentRecord = payment;
    const result = await (attempt === 0 && options.request ? options.request : requestStatus)(
      gateway,
      attemptedPayment,
    );
    if (isFailure(result)) return result;
    const outcome = await deps.db.transaction(async (tx) => {
      const appliedOutcome = await applyState(tx, deps, attemptedPayment, result, options.actor);
      if (appliedOutcome !== 'stale') await options.onApplied?.(tx, appliedOutcome);
      return appliedOutcome;
    });
    if (outcome !== 'stale') return { outcome, paid: result.paid };
    payment = await findPayment(deps.db, attemptedPayment.id);
  }
  return { failure: 'outcomeUnknown', detail: 'the payment changed during every status call' };
}
