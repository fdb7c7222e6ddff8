import { formatDate } from '@naungan/domain/dates';
import { canBeRevised } from '@naungan/domain/lines';
import type { OrderCard } from '@naungan/domain/order/record';
import { canUpdateOrder } from '@naungan/domain/status';
import { ButtonLink } from '../../primitives/button/index.ts';
import { Card } from '../../primitives/card/index.ts';
import { DescriptionList } from '../../primitives/description-list/index.ts';
import { Heading } from '../../primitives/heading/index.ts';
import { useLinks } from '../../primitives/host/index.ts';
import { InsurerLogo } from '../../primitives/insurer-logo/index.ts';
import { Money } from '../../primitives/money/index.ts';
import { RecordNumber } from '../../primitives/record-number/index.ts';
import { StatusBadge } from '../../records/StatusBadge.tsx';

/** An order in a list: product, insured, price, status and next action. */
export function OrderRow({ order }: { order: OrderCard }) {
  const links = useLinks();
  const needsCorrection = canUpdateOrder(order.statusOrder);
  const isUnpaid = order.invoice?.paymentStatus === 'pending';
  return (
    <Card
      padding="none"
      accent={needsCorrection || isUnpaid ? 'action' : 'none'}
      className="nu:p-4 nu:@tablet:p-5"
    >
      <div className="nu:flex nu:flex-wrap nu:items-start nu:gap-x-4 nu:gap-y-3">
        <InsurerLogo name={order.insuranceCompany.company_name} src={order.logoProduct} size="sm" />
        <div className="nu:min-w-0 nu:flex-[1_1_12rem]">
          <Heading level={3} className="nu:text-h5">
            {order.productName}
          </Heading>
          <p className="nu:text-sm nu:text-muted">{order.insuranceCompany.company_name}</p>
        </div>
        <StatusBadge status={order.statusOrder} />
      </div>
      <DescriptionList
        layout="grid"
        className="nu:mt-4"
        items={[
          ...(order.objectInsured ? [order.objectInsured] : []),
          { title: 'Tertanggung', value: order.insuredName },
          { title: 'Nomor pesanan', value: <RecordNumber text={order.kpaNumber} /> },
          { title: 'Tanggal pesanan', value: formatDate(order.dateOrder) },
          { title: 'Total', value: <Money value={order.total} /> },
          ...(order.invoice
            ? [{ title: 'Pembayaran', value: <StatusBadge status={order.invoice.paymentStatus} /> }]
            : []),
        ]}
      />
      <div className="nu:mt-4 nu:flex nu:flex-wrap nu:justify-end nu:gap-2.5 nu:@max-tablet:*:flex-auto">
        <ButtonLink
          variant="secondary"
          size="sm"
          href={links.order(order.productType, order._id)}
          aria-label={`Detail pesanan ${order.kpaNumber}`}
        >
          Detail
        </ButtonLink>
        {needsCorrection && canBeRevised(order.productType) && (
          <ButtonLink
            size="sm"
            href={links.revision(order.productType, order._id)}
            aria-label={`Perbarui data pesanan ${order.kpaNumber}`}
          >
            Perbarui data
          </ButtonLink>
        )}
        {order.invoice && (
          <ButtonLink
            size="sm"
            variant={isUnpaid ? 'primary' : 'secondary'}
            href={links.invoice(order.productType, order._id)}
            aria-label={`${isUnpaid ? 'Bayar' : 'Invoice'} pesanan ${order.kpaNumber}`}
          >
            {isUnpaid ? 'Bayar' : 'Invoice'}
          </ButtonLink>
        )}
      </div>
    </Card>
  );
}
