import { setTimeout as pause } from 'node:timers/promises';
import { paymentMethod } from '@naungan/domain/payment-method';
import type { Deps } from '../../deps.ts';
import { refuse } from '../../problem.ts';
import type { InvoiceRecord } from '../invoices/service.ts';
import { abandon, closePayment, refresh } from './close.ts';
import type { ChargeRequest } from './gateway.ts';
import { gatewayFor } from './gateways.ts';
import { observe } from './observe.ts';
import { openPayment, type PaymentChoice } from './open.ts';
import { noteKept } from './replacement.ts';
import { findPayment, type PaymentRecord } from './repository.ts';
import { isActive, isPaidState } from './state-machine.ts';
import { PAYMENT_TEXT } from './texts.ts';

export type PayRequest = {
  /** The group [Q25]. */
  paymentMethod: string;
  /** The code [Q25]. */
  paymentType: string;
  /** The card's token, for `credit_card` alone. */
  token?: string | undefined;
  replace?: boolean | undefined;
};
export type Payer = Pick<ChargeRequest, 'customer' | 'productName' | 'phone'>;

const WAITING_ROUNDS = 30;
const WAITING_MS = 100;
/** Enough for: wait, close, charge, show. More means that somebody else keeps changing the invoice. */
const ROUNDS = WAITING_ROUNDS + 8;
/** One more than the first: for a transaction that was found again, but not what to pay it with. */
const CHARGES = 2;

const refuseField = (path: keyof PayRequest, message: string): never =>
  refuse('INVALID', message, [{ path, message }]);

/** The method as the domain knows it, offered here, under its own group, a card with its token; else 422. */
function choiceOf(deps: Deps, actor: string, request: PayRequest): PaymentChoice {
  const { paymentMethod: group, paymentType: code, token, replace } = request;
  const gateway = gatewayFor(deps, code);
  const method = paymentMethod(code);
  if (!gateway || !method) return refuseField('paymentType', PAYMENT_TEXT.methodUnknown);
  if (method.group !== group) refuseField('paymentMethod', PAYMENT_TEXT.groupWrong);
  const byCard = method.group === 'credit_card';
  if (byCard && !token) refuseField('token', PAYMENT_TEXT.tokenNeeded);
  if (!byCard && token) refuseField('token', PAYMENT_TEXT.tokenUnwanted);
  return {
    method: method.group,
    type: code,
    gateway: gateway.name,
    replace: replace ?? false,
    actor,
    noWait: false,
  };
}

type Charging = { invoice: InvoiceRecord; payment: PaymentRecord; payer: Payer; token: string | null };

const chargeOf = (deps: Deps, { invoice, payment, payer, token }: Charging): ChargeRequest => ({
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

/** Charges once and leaves the outcome in the row. */
async function send(deps: Deps, charging: Charging): Promise<void> {
  const { invoice, payment } = charging;
  const request = chargeOf(deps, charging);
  const actor = `member:${invoice.userId}`;
  const seen = await observe(deps, payment, { actor, ask: (gateway) => gateway.charge(request) });
  if (!('failed' in seen)) return;
  deps.log.warn({ payment: payment.id, failed: seen.failed, detail: seen.detail }, 'a charge failed');
  if (seen.failed === 'refused') {
    await abandon(deps, payment, actor, `the gateway refused: ${seen.detail}`);
    refuse('UPSTREAM', PAYMENT_TEXT.gatewayRefused);
  }
  // Lost, known already, or a card's token used before: if the charge arrived, the status call finds it. If not, the
  // row stays for the next try.
  const found = await observe(deps, payment, { actor });
  if (!('failed' in found)) return;
  if (seen.failed === 'token' && found.failed === 'missing') {
    await abandon(deps, payment, actor, `the gateway refused: ${seen.detail}`);
    refuseField('token', PAYMENT_TEXT.tokenRefused);
  }
  // Only a gateway that answered can say that there is none.
  refuse('UNAVAILABLE', found.failed === 'missing' ? PAYMENT_TEXT.gatewayDown : PAYMENT_TEXT.gatewaySilent);
}

/** The payment when the charge has decided it: money at once, or a card that its bank denied. `null`: look again. */
async function charge(deps: Deps, charging: Charging): Promise<PaymentRecord | null> {
  await send(deps, charging);
  const after = await findPayment(deps.db, charging.payment.id);
  if (after && isPaidState(after.status)) return after;
  if (after && isActive(after.status) && after.instrument !== null) return null;
  if (after?.status === 'deny' && after.type === 'credit_card') return after;
  // Denied at once, or for another amount: another charge would end the same way.
  return refuse('UPSTREAM', PAYMENT_TEXT.gatewayRefused);
}

async function giveUp(deps: Deps, payment: PaymentRecord, actor: string): Promise<never> {
  await abandon(deps, payment, actor, 'the gateway answers nothing that can be paid with');
  return refuse('UPSTREAM', PAYMENT_TEXT.gatewayRefused);
}

async function close(
  deps: Deps,
  payment: PaymentRecord,
  how: 'cancel' | 'expire',
  actor: string,
): Promise<void> {
  let known = true;
  // Nobody knows yet whether a row being created exists at the gateway: ask, before anything is cancelled.
  if (payment.status === 'creating') await refresh(deps, payment, actor);
  else known = await closePayment(deps, payment, how, actor);
  const after = await findPayment(deps.db, payment.id);
  if (after && isPaidState(after.status)) refuse('CONFLICT', PAYMENT_TEXT.paidMeanwhile);
  const unchanged = after && isActive(after.status) && after.version === payment.version;
  if (!unchanged) return;
  if (!known) refuse('UNAVAILABLE', PAYMENT_TEXT.gatewaySilentOnChange);
  if (after.status === 'challenge') await deps.db.transaction((tx) => noteKept(tx, after, actor));
  refuse('UNAVAILABLE', PAYMENT_TEXT.gatewayDownOnChange);
}

/**
 * The payable instrument of an invoice: the one that exists or a new one, never two; or a card's payment that
 * was decided at once. The row is written before the charge leaves, so an answer lost on the way is found again
 * by its reference. Refuses with 409 (paid, expired, another method chosen), 422 (method, card's token),
 * 502 and 503 (gateway). `wait`: how to wait for another request that is charging; for tests.
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
  let waited = 0;
  let charges = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const noWait = waited >= WAITING_ROUNDS;
    const next = await deps.db.transaction((tx) => openPayment(tx, deps, invoice.id, { ...choice, noWait }));
    if (next.do === 'show') return next.payment;
    if (next.do === 'wait') {
      waited += 1;
      await wait(WAITING_MS);
    }
    if (next.do === 'charge') {
      charges += 1;
      if (charges > CHARGES) await giveUp(deps, next.payment, actor);
      const decided = await charge(deps, { invoice, payment: next.payment, payer, token });
      if (decided) return decided;
    }
    if (next.do === 'close') await close(deps, next.payment, next.how, actor);
  }
  return refuse('UNAVAILABLE', PAYMENT_TEXT.busy);
}
