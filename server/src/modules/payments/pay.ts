import { setTimeout as pause } from 'node:timers/promises';
import { paymentMethod } from '@naungan/domain/payment-method';
import { throwProblem } from '../../api-problem.ts';
import type { Deps } from '../../deps.ts';
import type { InvoiceRecord } from '../invoices/service.ts';
import { abandonPayment, closePayment, refreshPayment } from './close.ts';
import type { ChargeRequest } from './gateway.ts';
import { gatewayFor } from './gateways.ts';
import { openPayment, type PaymentChoice } from './open-payment.ts';
import { isActive, isPaidState } from './payment-state.ts';
import { recordReplacementFailure } from './replacement.ts';
import { findPayment, type PaymentRecord } from './repository.ts';
import { syncPayment } from './sync-payment.ts';
import { PAYMENT_TEXT } from './texts.ts';

export type PayRequest = {
  /** The group of the method [Q25]. */
  paymentMethod: string;
  /** The code of the method [Q25]. */
  paymentType: string;
  /** The card's token, for `credit_card` only. */
  token?: string | undefined;
  /** Whether the customer confirmed that this method replaces the current payment. */
  replace?: boolean | undefined;
};
export type Payer = Pick<ChargeRequest, 'customer' | 'productName' | 'isOnPhone'>;

const WAITING_ROUNDS = 30;
const WAITING_MS = 100;
/** Enough rounds to wait, close, charge and show. If they are not enough, other requests keep changing the invoice. */
const MAX_ROUNDS = WAITING_ROUNDS + 8;
/** A second charge is needed when the status call finds a transaction without its payment details. */
const MAX_CHARGES = 2;

const throwFieldProblem = (path: keyof PayRequest, message: string): never =>
  throwProblem('INVALID', message, [{ path, message }]);

/**
 * Returns the chosen method. It must be offered and belong to the requested group; only a card must have a token.
 * @throws ApiProblem INVALID
 */
function choiceOf(deps: Deps, actor: string, request: PayRequest): PaymentChoice {
  const { paymentMethod: group, paymentType: code, token, replace } = request;
  const gateway = gatewayFor(deps, code);
  const method = paymentMethod(code);
  if (!gateway || !method) return throwFieldProblem('paymentType', PAYMENT_TEXT.methodUnknown);
  if (method.group !== group) throwFieldProblem('paymentMethod', PAYMENT_TEXT.groupWrong);
  const isCard = method.group === 'credit_card';
  if (isCard && !token) throwFieldProblem('token', PAYMENT_TEXT.tokenNeeded);
  if (!isCard && token) throwFieldProblem('token', PAYMENT_TEXT.tokenUnwanted);
  return {
    method: method.group,
    type: code,
    gateway: gateway.name,
    replace: replace ?? false,
    actor,
    takesOverCharge: false,
  };
}

type ChargeContext = { invoice: InvoiceRecord; payment: PaymentRecord; payer: Payer; token: string | null };

const chargeOf = (deps: Deps, { invoice, payment, payer, token }: ChargeContext): ChargeRequest => ({
  ...payer,
  reference: payment.reference,
  type: payment.type,
  total: payment.total,
  now: deps.clock(),
  expiresAt: payment.expiresAt,
  invoiceNumber: invoice.invoiceNumber,
  cardToken: token,
  finishUrl: `${deps.config.PUBLIC_URL}/payment/finish`,
});

/**
 * Sends one charge and stores the result in the payment's row. Returns also when the status call finds the charge after a
 * failure. Throws if the charge has certainly failed, or if its result is unknown.
 */
async function sendCharge(deps: Deps, context: ChargeContext): Promise<void> {
  const { invoice, payment } = context;
  const request = chargeOf(deps, context);
  const actor = `member:${invoice.userId}`;
  const syncResult = await syncPayment(deps, payment, {
    actor,
    request: (gateway) => gateway.charge(request),
  });
  if (!('failure' in syncResult)) return;
  deps.log.warn(
    { payment: payment.id, failure: syncResult.failure, detail: syncResult.detail },
    'a charge failed',
  );
  if (syncResult.failure === 'refused') {
    await abandonPayment(deps, payment, actor, `the gateway rejected the charge: ${syncResult.detail}`);
    throwProblem('UPSTREAM', PAYMENT_TEXT.gatewayRefused);
  }
  // The outcome is unknown, the reference is a duplicate, or the token was used. If the charge reached the gateway, the
  // status call finds it. Otherwise the payment's row stays for the next attempt.
  const statusResult = await syncPayment(deps, payment, { actor });
  if (!('failure' in statusResult)) return;
  if (syncResult.failure === 'token' && statusResult.failure === 'missing') {
    await abandonPayment(deps, payment, actor, `the gateway rejected the card token: ${syncResult.detail}`);
    throwFieldProblem('token', PAYMENT_TEXT.tokenRefused);
  }
  // Only a gateway that responded can confirm that no transaction exists.
  throwProblem(
    'UNAVAILABLE',
    statusResult.failure === 'missing' ? PAYMENT_TEXT.gatewayDown : PAYMENT_TEXT.gatewayNoResponse,
  );
}

