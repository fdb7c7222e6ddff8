import { type Payment, paymentLines } from '@naungan/domain/invoice';
import { StatusBadge } from '../../orders/status-badge/index.ts';
import { DescriptionList } from '../../primitives/description-list/index.ts';
import { FACTS } from './facts-class.ts';
import { PRINTED_BADGE } from './printed-badge.ts';

/** How the invoice is paid, or was. */
export function InvoicePayment({ payment }: { payment: Payment }) {
  return (
    <DescriptionList
      className={`${FACTS} print:grid-cols-2 print:gap-x-8`}
      items={[
        ...paymentLines(payment),
        { title: 'Status', value: <StatusBadge status={payment.status} className={PRINTED_BADGE} /> },
      ]}
    />
  );
}
