import { formatLongDate } from '@naungan/domain/dates';
import { DescriptionList } from '../../primitives/description-list/index.ts';
import { Dialog } from '../../primitives/dialog/index.ts';
import { useMessages } from '../../primitives/host/messages.ts';
import { RecordNumber } from '../../primitives/record-number/index.ts';
import { deliveryMessages } from './messages.ts';

export type Delivery = {
  /** The delivery status as text: 'Dikirim'. */
  serviceDelivery: string;
  /** '' until the policy is sent. */
  deliveryCourier: string;
  trackingNumber: string;
  policyDeliveryDate: string | null;
  policyReceivedDate: string | null;
  shippingAddress: string;
};

export type DeliveryDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  delivery: Delivery;
  /** Delivery address if the order has no separate one. */
  fallbackAddress: string;
};

/** Delivery status of a printed policy [2 §2]. */
export function DeliveryDialog({ open, onOpenChange, delivery, fallbackAddress }: DeliveryDialogProps) {
  const texts = useMessages('Delivery', deliveryMessages);
  const { serviceDelivery, deliveryCourier, trackingNumber, shippingAddress } = delivery;
  const { policyDeliveryDate, policyReceivedDate } = delivery;
  return (
    <Dialog open={open} onOpenChange={onOpenChange} size="sm" title={texts.title}>
      <DescriptionList
        layout="stacked"
        items={[
          { title: texts.status, value: serviceDelivery || texts.notSent },
          ...(deliveryCourier ? [{ title: texts.courier, value: deliveryCourier }] : []),
          {
            title: texts.trackingNumber,
            value: <RecordNumber text={trackingNumber || texts.noTrackingNumber} />,
          },
          ...(policyDeliveryDate ? [{ title: texts.sent, value: formatLongDate(policyDeliveryDate) }] : []),
          ...(policyReceivedDate
            ? [{ title: texts.received, value: formatLongDate(policyReceivedDate) }]
            : []),
          { title: texts.address, value: shippingAddress || fallbackAddress },
        ]}
      />
    </Dialog>
  );
}
