import { formatDateTime, formatLongDate } from '@naungan/domain/dates';
import { invoicePath } from '@naungan/domain/lines';
import type { OrderDetail } from '@naungan/domain/lines/record';
import { MESSAGES } from '@naungan/domain/messages';
import { Card } from '../../primitives/card/index.ts';
import { DescriptionList } from '../../primitives/description-list/index.ts';
import { InsurerLogo } from '../../primitives/insurer-logo/index.ts';
import { RecordNumber } from '../../primitives/record-number/index.ts';
import { StatusBadge } from '../../records/status-badge/StatusBadge.tsx';
import { NextAction } from './NextAction.tsx';

const PERIOD_OPEN = 'Sejak polis terbit';

/** What it is, where it stands and what to do next, before anything else. */
export function OrderHeader({ order }: { order: OrderDetail }) {
  const { headers, product } = order;
  return (
    <>
      <header className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <InsurerLogo name={product.insuranceCompany.company_name} src={product.logoProduct} />
        <div className="min-w-0 flex-[1_1_14rem]">
          <h1 className="text-h3">{product.productName}</h1>
          <p className="text-muted">{product.insuranceCompany.company_name}</p>
        </div>
        <StatusBadge status={headers.statusOrder} />
      </header>
      <NextAction order={order} />
      <Card>
        <DescriptionList
          layout="grid"
          items={[
            { title: 'Nomor order', value: <RecordNumber text={headers.kpaNumber} /> },
            {
              title: 'Nomor polis',
              value: <RecordNumber text={headers.policyNumber ?? MESSAGES.policy.notIssued} />,
            },
            { title: 'Tanggal order', value: formatDateTime(headers.dateOrder) },
            {
              title: 'Tanggal terbit polis',
              value: headers.policyIssueDate
                ? formatLongDate(headers.policyIssueDate)
                : MESSAGES.policy.notIssued,
            },
            {
              title: 'Masa pertanggungan',
              value: headers.period
                ? `${formatLongDate(headers.period.startDate)} – ${formatLongDate(headers.period.endDate)}`
                : PERIOD_OPEN,
            },
            ...(headers.invoiceNumber
              ? [
                  {
                    title: 'Nomor invoice',
                    value: (
                      <a
                        href={invoicePath(order.productType, order.orderId)}
                        className="inline-flex min-h-11 items-center text-brand underline underline-offset-4"
                      >
                        <RecordNumber text={headers.invoiceNumber} />
                      </a>
                    ),
                  },
                ]
              : []),
          ]}
        />
      </Card>
    </>
  );
}
