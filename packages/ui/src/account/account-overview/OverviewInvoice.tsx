import { formatDateTime } from '@naungan/domain/dates';
import type { InvoiceCard } from '@naungan/domain/invoice/record';
import { ButtonLink } from '../../primitives/button/index.ts';
import { useLinks } from '../../primitives/host/index.ts';
import { useMessages } from '../../primitives/host/messages.ts';
import { Money } from '../../primitives/money/index.ts';
import { RecordNumber } from '../../primitives/record-number/index.ts';
import { StatusBadge } from '../../records/StatusBadge.tsx';
import { sectionHref } from '../account-layout/index.ts';
import { accountOverviewMessages } from './messages.ts';
import { OverviewCard } from './OverviewCard.tsx';

/** The newest invoice: amount, status and due date. */
export function OverviewInvoice({ invoice }: { invoice: InvoiceCard | null }) {
  const texts = useMessages('AccountOverview', accountOverviewMessages);
  const links = useLinks();
  if (invoice === null)
    return (
      <OverviewCard title={texts.invoice}>
        <p className="nu:p-4 nu:text-muted">{texts.noInvoice}</p>
      </OverviewCard>
    );
  const { invoiceNumber, productName, total, status, dueDate } = invoice;
  const isUnpaid = status === 'pending';
  return (
    <OverviewCard
      title={texts.invoice}
      listLink={{ label: texts.allInvoices, href: sectionHref(links, 'invoice') }}
    >
      <div className="nu:grid nu:gap-3 nu:p-4">
        <div className="nu:flex nu:flex-wrap nu:items-center nu:justify-between nu:gap-x-3 nu:gap-y-1.5">
          <Money size="xl" value={total} />
          <StatusBadge status={status} />
        </div>
        <div>
          <p className="nu:font-semibold nu:wrap-anywhere">{productName}</p>
          <p className="nu:text-sm nu:text-muted">
            <RecordNumber text={invoiceNumber} />
          </p>
          {isUnpaid && (
            <p className="nu:text-sm">
              {texts.due} {dueDate ? formatDateTime(dueDate) : texts.noDueDate}
            </p>
          )}
        </div>
        <ButtonLink
          size="sm"
          // The primary button of an unpaid invoice is in the list of pending actions.
          variant="secondary"
          href={links.invoice(invoice.productType, invoice.orderId)}
          aria-label={(isUnpaid ? texts.payOf : texts.showOf)(invoiceNumber)}
        >
          {isUnpaid ? texts.pay : texts.showInvoice}
        </ButtonLink>
      </div>
    </OverviewCard>
  );
}
