import { ordersPath, PRODUCT_TYPE_INFO } from '@naungan/domain/lines';
import type { OrderDetail as Order } from '@naungan/domain/lines/record';
import { lineRecord } from '../../lines/line-records.ts';
import { Breadcrumb } from '../../primitives/breadcrumb/index.ts';
import { Card } from '../../primitives/card/index.ts';
import { CoverageSections } from '../../records/coverage-sections/CoverageSections.tsx';
import { DeliveryButton } from '../../records/delivery-dialog/DeliveryButton.tsx';
import { DetailSection } from '../../records/detail-section/DetailSection.tsx';
import { PriceBreakdown } from '../../records/price-breakdown/PriceBreakdown.tsx';
import { OrderFiles } from './OrderFiles.tsx';
import { OrderHeader } from './OrderHeader.tsx';

export type OrderDetailProps = { order: Order };

/** An order in full [3 §2]: first what to do, then what was ordered, for whom and for how much. */
export function OrderDetail({ order }: OrderDetailProps) {
  const { attachments, payment, policy, productType } = order;
  const { deliveryAddress } = lineRecord(productType);
  return (
    <div className="grid gap-5">
      <Breadcrumb
        items={[
          { label: 'Orderan Saya', href: ordersPath(productType) },
          { label: PRODUCT_TYPE_INFO[productType].label },
        ]}
      />
      <OrderHeader order={order} />
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_340px]">
        <aside
          aria-label="Rincian biaya"
          className="min-w-0 lg:sticky lg:top-6 lg:col-start-2 lg:row-start-1"
        >
          <Card>
            <h2 className="mb-4 text-h5">Rincian biaya</h2>
            <PriceBreakdown rows={payment.rows} total={payment.grossPremi} />
          </Card>
        </aside>
        <div className="grid min-w-0 gap-5 lg:col-start-1 lg:row-start-1">
          <CoverageSections
            record={order}
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
