import { formatLongDate } from '@naungan/domain/dates';
import type { Messages } from '../../primitives/host/messages.ts';
import type { Delivery } from './DeliveryDialog.tsx';

type PolicyDelivery = Pick<Delivery, 'deliveryCourier' | 'policyDeliveryDate' | 'policyReceivedDate'> & {
  printPolicy: boolean;
};

/** Returns the delivery status of a printed policy as a sentence; '' until it is sent, and for an e-policy. */
export function deliveryText(policy: PolicyDelivery, texts: Messages['Delivery']): string {
  const { printPolicy, deliveryCourier, policyDeliveryDate, policyReceivedDate } = policy;
  if (!printPolicy || !policyDeliveryDate) return '';
  if (policyReceivedDate) return texts.receivedOn(formatLongDate(policyReceivedDate));
  const date = formatLongDate(policyDeliveryDate);
  return deliveryCourier ? texts.sentBy(date, deliveryCourier) : texts.sentOn(date);
}
