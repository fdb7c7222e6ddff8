import type { OrderDetail } from '@naungan/domain/lines/record';
import { RecordNumber } from '../../primitives/record-number/index.ts';
import { RecordHeader } from '../../records/RecordHeader.tsx';
import { StatusBadge } from '../../records/StatusBadge.tsx';

/** Product, insurer, number and status of an order. */
export function OrderHeader({ order: { headers, product } }: { order: OrderDetail }) {
  const insurer = product.insuranceCompany.company_name;
  return (
    <RecordHeader
      title={product.productName}
      insurer={insurer}
      logo={product.logoProduct}
      badge={<StatusBadge status={headers.statusOrder} />}
    >
      {insurer} · <RecordNumber text={headers.kpaNumber} />
    </RecordHeader>
  );
}
