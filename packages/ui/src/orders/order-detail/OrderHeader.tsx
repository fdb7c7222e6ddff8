import type { OrderDetail } from '@naungan/domain/lines/record';
import { RecordHeader } from '../../records/RecordHeader.tsx';

/** Product and status of an order. */
export function OrderHeader({ order: { headers, product } }: { order: OrderDetail }) {
  return (
    <RecordHeader
      title={product.productName}
      number={headers.kpaNumber}
      company={product.insuranceCompany.company_name}
      logo={product.logoProduct}
      status={headers.statusOrder}
    />
  );
}
