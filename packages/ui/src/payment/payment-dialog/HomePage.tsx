import type { InvoiceFormat } from '@naungan/domain/invoice/record';
import { BreakableText } from '../../primitives/breakable-text/index.ts';
import { DescriptionList } from '../../primitives/description-list/index.ts';
import { InsurerLogo } from '../../primitives/insurer-logo/index.ts';
import { Money } from '../../primitives/money/index.ts';
import { RecordNumber } from '../../primitives/record-number/index.ts';

/** What is paid for, by whom, and how much. */
export function HomePage({ invoice }: { invoice: InvoiceFormat }) {
  const { product, bill } = invoice;
  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 rounded-card bg-brand-tint px-4 py-3">
        <span className="text-brand-dark">Total bayar</span>
        <Money value={invoice.total} size="xl" />
      </div>
      <div className="rounded-card border border-line p-4">
        <div className="mb-4 flex items-center gap-3">
          <InsurerLogo name={product.company_name} src={product.logoProduct} size="sm" />
          <div className="min-w-0">
            <p className="font-bold">{product.productName}</p>
            <p className="text-sm text-muted">{product.company_name}</p>
          </div>
        </div>
        <DescriptionList items={invoice.summary} className="[&_dd]:tabular" />
      </div>
      <div className="rounded-card border border-line p-4">
        <DescriptionList
          items={[
            { title: 'Nomor invoice', value: <RecordNumber text={invoice.invoice.invoiceNumber} /> },
            { title: 'Nama', value: bill.name },
            { title: 'Email', value: <BreakableText text={bill.email} /> },
            { title: 'Nomor HP', value: bill.phone },
          ]}
        />
      </div>
    </>
  );
}
