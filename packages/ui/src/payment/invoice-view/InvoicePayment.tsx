import { paymentLines } from '@naungan/domain/invoice';
import type { Payment } from '@naungan/domain/invoice/record';
import { DescriptionList } from '../../primitives/description-list/index.ts';
import { useMessages } from '../../primitives/host/messages.ts';
import { StatusBadge } from '../../records/StatusBadge.tsx';
import { PaymentMark } from '../payment-mark/index.ts';
import { FACTS_CLASS } from './facts-class.ts';
import { invoiceMessages } from './messages.ts';
import { PRINTED_BADGE_CLASS } from './printed-badge.ts';

/** The method, the details and the status of the invoice's payment. */
export function InvoicePayment({ payment }: { payment: Payment }) {
  const texts = useMessages('Invoice', invoiceMessages);
  const [method, ...otherLines] = paymentLines(payment);
  return (
    <DescriptionList
      className={`${FACTS_CLASS} nu:print:grid-cols-[max-content_minmax(0,1fr)_max-content_minmax(0,1fr)]`}
      items={[
        {
          title: method.title,
          value: (
            <span className="nu:inline-flex nu:items-center nu:gap-2">
              <PaymentMark code={payment.type} />
              {method.value}
            </span>
          ),
        },
        ...otherLines,
        {
          title: texts.status,
          value: <StatusBadge status={payment.status} className={PRINTED_BADGE_CLASS} />,
        },
      ]}
    />
  );
}
