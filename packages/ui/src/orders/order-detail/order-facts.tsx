import { formatDateTime, formatLongDate } from '@naungan/domain/dates';
import { endedInvoiceText } from '@naungan/domain/invoice';
import { termText } from '@naungan/domain/lines';
import type { OrderDetail } from '@naungan/domain/lines/record';
import { plannedStartText } from '@naungan/domain/policy';
import type { Description } from '../../primitives/description-list/index.ts';
import type { Messages } from '../../primitives/host/messages.ts';
import { Link } from '../../primitives/link/index.ts';
import { RecordNumber } from '../../primitives/record-number/index.ts';
import type { NextActionProps } from './NextAction.tsx';

/**
 * Returns the text that is shown while there is no policy. A rejected order, and an order whose payment has ended, have
 * a separate text, because 'Belum Terbit' (not issued yet) would promise a policy.
 */
function missingPolicyText({ headers, invoice }: OrderDetail, texts: Messages['OrderDetail']): string {
  // The status 'challenge' means that the payment is under review, so a policy is still possible.
  const hasPaymentEnded =
    invoice && invoice.paymentStatus !== 'challenge' && endedInvoiceText(invoice.paymentStatus);
  return headers.statusOrder === 'reject' || hasPaymentEnded ? texts.willNotBeIssued : texts.notYetIssued;
}

/** Returns the number of each policy; with a label if there are several. */
function policyNumbers({ order, policies }: NextActionProps, texts: Messages['OrderDetail']): Description[] {
  const numbers = policies?.map(({ label, number }) => ({
    title: texts.policyNumberOf(label.toLowerCase()),
    number,
  })) ?? [{ title: texts.policyNumber, number: order.headers.policyNumber }];
  return numbers.map(({ title, number }) => ({
    title,
    value: <RecordNumber text={number ?? missingPolicyText(order, texts)} />,
  }));
}

/** Returns the first and the last day of cover; until the policy is issued, the ordered term and the planned start. */
export const coverPeriod = ({ headers, timePeriod, startDate }: OrderDetail): string =>
  headers.period
    ? `${formatLongDate(headers.period.startDate)} – ${formatLongDate(headers.period.endDate)}`
    : `${termText(timePeriod)}, ${plannedStartText(startDate)}`;

/** Returns numbers and dates of the order, its policies and its invoice. */
export function documentItems(
  props: NextActionProps,
  invoiceHref: string,
  texts: Messages['OrderDetail'],
): Description[] {
  const { headers } = props.order;
  return [
    { title: texts.orderNumber, value: <RecordNumber text={headers.kpaNumber} /> },
    ...policyNumbers(props, texts),
    { title: texts.orderDate, value: formatDateTime(headers.dateOrder) },
    {
      title: texts.policyDate,
      value: headers.policyIssueDate
        ? formatLongDate(headers.policyIssueDate)
        : missingPolicyText(props.order, texts),
    },
    ...(headers.invoiceNumber
      ? [
          {
            title: texts.invoiceNumber,
            value: (
              <Link
                href={invoiceHref}
                className="nu:inline-flex nu:min-h-11 nu:items-center nu:text-brand nu:underline nu:underline-offset-4"
              >
                <RecordNumber text={headers.invoiceNumber} />
              </Link>
            ),
          },
        ]
      : []),
  ];
}
