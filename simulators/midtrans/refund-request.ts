import { z } from 'zod';
import { refundable } from './actions.ts';
import { methodOf } from './methods/methods.ts';
import { readBody } from './read-body.ts';
import { type Body, DUPLICATE_REFUND, failureBody } from './replies.ts';
import type { Transaction } from './transaction.ts';

const refund = z.looseObject({
  refund_key: z
    .string()
    .regex(/^[A-Za-z0-9_-]{1,100}$/)
    .optional(),
  amount: z.int().min(1).optional(),
  reason: z.string().max(255).optional(),
});
type RefundRequest = z.output<typeof refund>;

export const readRefund = (body: unknown) => readBody(refund, body ?? {});

/** Returns why a refund is rejected although the state allows one; `null` when it is accepted. */
export function refundProblem(
  transaction: Transaction,
  { refund_key: key, amount }: RefundRequest,
): Body | null {
  if (key !== undefined && transaction.refunds.some((done) => done.key === key)) return DUPLICATE_REFUND;
  const refundableAmount = refundable(transaction);
  const refundAmount = amount ?? refundableAmount;
  const whole = methodOf(transaction).refunds === 'partial' || refundAmount === transaction.grossAmount;
  return refundAmount <= refundableAmount && whole ? null : failureBody('414');
}
