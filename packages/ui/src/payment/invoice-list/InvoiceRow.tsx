import { formatDate, formatDateTime } from '@naungan/domain/dates';
import type { InvoiceCard } from '@naungan/domain/invoice/record';
import { MESSAGES } from '@naungan/domain/messages';
import { ButtonLink } from '../../primitives/button/index.ts';
import { Card } from '../../primitives/card/index.ts';
import { DescriptionList } from '../../primitives/description-list/index.ts';
import { Heading } from '../../primitives/heading/index.ts';
import { useLinks } from '../../primitives/host/index.ts';
import { InsurerLogo } from '../../primitives/insurer-logo/index.ts';
import { Money } from '../../primitives/money/index.ts';
import { RecordNumber } from '../../primitives/record-number/index.ts';
import { StatusBadge } from '../../records/StatusBadge.tsx';

/** One invoice with number, status, amount and due date; opens its order [3 §2] and can be paid from here. */
export function InvoiceRow({ invoice }: { invoice: InvoiceCard }) {
  const links = useLinks();
  const { productType, orderId, invoiceNumber, insuranceCompany } = invoice;
  const isUnpaid = invoice.status === 'pending';
  return (
    <Card padding="none" accent={isUnpaid ? 'action' : 'none'} className="nu:p-4 nu:@tablet:p-5">
      <div className="nu:flex nu:flex-wrap nu:items-start nu:gap-x-4 nu:gap-y-3">
        <InsurerLogo name={insuranceCompany.company_name} src={invoice.logoProduct} size="sm" />
        <div className="nu:min-w-0 nu:flex-[1_1_12rem]">
          <Heading level={3} className="nu:text-h5">
            {invoice.productName}
          </Heading>
          <p className="nu:text-sm nu:text-muted">{insuranceCompany.company_name}</p>
        </div>
        <StatusBadge status={invoice.status} />
      </div>
      <DescriptionList
        layout="grid"
        className="nu:mt-4 nu:grid-cols-[repeat(auto-fill,minmax(min(100%,11.5rem),1fr))]!"
        items={[
          { title: 'Nomor invoice', value: <RecordNumber text={invoiceNumber} /> },
          { title: 'Total', value: <Money value={invoice.total} /> },
          { title: 'Dibuat', value: formatDate(invoice.createdAt) },
          {
            title: 'Jatuh tempo',
            value: invoice.dueDate ? formatDateTime(invoice.dueDate) : MESSAGES.invoice.noDueDate,
          },
        ]}
      />
      <div className="nu:mt-4 nu:flex nu:flex-wrap nu:justify-end nu:gap-2.5 nu:@max-tablet:*:flex-auto">
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
      </div>
    </Card>
  );
}
