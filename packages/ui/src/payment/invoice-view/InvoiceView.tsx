import type { Mark } from '@naungan/domain/brand';
import { formatDateTime, formatLongDate } from '@naungan/domain/dates';
import type { InvoiceFormat } from '@naungan/domain/invoice';
import { MESSAGES } from '@naungan/domain/messages';
import { isPaid, statusRow } from '@naungan/domain/order-status';
import { orderDetailPath } from '@naungan/domain/product-line';
import { CreditCard, Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge } from '../../primitives/badge/index.ts';
import { Button, ButtonLink } from '../../primitives/button/index.ts';
import { DescriptionList } from '../../primitives/description-list/index.ts';
import { InsurerLogo } from '../../primitives/insurer-logo/index.ts';
import { Logo } from '../../primitives/logo/index.ts';
import { CertificateMenu } from './CertificateMenu.tsx';
import { InvoicePayment } from './InvoicePayment.tsx';
import { InvoiceTable } from './InvoiceTable.tsx';

export type InvoiceViewProps = {
  invoice: InvoiceFormat;
  /** Opens the payment dialog; on an invoice that is not pending it shows what became of it. */
  onPay: () => void;
  /** The broker's sign, above its address. */
  mark?: Mark | undefined;
};

/** An invoice on screen and, one click further, on a sheet of A4 [3 §2]. */
export function InvoiceView({ invoice, onPay, mark }: InvoiceViewProps) {
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_300px] print:block">
      <aside
        aria-label="Tindakan invoice"
        className="grid gap-3 lg:sticky lg:top-6 lg:col-start-2 lg:row-start-1 print:hidden"
      >
        <InvoiceActions invoice={invoice} onPay={onPay} />
      </aside>
      <InvoiceSheet invoice={invoice} mark={mark} />
    </div>
  );
}

function InvoiceActions({ invoice, onPay }: Omit<InvoiceViewProps, 'mark'>) {
  const { status } = invoice.invoice;
  const pending = status === 'pending';
  return (
    <>
      <Button
        variant={pending ? 'primary' : 'secondary'}
        iconStart={<CreditCard aria-hidden="true" size={20} />}
        onClick={onPay}
      >
        {pending ? 'Bayar' : 'Status Pembayaran'}
      </Button>
      <CertificateMenu certificate={invoice.certificate} status={status} />
      <div className="grid grid-cols-2 gap-3 lg:grid-cols-1">
        <Button
          variant="secondary"
          iconStart={<Printer aria-hidden="true" size={20} />}
          onClick={() => window.print()}
        >
          Cetak
        </Button>
        <ButtonLink variant="secondary" href={orderDetailPath(invoice.productType, invoice.orderId)}>
          Lihat order
        </ButtonLink>
      </div>
    </>
  );
}

function InvoiceSheet({ invoice: record, mark }: Omit<InvoiceViewProps, 'onPay'>) {
  const { invoice, company, bill, product } = record;
  const { label, tone } = statusRow(invoice.status);
  return (
    <article
      aria-label={`Invoice ${invoice.invoiceNumber}`}
      className="min-w-0 rounded-card border border-line bg-surface p-5 sm:p-8 lg:col-start-1 lg:row-start-1 print:border-0 print:p-0 print:text-[11pt] print:leading-snug"
    >
      <header className="flex flex-wrap items-start justify-between gap-x-8 gap-y-4 border-b border-line pb-6">
        <div className="min-w-0">
          <Logo name={company.name} mark={mark} />
          <p className="mt-3 max-w-xs text-sm text-muted">
            {company.address}
            <br />
            {company.phone} · {company.email}
          </p>
        </div>
        <div className="min-w-0 sm:text-end">
          <h1 className="text-h3">Invoice</h1>
          <p className="tabular font-semibold break-all">{invoice.invoiceNumber}</p>
          <Badge tone={tone} className="mt-2">
            {label}
          </Badge>
        </div>
      </header>
      <div className="grid gap-6 py-6 sm:grid-cols-2 print:grid-cols-2">
        <Block title="Ditagihkan kepada">
          <p className="font-semibold">{bill.name}</p>
          <p className="text-muted">
            {bill.address}
            <br />
            {bill.phone}
            <br />
            <span className="break-all">{bill.email}</span>
          </p>
        </Block>
        <Block title="Tanggal">
          <DescriptionList
            items={[
              { title: 'Dibuat', value: formatLongDate(invoice.createdAt) },
              {
                title: 'Jatuh tempo',
                value: invoice.dueDate ? formatDateTime(invoice.dueDate) : MESSAGES.invoice.noDueDate,
              },
            ]}
          />
        </Block>
        <Block title="Produk">
          <div className="flex items-center gap-3">
            <InsurerLogo name={product.company_name} src={product.logoProduct} size="sm" />
            <div className="min-w-0">
              <p className="font-semibold">{product.productName}</p>
              <p className="text-muted">{product.company_name}</p>
            </div>
          </div>
        </Block>
        <Block title="Objek pertanggungan">
          <DescriptionList items={record.objectInsured} />
        </Block>
      </div>
      <InvoiceTable detail={record.detail} />
      <DescriptionList
        items={record.summary}
        className="[&_dd]:tabular ms-auto mt-4 w-full sm:max-w-xs print:max-w-[80mm] [&>div:last-child]:border-t [&>div:last-child]:border-field [&>div:last-child]:pt-2.5 [&>div:last-child]:text-lg [&>div:last-child>dt]:font-bold [&>div:last-child>dt]:text-ink"
      />
      {record.payment && (
        <Block title="Rincian pembayaran" className="mt-8 border-t border-line pt-6 sm:max-w-md">
          <InvoicePayment payment={record.payment} />
        </Block>
      )}
      <p className="mt-8 border-t border-line pt-4 text-sm text-muted">{noticeOf(invoice.status)}</p>
    </article>
  );
}

function noticeOf(status: string): string {
  if (status === 'pending') {
    return 'Selesaikan pembayaran sebelum pukul 23.59 WIB pada hari yang sama setelah Anda memilih metode pembayaran. Polis terbit setelah pembayaran kami terima.';
  }
  return isPaid(status)
    ? 'Invoice ini lunas dan sah tanpa tanda tangan. Terima kasih atas kepercayaan Anda.'
    : 'Invoice ini tidak dapat dibayar lagi. Hubungi kami bila Anda memerlukan bantuan.';
}

function Block({ title, className, children }: { title: string; className?: string; children: ReactNode }) {
  return (
    <section className={className}>
      <h2 className="mb-2 text-base">{title}</h2>
      {children}
    </section>
  );
}
