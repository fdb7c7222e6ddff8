import { z } from 'zod';
import type { GatewayFailure, GatewayResult, GatewayStatus } from '../gateway.ts';
import type { BtnOptions, BtnReply, UnknownOutcome } from './client.ts';

/** Digits of a virtual account number, including the company's prefix [3 §9]. */
const ACCOUNT_DIGITS = 18;

const account = z.looseObject({
  reference: z.string().min(1),
  transactionId: z.string().min(1),
  account: z.string(),
  amount: z.unknown(),
  status: z.string(),
  expiresAt: z.iso.datetime({ offset: true }).nullish().catch(null),
  paidAt: z.iso.datetime({ offset: true }).nullish().catch(null),
});

const STATUS_BY_NAME: Record<string, GatewayStatus> = {
  open: 'pending',
  paid: 'settlement',
  closed: 'cancel',
  expired: 'expire',
  reversed: 'reversal',
};

const failure = z.looseObject({ error: z.string() });
const FAILURE_BY_CODE: Record<string, GatewayFailure['failure']> = {
  UNKNOWN: 'missing',
  EXISTS: 'conflict',
  NOT_OPEN: 'conflict',
  INVALID: 'refused',
  SIGNATURE: 'refused',
};

/**
 * Reads the failure from the error code in the body. The HTTP status is not enough: a proxy may have sent the response,
 * and then it is unknown whether the bank received the request.
 */
function readFailure({ status, body }: BtnReply): GatewayFailure {
  const error = failure.safeParse(body).data?.error ?? '';
  return {
    failure: FAILURE_BY_CODE[error] ?? 'outcomeUnknown',
    detail: `the bank responded with status ${status}`,
  };
}

const toDate = (text: string | null | undefined): Date | null => (text ? new Date(text) : null);

/** Returns whole rupiah, or `null`. */
export const readAmount = (amount: unknown): number | null =>
  Number.isSafeInteger(amount) && Number(amount) > 0 ? Number(amount) : null;

const isCompanyAccount = (number: string, prefix: string): boolean =>
  number.length === ACCOUNT_DIGITS && /^\d+$/.test(number) && number.startsWith(prefix);

/** Returns the state or the failure in a reply (docs/btn-virtual-account.md). */
export function readReply(
  reply: BtnReply | UnknownOutcome,
  reference: string,
  options: Pick<BtnOptions, 'companyPrefix' | 'accountHolder'>,
): GatewayResult {
  if ('unknownReason' in reply) return { failure: 'outcomeUnknown', detail: reply.unknownReason };
  if (reply.status >= 400) return readFailure(reply);
  const parsed = account.safeParse(reply.body);
  if (!parsed.success) return { failure: 'outcomeUnknown', detail: 'the bank returned no account' };
  const { data } = parsed;
  if (data.reference !== reference)
    return { failure: 'outcomeUnknown', detail: 'the bank returned the account of another reference' };
  if (!isCompanyAccount(data.account, options.companyPrefix)) {
    return { failure: 'outcomeUnknown', detail: 'the bank returned an account with another prefix' };
  }
  const status = STATUS_BY_NAME[data.status.toLowerCase()] ?? 'pending';
  return {
    reference,
    transactionId: data.transactionId,
    status: status,
    paid: status === 'settlement',
    total: readAmount(data.amount),
    instrument: {
      accountHolder: options.accountHolder,
      vaNumber: data.account,
      code: null,
      actions: [],
      card: null,
    },
    expiresAt: toDate(data.expiresAt),
    settledAt: toDate(data.paidAt),
  };
}
