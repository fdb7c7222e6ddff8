import { MESSAGES } from '../messages/index.ts';
import { isPaid } from '../status/index.ts';

/**
 * Returns the message why a certificate cannot be opened, or `null`. The rules apply in the order of the
 * specification [3 §4].
 */
export function certificateProblem(status: string, attachment: string | null): string | null {
  if (status === 'expire') return MESSAGES.invoice.expired;
  if (!isPaid(status)) return MESSAGES.invoice.policyAfterPayment;
  return attachment ? null : MESSAGES.policy.notYetIssuedMessage;
}
