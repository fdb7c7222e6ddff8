import type { Mark } from '@naungan/domain/brand';
import { invoiceDates, invoiceNotice } from '@naungan/domain/invoice';
import type { InvoiceFormat, InvoiceLine } from '@naungan/domain/invoice/record';
import type { ReactNode } from 'react';
import { BreakableText } from '../../primitives/breakable-text/index.ts';
import { DescriptionList } from '../../primitives/description-list/index.ts';
import { InsurerLogo } from '../../primitives/insurer-logo/index.ts';
import { Logo } from '../../primitives/logo/index.ts';
import { RecordNumber } from '../../primitives/record-number/index.ts';
import { StatusBadge } from '../../records/status-badge/StatusBadge.tsx';
import { FACTS } from './facts-class.ts';
import { InvoicePayment } from './InvoicePayment.tsx';
import { InvoiceTable } from './InvoiceTable.tsx';
import { PRINTED_BADGE } from './printed-badge.ts';

export type InvoiceSheetProps = {
  invoice: InvoiceFormat;
  /** The broker's sign, above its address. */
  mark?: Mark | undefined;
};

/** What of an invoice goes on paper. */
export function InvoiceSheet({ invoice: record, mark }: InvoiceSheetProps) {
  const { invoice, company, bill, product, payment } = record;
  return (
    <article
      aria-label={`Invoice ${invoice.invoiceNumber}`}
      className="min-w-0 rounded-card border border-line bg-surface p-5 sm:p-8 lg:col-start-1 lg:row-start-1 print:border-0 print:p-0 print:[zoom:0.75]"
    >
      <header className="flex flex-wrap items-start justify-between gap-x-8 gap-y-4 border-b border-line pb-6 print:pb-4">
        <div className="min-w-0">
          <Logo name={company.name} mark={mark} />
          <p className="mt-3 max-w-xs text-sm text-muted">
            {company.address}
            <br />
            {company.phone} · <BreakableText text={company.email} />
          </p>
        </div>
        <div className="min-w-0 sm:text-end print:text-end">
          <h1 className="text-h3">Invoice</h1>
          <p className="font-semibold">
            <RecordNumber text={invoice.invoiceNumber} />
          </p>
          <StatusBadge status={invoice.status} className={`mt-2 ${PRINTED_BADGE}`} />
        </div>
      </header>
      <div className="grid gap-6 py-6 sm:grid-cols-2 print:grid-cols-2 print:gap-4 print:py-4">
        <Block title="Ditagihkan kepada">
          <p className="font-semibold wrap-anywhere">{bill.name}</p>
          <p className="text-muted">
            {bill.address && (
              <>
                {bill.address}
                <br />
              </>
            )}
            {bill.phone}
            <br />
            <BreakableText text={bill.email} />
          </p>
        </Block>
        <div className="grid content-start gap-6 print:gap-4">
          <Block title="Tanggal">
            <DescriptionList className={FACTS} items={invoiceDates(invoice)} />
          </Block>
          <Block title="Produk">
            <div className="flex items-start gap-3">
              <InsurerLogo name={product.company_name} src={product.logoProduct} size="sm" />
              <div className="min-w-0">
                <p className="font-semibold">{product.productName}</p>
                <p className="text-muted">{product.company_name}</p>
              </div>
            </div>
          </Block>
        </div>
        <Block title="Objek pertanggungan" className="sm:col-span-2 print:col-span-2">
          <InsuredObject lines={record.objectInsured} />
        </Block>
      </div>
      <InvoiceTable detail={record.detail} />
      <DescriptionList
        items={record.summary}
        className="[&_dd]:tabular ms-auto mt-4 w-full break-inside-avoid sm:max-w-sm print:max-w-sm [&_dd]:whitespace-nowrap print:gap-1.5 [&>div:last-child]:border-t [&>div:last-child]:border-field [&>div:last-child]:pt-2.5 [&>div:last-child]:text-lg [&>div:last-child>dt]:font-bold [&>div:last-child>dt]:text-ink"
      />
      {payment && (
        <Block
          title="Rincian pembayaran"
          className="mt-8 break-inside-avoid border-t border-line pt-6 print:mt-4 print:pt-4"
        >
          <InvoicePayment payment={payment} />
        </Block>
      )}
      <p className="mt-8 border-t border-line pt-4 text-sm print:mt-4 text-muted">{invoiceNotice(record)}</p>
    </article>
  );
}

/** Fits in one of several columns. */
const isShort = ({ value }: InvoiceLine) => value.length <= 28;

/** What is short stands side by side, an address below. */
function InsuredObject({ lines }: { lines: readonly InvoiceLine[] }) {
  const short = lines.filter(isShort);
  const long = lines.filter((line) => !isShort(line));
  return (
    <div className="grid gap-2 [&_dd]:wrap-anywhere">
      {short.length > 0 && (
        <DescriptionList
          layout="grid"
          className="gap-y-2! grid-cols-[repeat(auto-fill,minmax(min(100%,11rem),1fr))]!"
          items={short}
        />
      )}
      {long.length > 0 && <DescriptionList layout="stacked" className="gap-2!" items={long} />}
    </div>
  );
}

type BlockProps = { title: string; className?: string; children: ReactNode };

function Block({ title, className, children }: BlockProps) {
  return (
    <section className={className}>
      <h2 className="mb-2 text-base">{title}</h2>
      {children}
    </section>
  );
}