/**
 * Charges the payment. Returns the payment if the charge has already decided it (paid, or card denied); `null` if the
 * customer must still pay.
 */
async function chargePayment(deps: Deps, context: ChargeContext): Promise<PaymentRecord | null> {
  await sendCharge(deps, context);
  const currentPayment = await findPayment(deps.db, context.payment.id);
  if (currentPayment && isPaidState(currentPayment.status)) return currentPayment;
  if (currentPayment && isActive(currentPayment.status) && currentPayment.instrument !== null) return null;
  if (currentPayment?.status === 'deny' && currentPayment.type === 'credit_card') return currentPayment;
  // The payment was denied immediately, or has another amount. Another charge would end the same way.
  return throwProblem('UPSTREAM', PAYMENT_TEXT.gatewayRefused);
}

async function abandonCharge(deps: Deps, payment: PaymentRecord, actor: string): Promise<never> {
  await abandonPayment(deps, payment, actor, 'the response of the gateway contains no payment instrument');
  return throwProblem('UPSTREAM', PAYMENT_TEXT.gatewayRefused);
}

async function closeExistingPayment(
  deps: Deps,
  payment: PaymentRecord,
  operation: 'cancel' | 'expire',
  actor: string,
): Promise<void> {
  let isResultKnown = true;
  // The gateway may have a transaction for a row that is still being created, so the status is requested first.
  if (payment.status === 'creating') await refreshPayment(deps, payment, actor);
  else isResultKnown = await closePayment(deps, payment, operation, actor);
  const currentPayment = await findPayment(deps.db, payment.id);
  if (currentPayment && isPaidState(currentPayment.status))
    throwProblem('CONFLICT', PAYMENT_TEXT.paidMeanwhile);
  const isUnchanged =
    currentPayment && isActive(currentPayment.status) && currentPayment.version === payment.version;
  if (!isUnchanged) return;
  if (!isResultKnown) throwProblem('UNAVAILABLE', PAYMENT_TEXT.gatewayNoResponseOnChange);
  if (currentPayment.status === 'challenge')
    await deps.db.transaction((tx) =>
      recordReplacementFailure(tx, currentPayment, { actor, now: deps.clock() }),
    );
  throwProblem('UNAVAILABLE', PAYMENT_TEXT.gatewayDownOnChange);
}

/**
 * Returns the payable instrument of an invoice, existing or new, or a card payment that was decided immediately. An
 * invoice never has two payable instruments. The payment's row is written before the charge is sent, so that a lost
 * response can be recovered by the reference in the row. Tests replace `wait`, which waits for another request's charge.
 * @throws ApiProblem with status 409 (paid, expired, another method chosen), 422 (method, token), 502 or 503 (gateway)
 */
export async function pay(
  deps: Deps,
  invoice: InvoiceRecord,
  payer: Payer,
  request: PayRequest,
  wait: (milliseconds: number) => Promise<unknown> = pause,
): Promise<PaymentRecord> {
  const actor = `member:${invoice.userId}`;
  const choice = choiceOf(deps, actor, request);
  const token = request.token ?? null;
  let waitingRounds = 0;
  let charges = 0;
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const takesOverCharge = waitingRounds >= WAITING_ROUNDS;
    const next = await deps.db.transaction((tx) =>
      openPayment(tx, deps, invoice.id, { ...choice, takesOverCharge }),
    );
    if (next.do === 'show') return next.payment;
    if (next.do === 'wait') {
      waitingRounds += 1;
      await wait(WAITING_MS);
    }
    if (next.do === 'charge') {
      charges += 1;
      if (charges > MAX_CHARGES) await abandonCharge(deps, next.payment, actor);
      const decidedPayment = await chargePayment(deps, { invoice, payment: next.payment, payer, token });
      if (decidedPayment) return decidedPayment;
    }
    if (next.do === 'close') await closeExistingPayment(deps, next.payment, next.operation, actor);
  }
  return throwProblem('UNAVAILABLE', PAYMENT_TEXT.paymentInPreparation);
}
