import { z } from 'zod';
import { refundableAmountOf } from './actions.ts';
import { methodOf } from './methods/methods.ts';
import { readBody } from './read-body.ts';
import { type Body, DUPLICATE_REFUND, failureBody } from './replies.ts';
import type { Transaction } from './transaction.ts';

const refundSchema = z.looseObject({
  refund_key: z
    .string()
    .regex(/^[A-Za-z0-9_-]{1,100}$/)
    .optional(),
  amount: z.int().min(1).optional(),
  reason: z.string().max(255).optional(),
});
type RefundRequest = z.output<typeof refundSchema>;

export const parseRefund = (body: unknown) => readBody(refundSchema, body ?? {});

/** Returns the reply to a refund with a used key or a wrong amount; `null` when the refund is possible. */
export function refundProblem(
  transaction: Transaction,
  { refund_key: key, amount }: RefundRequest,
): Body | null {
  if (key !== undefined && transaction.refunds.some((earlierRefund) => earlierRefund.key === key))
    return DUPLICATE_REFUND;
  const refundableAmount = refundableAmountOf(transaction);
  const refundAmount = amount ?? refundableAmount;
  const allowsPart = methodOf(transaction).refundSupport === 'partial';
  const isAmountAllowed =
    refundAmount <= refundableAmount && (allowsPart || refundAmount === transaction.grossAmount);
  return isAmountAllowed ? null : failureBody('414');
}
