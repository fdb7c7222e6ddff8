import { MESSAGES } from '../messages/index.ts';
import { isPaid } from '../status/index.ts';

/** Why a certificate cannot be seen yet, or `null` when it opens: the rules in their order [3 §4]. */
export function certificateProblem(status: string, attachment: string | null): string | null {
  if (status === 'expire') return MESSAGES.invoice.expired;
  if (!isPaid(status)) return MESSAGES.invoice.policyAfterPayment;
  return attachment ? null : MESSAGES.policy.notIssuedYet;
}
