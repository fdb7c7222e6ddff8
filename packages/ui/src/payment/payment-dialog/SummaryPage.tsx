import type { InvoiceFormat } from '@naungan/domain/invoice/record';
import { BreakableText } from '../../primitives/breakable-text/index.ts';
import { DescriptionList } from '../../primitives/description-list/index.ts';
import { useMessages } from '../../primitives/host/messages.ts';
import { InsurerLogo } from '../../primitives/insurer-logo/index.ts';
import { Money } from '../../primitives/money/index.ts';
import { RecordNumber } from '../../primitives/record-number/index.ts';
import { paymentDialogMessages } from './messages.ts';

/** The first page of the dialog: total, product, amounts, number and payer of the invoice. */
export function SummaryPage({ invoice }: { invoice: InvoiceFormat }) {
  const texts = useMessages('PaymentDialog', paymentDialogMessages);
  const { product, bill } = invoice;
  return (
    <>
      <div className="nu:flex nu:flex-wrap nu:items-baseline nu:justify-between nu:gap-x-4 nu:rounded-card nu:bg-brand-tint nu:px-4 nu:py-3">
        <span className="nu:text-brand-dark">{texts.total}</span>
        <Money value={invoice.total} size="xl" />
      </div>
      <div className="nu:rounded-card nu:border nu:border-line nu:p-4">
        <div className="nu:mb-4 nu:flex nu:items-center nu:gap-3">
          <InsurerLogo name={product.company_name} src={product.logoProduct} size="sm" />
          <div className="nu:min-w-0">
            <p className="nu:font-bold">{product.productName}</p>
            <p className="nu:text-sm nu:text-muted">{product.company_name}</p>
          </div>
        </div>
        <DescriptionList items={invoice.summary} className="nu:[&_dd]:tabular" />
      </div>
      <div className="nu:rounded-card nu:border nu:border-line nu:p-4">
        <DescriptionList
          items={[
            { title: texts.invoiceNumber, value: <RecordNumber text={invoice.invoice.invoiceNumber} /> },
            { title: texts.name, value: bill.name },
            { title: texts.email, value: <BreakableText text={bill.email} /> },
            { title: texts.phone, value: bill.phone },
          ]}
        />
      </div>
    </>
  );
}
