import { formatLongDate } from '@naungan/domain/dates';
import { MESSAGES } from '@naungan/domain/messages';
import { DescriptionList } from '../../primitives/description-list/index.ts';
import { Dialog } from '../../primitives/dialog/index.ts';
import { RecordNumber } from '../../primitives/record-number/index.ts';

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
  const { serviceDelivery, deliveryCourier, trackingNumber, shippingAddress } = delivery;
  const { policyDeliveryDate, policyReceivedDate } = delivery;
  return (
    <Dialog open={open} onOpenChange={onOpenChange} size="sm" title="Status Pengiriman">
      <DescriptionList
        layout="stacked"
        items={[
          { title: 'Status', value: serviceDelivery || MESSAGES.policy.notSent },
          ...(deliveryCourier ? [{ title: 'Kurir', value: deliveryCourier }] : []),
          {
            title: 'Nomor resi',
            value: <RecordNumber text={trackingNumber || MESSAGES.policy.noTrackingNumber} />,
          },
          ...(policyDeliveryDate
            ? [{ title: 'Tanggal pengiriman', value: formatLongDate(policyDeliveryDate) }]
            : []),
          ...(policyReceivedDate
            ? [{ title: 'Tanggal diterima', value: formatLongDate(policyReceivedDate) }]
            : []),
          { title: 'Alamat pengiriman', value: shippingAddress || fallbackAddress },
        ]}
      />
    </Dialog>
  );
}
