import { formatDateTime } from '@naungan/domain/dates';
import type { Payment } from '@naungan/domain/invoice';
import { formatRupiah } from '@naungan/domain/money';
import { statusRow } from '@naungan/domain/order-status';
import { Badge } from '../../primitives/badge/index.ts';
import { DescriptionList } from '../../primitives/description-list/index.ts';

/** How the invoice is paid, or was. */
export function InvoicePayment({ payment }: { payment: Payment }) {
  const { label, tone } = statusRow(payment.status);
  const waiting = payment.status === 'pending';
  return (
    <DescriptionList
      className="[&_dd]:tabular"
      items={[
        { title: 'Metode', value: payment.typeText },
        ...(waiting && payment.vaNumber
          ? [{ title: 'Nomor virtual account', value: <span className="break-all">{payment.vaNumber}</span> }]
          : []),
        ...(waiting && payment.code && !payment.vaNumber
          ? [{ title: 'Kode pembayaran', value: <span className="break-all">{payment.code}</span> }]
          : []),
        { title: 'Total', value: formatRupiah(payment.total) },
        ...(waiting ? [{ title: 'Bayar sebelum', value: formatDateTime(payment.expired) }] : []),
        { title: 'Status', value: <Badge tone={tone}>{label}</Badge> },
      ]}
    />
  );
}
