import { setTimeout as pause } from 'node:timers/promises';
import { paymentMethod } from '@naungan/domain/payment-method';
import type { Deps } from '../../deps.ts';
import { refuse } from '../../problem.ts';
import type { InvoiceRecord } from '../invoices/ledger.ts';
import { abandon, closePayment, refresh } from './close.ts';
import type { ChargeRequest } from './gateway.ts';
import { gatewayFor } from './gateways.ts';
import { isActive, isPaidState } from './machine.ts';
import { observe } from './observe.ts';
import { openPayment, type Wish } from './open.ts';
import { findPayment, type PaymentRecord } from './repository.ts';
import { PAYMENT_TEXT } from './texts.ts';

export type PayRequest = { paymentMethod: string; paymentType: string; replace?: boolean | undefined };
export type Payer = Pick<ChargeRequest, 'customer' | 'productName'>;

const WAITING_ROUNDS = 30;
const WAITING_MS = 100;
/** Enough for: wait, close, charge, show. More means that somebody else keeps changing the invoice. */
const ROUNDS = WAITING_ROUNDS + 8;

/** The method as the domain knows it, offered here, under its own group; else 422. */
function wishOf(deps: Deps, actor: string, { paymentMethod: code, paymentType, replace }: PayRequest): Wish {
  const gateway = gatewayFor(deps, code);
  const method = paymentMethod(code);
  if (!gateway || !method) {
    return refuse('INVALID', PAYMENT_TEXT.methodUnknown, [
      { path: 'paymentMethod', message: PAYMENT_TEXT.methodUnknown },
    ]);
  }
  if (method.group !== paymentType) {
    refuse('INVALID', PAYMENT_TEXT.groupWrong, [{ path: 'paymentType', message: PAYMENT_TEXT.groupWrong }]);
  }
  return {
    method: code,
    type: method.group,
    gateway: gateway.name,
    replace: replace ?? false,
    actor,
    impatient: false,
  };
}

/** Charges once and leaves the outcome in the row. */
async function send(deps: Deps, invoice: InvoiceRecord, payment: PaymentRecord, payer: Payer): Promise<void> {
  const request: ChargeRequest = {
    ...payer,
    reference: payment.reference,
    method: payment.method,
    total: payment.total,
    now: deps.clock(),
    expiresAt: payment.expiresAt,
    invoiceNumber: invoice.invoiceNumber,
    finishUrl: `${deps.config.PUBLIC_URL}/payment/finish`,
  };
  const actor = `member:${invoice.userId}`;
  const seen = await observe(deps, payment, { actor, ask: (gateway) => gateway.charge(request) });
  if (!('failed' in seen)) return;
  deps.log.warn({ payment: payment.id, failed: seen.failed, detail: seen.detail }, 'a charge failed');
  if (seen.failed === 'refused') {
    await abandon(deps, payment, actor, `the gateway refused: ${seen.detail}`);
    refuse('UPSTREAM', PAYMENT_TEXT.gatewayRefused);
  }
  // Lost, or known already: if the charge arrived, the status call finds it. If not, the row stays for the next try.
  const found = await observe(deps, payment, { actor });
  if ('failed' in found) refuse('UNAVAILABLE', PAYMENT_TEXT.gatewayDown);
}

async function charge(
  deps: Deps,
  invoice: InvoiceRecord,
  payment: PaymentRecord,
  payer: Payer,
): Promise<void> {
  await send(deps, invoice, payment, payer);
  const after = await findPayment(deps.db, payment.id);
  const usable =
    after && (isPaidState(after.status) || (isActive(after.status) && after.instrument !== null));
  // Denied at once, or for another amount: another charge would end the same way.
  if (!usable) refuse('UPSTREAM', PAYMENT_TEXT.gatewayRefused);
}

async function close(
  deps: Deps,
  payment: PaymentRecord,
  how: 'cancel' | 'expire',
  actor: string,
): Promise<void> {
  // Nobody knows yet whether a row being created exists at the gateway: ask, before anything is cancelled.
  if (payment.status === 'creating') await refresh(deps, payment, actor);
  else await closePayment(deps, payment, how, actor);
  const after = await findPayment(deps.db, payment.id);
  if (after && isPaidState(after.status)) refuse('CONFLICT', PAYMENT_TEXT.paidMeanwhile);
  const unchanged = after && isActive(after.status) && after.version === payment.version;
  if (unchanged) refuse('UNAVAILABLE', PAYMENT_TEXT.gatewayDownOnChange);
}

/**
 * The payable instrument of an invoice: the one that exists or a new one, never two. The row is written
 * before the charge leaves, so an answer lost on the way is found again by its reference.
 * Refuses with 409 (paid, expired, another method chosen), 422 (method), 502 and 503 (gateway).
 */
export async function pay(
  deps: Deps,
  invoice: InvoiceRecord,
  payer: Payer,
  request: PayRequest,
): Promise<PaymentRecord> {
  const actor = `member:${invoice.userId}`;
  const wish = wishOf(deps, actor, request);
  let waited = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const impatient = waited >= WAITING_ROUNDS;
    const next = await deps.db.transaction((tx) => openPayment(tx, deps, invoice.id, { ...wish, impatient }));
    if (next.do === 'show') return next.payment;
    if (next.do === 'wait') {
      waited += 1;
      await pause(WAITING_MS);
    }
    if (next.do === 'charge') await charge(deps, invoice, next.payment, payer);
    if (next.do === 'close') await close(deps, next.payment, next.how, actor);
  }
  return refuse('UNAVAILABLE', PAYMENT_TEXT.busy);
}
