import type { LogoMark } from '@naungan/domain/brand';
import { invoiceDates, invoiceNotice } from '@naungan/domain/invoice';
import type { InvoiceFormat, InvoiceLine } from '@naungan/domain/invoice/record';
import type { ReactNode } from 'react';
import { BreakableText } from '../../primitives/breakable-text/index.ts';
import { DescriptionList } from '../../primitives/description-list/index.ts';
import { Heading } from '../../primitives/heading/index.ts';
import { InsurerLogo } from '../../primitives/insurer-logo/index.ts';
import { Logo } from '../../primitives/logo/index.ts';
import { RecordNumber } from '../../primitives/record-number/index.ts';
import { StatusBadge } from '../../records/StatusBadge.tsx';
import { FACTS_CLASS } from './facts-class.ts';
import { InvoicePayment } from './InvoicePayment.tsx';
import { InvoiceTable } from './InvoiceTable.tsx';
import { PRINTED_BADGE_CLASS } from './printed-badge.ts';

export type InvoiceSheetProps = {
  invoice: InvoiceFormat;
  /** The broker's logo above its address. */
  mark?: LogoMark | undefined;
};

/** The invoice itself, on screen and on paper; the actions next to it are not printed. */
export function InvoiceSheet({ invoice: record, mark }: InvoiceSheetProps) {
  const { invoice, company, bill, product, payment } = record;
  return (
    <article
      aria-label={`Invoice ${invoice.invoiceNumber}`}
      className="nu:min-w-0 nu:rounded-card nu:border nu:border-line nu:bg-surface nu:p-5 nu:@tablet:p-8 nu:@desktop:col-start-1 nu:@desktop:row-start-1 nu:print:border-0 nu:print:p-0 nu:print:[zoom:0.7]"
    >
      <header className="nu:flex nu:flex-wrap nu:items-start nu:justify-between nu:gap-x-8 nu:gap-y-4 nu:border-b nu:border-line nu:pb-6 nu:print:pb-4">
        <div className="nu:min-w-0">
          <Logo name={company.name} mark={mark} />
          <p className="nu:mt-3 nu:max-w-xs nu:text-sm nu:text-muted">
            {company.address}
            <br />
            {company.phone} · <BreakableText text={company.email} />
          </p>
        </div>
        <div className="nu:min-w-0 nu:@tablet:text-end nu:print:text-end">
          <Heading level={1} className="nu:text-h3">
            Invoice
          </Heading>
          <p className="nu:font-semibold">
            <RecordNumber text={invoice.invoiceNumber} />
          </p>
          <StatusBadge status={invoice.status} className={`nu:mt-2 ${PRINTED_BADGE_CLASS}`} />
        </div>
      </header>
      <div className="nu:grid nu:gap-6 nu:py-6 nu:@tablet:grid-cols-2 nu:print:grid-cols-2 nu:print:gap-4 nu:print:py-4">
        <Block title="Ditagihkan kepada">
          <p className="nu:font-semibold nu:wrap-anywhere">{bill.name}</p>
          <p className="nu:text-muted">
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
        <div className="nu:grid nu:content-start nu:gap-6 nu:print:gap-4">
          <Block title="Tanggal">
            <DescriptionList className={FACTS_CLASS} items={invoiceDates(invoice)} />
          </Block>
          <Block title="Produk">
            <div className="nu:flex nu:items-start nu:gap-3">
              <InsurerLogo name={product.company_name} src={product.logoProduct} size="sm" />
              <div className="nu:min-w-0">
                <p className="nu:font-semibold">{product.productName}</p>
                <p className="nu:text-muted">{product.company_name}</p>
              </div>
            </div>
          </Block>
        </div>
        <Block title="Objek pertanggungan" className="nu:@tablet:col-span-2 nu:print:col-span-2">
          <InsuredObject lines={record.objectInsured} />
        </Block>
      </div>
      <InvoiceTable detail={record.detail} />
      <DescriptionList
        items={record.summary}
        className="nu:[&_dd]:tabular nu:ms-auto nu:mt-4 nu:w-full nu:break-inside-avoid nu:@tablet:max-w-sm nu:print:max-w-sm nu:[&_dd]:whitespace-nowrap nu:print:gap-1.5 nu:[&>div:last-child]:border-t nu:[&>div:last-child]:border-field nu:[&>div:last-child]:pt-2.5 nu:[&>div:last-child]:text-lg nu:[&>div:last-child>dt]:font-bold nu:[&>div:last-child>dt]:text-ink"
      />
      {payment && (
        <Block
          title="Rincian pembayaran"
          className="nu:mt-8 nu:break-inside-avoid nu:border-t nu:border-line nu:pt-6 nu:print:mt-4 nu:print:pt-4"
        >
          <InvoicePayment payment={payment} />
        </Block>
      )}
      <p className="nu:mt-8 nu:border-t nu:border-line nu:pt-4 nu:text-sm nu:print:mt-4 nu:text-muted">
        {invoiceNotice(record)}
      </p>
    </article>
  );
}

/** Returns whether a value is short enough to share a row with other values. */
const isShort = ({ value }: InvoiceLine) => value.length <= 28;

/**
 * The lines about what is insured, in the sequence of the invoice data, so that lines about a building and about a
 * person are not mixed. A long value takes a whole row.
 */
function InsuredObject({ lines }: { lines: readonly InvoiceLine[] }) {
  return (
    <DescriptionList
      layout="grid"
      className="nu:gap-y-2! nu:grid-cols-[repeat(auto-fill,minmax(min(100%,11rem),1fr))]! nu:[&_dd]:wrap-anywhere"
      items={lines.map((line) => ({ ...line, wide: !isShort(line) }))}
    />
  );
}

type BlockProps = { title: string; className?: string; children: ReactNode };

function Block({ title, className, children }: BlockProps) {
  return (
    <section className={className}>
      <Heading level={2} className="nu:mb-2 nu:text-base">
        {title}
      </Heading>
      {children}
    </section>
  );
}
