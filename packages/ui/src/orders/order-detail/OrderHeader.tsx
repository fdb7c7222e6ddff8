import type { OrderDetail } from '@naungan/domain/lines/record';
import { Heading } from '../../primitives/heading/index.ts';
import { InsurerLogo } from '../../primitives/insurer-logo/index.ts';
import { RecordNumber } from '../../primitives/record-number/index.ts';
import { StatusBadge } from '../../records/StatusBadge.tsx';

/** Product and status of an order. */
export function OrderHeader({ order }: { order: OrderDetail }) {
  const { headers, product } = order;
  return (
    <div className="nu:flex nu:flex-wrap nu:items-start nu:gap-x-4 nu:gap-y-3 nu:@tablet:items-center">
      <InsurerLogo name={product.insuranceCompany.company_name} src={product.logoProduct} />
      <div className="nu:min-w-0 nu:flex-[1_1_14rem]">
        <div className="nu:flex nu:flex-wrap nu:items-center nu:gap-x-4 nu:gap-y-1">
          <Heading level={1} className="nu:min-w-0 nu:text-h3 nu:@desktop:text-h2">
            {product.productName}
          </Heading>
          <StatusBadge status={headers.statusOrder} />
        </div>
        <p className="nu:text-muted">
          {product.insuranceCompany.company_name} · <RecordNumber text={headers.kpaNumber} />
        </p>
      </div>
    </div>
  );
}
