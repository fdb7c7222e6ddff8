import type { OrderDetail, PolicyDetail } from '@naungan/domain/lines/record';
import { DeliveryButton } from './delivery-dialog/DeliveryButton.tsx';
import { deliveryText } from './delivery-dialog/delivery-text.ts';
import { DetailPart } from './detail-layout/index.ts';

export type PolicyFormatPartProps = {
  policy: (OrderDetail | PolicyDetail)['policy'];
  /** The address of a printed policy if the customer entered no other address. */
  fallbackAddress: string;
};

/** The format of the policy, digital or also printed, and the delivery of the printed policy. */
export function PolicyFormatPart({ policy, fallbackAddress }: PolicyFormatPartProps) {
  const deliveryStatus = deliveryText(policy);
  return (
    <DetailPart
      title="Bentuk polis"
      action={policy.printPolicy && <DeliveryButton delivery={policy} fallbackAddress={fallbackAddress} />}
    >
      <p>{policy.printPolicy ? 'E-polis dan polis cetak' : 'E-polis'}</p>
      {deliveryStatus && <p className="nu:mt-1 nu:text-muted">{deliveryStatus}</p>}
    </DetailPart>
  );
}
