import type { Messages } from '../../primitives/host/messages.ts';

/** The name of the text for each payment status. */
const TEXT_NAMES = {
  pending: 'pending',
  settlement: 'paid',
  success: 'paid',
  capture: 'paid',
  challenge: 'challenge',
  expire: 'expire',
  failure: 'failure',
  cancel: 'cancel',
  deny: 'deny',
  refund: 'refund',
  reversal: 'reversal',
} as const satisfies Record<string, keyof Messages['PaymentResult']>;

const isStatus = (status: string): status is keyof typeof TEXT_NAMES => Object.hasOwn(TEXT_NAMES, status);

/** Returns the explanation of a payment status [3 §4, Q18]; a general text for an unknown status. */
export function outcomeText(status: string, texts: Messages['PaymentResult']): string {
  return texts[isStatus(status) ? TEXT_NAMES[status] : 'unknown'];
}
