import type { OrderDetail as Order } from '@naungan/domain/lines/record';
import type { ReactNode } from 'react';
import { useLineRecord } from '../../lines/lines.ts';
import { Card } from '../../primitives/card/index.ts';
import { Heading } from '../../primitives/heading/index.ts';
import { CoverageSections } from '../../records/CoverageSections.tsx';
import { DetailSection } from '../../records/DetailSection.tsx';
import { DeliveryButton } from '../../records/delivery-dialog/DeliveryButton.tsx';
import { PriceBreakdown } from '../../records/PriceBreakdown.tsx';
import { OrderFiles } from './OrderFiles.tsx';
import { OrderHeader } from './OrderHeader.tsx';
import { OrderTrail } from './OrderTrail.tsx';

export type OrderDetailProps = {
  order: Order;
  /** Shown above the order: an additional request to the customer. */
  notice?: ReactNode;
  /** The unsent revision of the order, shown below its next action. */
  drafts?: ReactNode;
};

/**
 * A complete order [3 §2]: first the next action, then the product, the insured and the price. Suspends until
 * the screens of its line are loaded.
 */
export function OrderDetail({ order, notice, drafts }: OrderDetailProps) {
  const { attachments, payment, policy, productType } = order;
  const { Coverage, deliveryAddress, policies } = useLineRecord(productType);
  return (
    <div className="nu:grid nu:gap-5">
      <OrderTrail productType={productType} />
      {notice}
      <OrderHeader order={order} policies={policies?.(order)} />
      {drafts}
      <div className="nu:grid nu:items-start nu:gap-5 nu:@desktop:grid-cols-[minmax(0,1fr)_340px]">
        <aside
          aria-label="Rincian biaya"
          className="nu:min-w-0 nu:@desktop:sticky nu:@desktop:top-6 nu:@desktop:col-start-2 nu:@desktop:row-start-1"
        >
          <Card>
            <Heading level={2} className="nu:mb-4 nu:text-h5">
              Rincian biaya
            </Heading>
            <PriceBreakdown rows={payment.rows} total={payment.grossPremi} />
          </Card>
        </aside>
        <div className="nu:grid nu:min-w-0 nu:gap-5 nu:@desktop:col-start-1 nu:@desktop:row-start-1">
          <CoverageSections
            record={order}
            Coverage={Coverage}
            action={
              policy.printPolicy && (
                <DeliveryButton delivery={policy} fallbackAddress={deliveryAddress(order)} />
              )
            }
          >
            {attachments.length > 0 && (
              <DetailSection title="Lampiran">
                <OrderFiles files={attachments} />
              </DetailSection>
            )}
          </CoverageSections>
        </div>
      </div>
    </div>
  );
}
