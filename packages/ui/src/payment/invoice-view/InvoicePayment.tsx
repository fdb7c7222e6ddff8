import { type Payment, paymentLines } from '@naungan/domain/invoice';
import { StatusBadge } from '../../orders/status-badge/index.ts';
import { DescriptionList } from '../../primitives/description-list/index.ts';
import { PRINTED_BADGE } from './printed-badge.ts';

/** How the invoice is paid, or was. */
export function InvoicePayment({ payment }: { payment: Payment }) {
  return (
    <DescriptionList
      className="[&_dd]:tabular"
      items={[
        ...paymentLines(payment).map(({ title, value }) => ({
          title,
          value: <span className="wrap-anywhere">{value}</span>,
        })),
        { title: 'Status', value: <StatusBadge status={payment.status} className={PRINTED_BADGE} /> },
      ]}
    />
  );
}
