import { formatDate, formatDateTime } from '@naungan/domain/dates';
import type { InvoiceCard } from '@naungan/domain/invoice/record';
import { MESSAGES } from '@naungan/domain/messages';
import { ButtonLink } from '../../primitives/button/index.ts';
import { useLinks } from '../../primitives/host/index.ts';
import { Money } from '../../primitives/money/index.ts';
import { RecordNumber } from '../../primitives/record-number/index.ts';
import { RecordRow } from '../../records/record-row/index.ts';
import { StatusBadge } from '../../records/StatusBadge.tsx';

/** One invoice with number, status, amount and due date, and links to its order [3 §2] and its payment. */
export function InvoiceRow({ invoice }: { invoice: InvoiceCard }) {
  const links = useLinks();
  const { productType, orderId, invoiceNumber } = invoice;
  const isUnpaid = invoice.status === 'pending';
  return (
    <RecordRow
      title={invoice.productName}
      insurer={invoice.insuranceCompany.company_name}
      logo={invoice.logoProduct}
      status={<StatusBadge status={invoice.status} />}
      accent={isUnpaid ? 'action' : 'none'}
      facts={[
        { title: 'Nomor invoice', value: <RecordNumber text={invoiceNumber} /> },
        { title: 'Dibuat', value: formatDate(invoice.createdAt) },
        {
          title: 'Jatuh tempo',
          value: invoice.dueDate ? formatDateTime(invoice.dueDate) : MESSAGES.invoice.noDueDate,
        },
      ]}
      summary={{ title: 'Total', value: <Money size="lg" value={invoice.total} /> }}
      actions={
        <>
          <ButtonLink
            variant="secondary"
            size="sm"
            href={links.order(productType, orderId)}
            aria-label={`Detail pesanan dari invoice ${invoiceNumber}`}
          >
            Detail pesanan
          </ButtonLink>
          <ButtonLink
            size="sm"
            variant={isUnpaid ? 'primary' : 'secondary'}
            href={links.invoice(productType, orderId)}
            aria-label={`${isUnpaid ? 'Bayar' : 'Lihat'} invoice ${invoiceNumber}`}
          >
            {isUnpaid ? 'Bayar' : 'Lihat invoice'}
          </ButtonLink>
        </>
      }
    />
  );
}
