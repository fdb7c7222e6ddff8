import { formatDateTime, formatLongDate } from '@naungan/domain/dates';
import { invoiceEnding } from '@naungan/domain/invoice';
import { termText } from '@naungan/domain/lines';
import type { OrderDetail } from '@naungan/domain/lines/record';
import { MESSAGES } from '@naungan/domain/messages';
import { plannedStartText } from '@naungan/domain/policy';
import type { PolicyOfOrder } from '../../lines/line-record.ts';
import { Card } from '../../primitives/card/index.ts';
import { type Description, DescriptionList } from '../../primitives/description-list/index.ts';
import { Heading } from '../../primitives/heading/index.ts';
import { useLinks } from '../../primitives/host/index.ts';
import { InsurerLogo } from '../../primitives/insurer-logo/index.ts';
import { Link } from '../../primitives/link/index.ts';
import { RecordNumber } from '../../primitives/record-number/index.ts';
import { StatusBadge } from '../../records/StatusBadge.tsx';
import { NextAction } from './NextAction.tsx';

/**
 * Returns the text that is shown while there is no policy. An order that was rejected or whose payment has
 * ended has its own text, because 'Belum Terbit' (not issued yet) would promise a policy.
 */
const missingPolicyText = ({ headers, invoice }: OrderDetail): string =>
  headers.statusOrder === 'reject' ||
  (invoice && invoice.paymentStatus !== 'challenge' && invoiceEnding(invoice.paymentStatus))
    ? MESSAGES.policy.neverIssued
    : MESSAGES.policy.notIssued;

export type OrderHeaderProps = {
  order: OrderDetail;
  /** All policies of the order, if it has several. */
  policies: readonly PolicyOfOrder[] | undefined;
};

/** Returns the number of each policy; with a label if there are several. */
function policyNumbers({ order, policies }: OrderHeaderProps): Description[] {
  const numbers = policies?.map(({ label, number }) => ({
    title: `Nomor polis ${label.toLowerCase()}`,
    number,
  })) ?? [{ title: 'Nomor polis', number: order.headers.policyNumber }];
  return numbers.map(({ title, number }) => ({
    title,
    value: <RecordNumber text={number ?? missingPolicyText(order)} />,
  }));
}

/** Product, status and next action of an order. */
export function OrderHeader(props: OrderHeaderProps) {
  const { order } = props;
  const links = useLinks();
  const { headers, product } = order;
  return (
    <>
      <div className="nu:flex nu:flex-wrap nu:items-center nu:gap-x-4 nu:gap-y-3">
        <InsurerLogo name={product.insuranceCompany.company_name} src={product.logoProduct} />
        <div className="nu:min-w-0 nu:flex-[1_1_14rem]">
          <Heading level={1} className="nu:text-h3">
            {product.productName}
          </Heading>
          <p className="nu:text-muted">{product.insuranceCompany.company_name}</p>
        </div>
        <StatusBadge status={headers.statusOrder} />
      </div>
      <NextAction {...props} />
      <Card>
        <DescriptionList
          layout="grid"
          items={[
            { title: 'Nomor pesanan', value: <RecordNumber text={headers.kpaNumber} /> },
            ...policyNumbers(props),
            { title: 'Tanggal pesanan', value: formatDateTime(headers.dateOrder) },
            {
              title: 'Tanggal terbit polis',
              value: headers.policyIssueDate
                ? formatLongDate(headers.policyIssueDate)
                : missingPolicyText(order),
            },
            {
              title: 'Masa pertanggungan',
              value: headers.period
                ? `${formatLongDate(headers.period.startDate)} – ${formatLongDate(headers.period.endDate)}`
                : `${termText(order.timePeriod)}, ${plannedStartText(order.startDate)}`,
            },
            ...(headers.invoiceNumber
              ? [
                  {
                    title: 'Nomor invoice',
                    value: (
                      <Link
                        href={links.invoice(order.productType, order.orderId)}
                        className="nu:inline-flex nu:min-h-11 nu:items-center nu:text-brand nu:underline nu:underline-offset-4"
                      >
                        <RecordNumber text={headers.invoiceNumber} />
                      </Link>
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
