import type { OrderDetail, PolicyDetail } from '@naungan/domain/lines/record';
import { useMessages } from '../primitives/host/messages.ts';
import { DeliveryButton } from './delivery-dialog/DeliveryButton.tsx';
import { deliveryText } from './delivery-dialog/delivery-text.ts';
import { deliveryMessages } from './delivery-dialog/messages.ts';
import { DetailPart } from './detail-layout/index.ts';
import { recordMessages } from './messages.ts';

export type PolicyFormatPartProps = {
  policy: (OrderDetail | PolicyDetail)['policy'];
  /** The address of a printed policy if the customer entered no other address. */
  fallbackAddress: string;
};

/** The format of the policy, digital or also printed, and the delivery of the printed policy. */
export function PolicyFormatPart({ policy, fallbackAddress }: PolicyFormatPartProps) {
  const texts = useMessages('Records', recordMessages);
  const deliveryTexts = useMessages('Delivery', deliveryMessages);
  const deliveryStatus = deliveryText(policy, deliveryTexts);
  return (
    <DetailPart
      title={texts.format}
      action={policy.printPolicy && <DeliveryButton delivery={policy} fallbackAddress={fallbackAddress} />}
    >
      <p>{policy.printPolicy ? texts.printed : texts.digital}</p>
      {deliveryStatus && <p className="nu:mt-1 nu:text-muted">{deliveryStatus}</p>}
    </DetailPart>
  );
}
