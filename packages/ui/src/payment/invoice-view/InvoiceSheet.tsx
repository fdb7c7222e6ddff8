import type { LogoMark } from '@naungan/domain/brand';
import { invoiceDates, invoiceNotice } from '@naungan/domain/invoice';
import type { InvoiceFormat } from '@naungan/domain/invoice/record';
import type { ReactNode } from 'react';
import { BreakableText } from '../../primitives/breakable-text/index.ts';
import { DescriptionList } from '../../primitives/description-list/index.ts';
import { Heading } from '../../primitives/heading/index.ts';
import { useMessages } from '../../primitives/host/messages.ts';
import { InsurerLogo } from '../../primitives/insurer-logo/index.ts';
import { Logo } from '../../primitives/logo/index.ts';
import { RecordNumber } from '../../primitives/record-number/index.ts';
import { StatusBadge } from '../../records/StatusBadge.tsx';
import { FACTS_CLASS } from './facts-class.ts';
import { InsuredObject } from './InsuredObject.tsx';
import { InvoiceParty } from './InvoiceParty.tsx';
import { InvoicePayment } from './InvoicePayment.tsx';
import { InvoiceTable } from './InvoiceTable.tsx';
import { invoiceMessages } from './messages.ts';
import { PRINTED_BADGE_CLASS } from './printed-badge.ts';
import { SUMMARY_CLASS } from './summary-class.ts';

export type InvoiceSheetProps = {
  invoice: InvoiceFormat;
  /** Symbol of the broker's logo. The sheet shows logo and name above the broker's address. */
  mark?: LogoMark | undefined;
};

/** The invoice on paper, scaled down to one sheet of A4; hidden on screen. */
export function InvoiceSheet({ invoice: record, mark }: InvoiceSheetProps) {
  const texts = useMessages('Invoice', invoiceMessages);
  const { invoice, company, bill, product, payment } = record;
  return (
    <article
      aria-label={texts.titleOf(invoice.invoiceNumber)}
      className="nu:hidden nu:min-w-0 nu:[zoom:0.7] nu:print:block"
    >
      <header className="nu:flex nu:items-start nu:justify-between nu:gap-x-8 nu:border-b nu:border-line nu:pb-4">
        <div className="nu:min-w-0">
          <Logo name={company.name} mark={mark} />
          <p className="nu:mt-3 nu:max-w-xs nu:text-sm nu:text-muted">
            {company.address}
            <br />
            {company.phone} · <BreakableText text={company.email} />
          </p>
        </div>
        <div className="nu:min-w-0 nu:text-end">
          <Heading level={1} className="nu:text-h3">
            {texts.invoice}
          </Heading>
          <p className="nu:font-semibold">
            <RecordNumber text={invoice.invoiceNumber} />
          </p>
          <StatusBadge status={invoice.status} className={`nu:mt-2 ${PRINTED_BADGE_CLASS}`} />
        </div>
      </header>
      <div className="nu:grid nu:grid-cols-2 nu:gap-4 nu:py-4">
        <Block title={texts.billedTo}>
          <InvoiceParty party={bill} />
        </Block>
        <div className="nu:grid nu:content-start nu:gap-4">
          <Block title={texts.date}>
            <DescriptionList className={FACTS_CLASS} items={invoiceDates(invoice)} />
          </Block>
          <Block title={texts.product}>
            <div className="nu:flex nu:items-start nu:gap-3">
              <InsurerLogo name={product.company_name} src={product.logoProduct} size="sm" />
              <div className="nu:min-w-0">
                <p className="nu:font-semibold">{product.productName}</p>
                <p className="nu:text-muted">{product.company_name}</p>
              </div>
            </div>
          </Block>
        </div>
        <Block title={texts.object} className="nu:col-span-2">
          <InsuredObject lines={record.objectInsured} />
        </Block>
      </div>
      <InvoiceTable detail={record.detail} />
      <DescriptionList
        items={record.summary}
        className={`nu:ms-auto nu:mt-4 nu:w-full nu:max-w-sm nu:break-inside-avoid nu:gap-1.5! ${SUMMARY_CLASS}`}
      />
      {payment && (
        <Block
          title={texts.payment}
          className="nu:mt-4 nu:break-inside-avoid nu:border-t nu:border-line nu:pt-4"
        >
          <InvoicePayment payment={payment} />
        </Block>
      )}
      <p className="nu:mt-4 nu:border-t nu:border-line nu:pt-4 nu:text-sm nu:text-muted">
        {invoiceNotice(record)}
      </p>
    </article>
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
