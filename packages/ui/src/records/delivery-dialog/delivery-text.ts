import { formatLongDate } from '@naungan/domain/dates';
import type { Delivery } from './DeliveryDialog.tsx';

type PolicyDelivery = Pick<Delivery, 'deliveryCourier' | 'policyDeliveryDate' | 'policyReceivedDate'> & {
  printPolicy: boolean;
};

/** Returns the delivery status of a printed policy as a sentence; '' until it is sent, and for an e-policy. */
export function deliveryText(policy: PolicyDelivery): string {
  const { printPolicy, deliveryCourier, policyDeliveryDate, policyReceivedDate } = policy;
  if (!printPolicy || !policyDeliveryDate) return '';
  if (policyReceivedDate) return `Polis cetak diterima pada ${formatLongDate(policyReceivedDate)}.`;
  const courierText = deliveryCourier && ` lewat ${deliveryCourier}`;
  return `Polis cetak dikirim pada ${formatLongDate(policyDeliveryDate)}${courierText}.`;
}
