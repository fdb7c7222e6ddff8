import { formatDateTime } from '@naungan/domain/dates';
import { attemptEnding, invoiceEnding, UNDER_REVIEW_TEXT } from '@naungan/domain/invoice';
import type { InvoiceFormat, PaymentAttempt } from '@naungan/domain/invoice/record';
import { MESSAGES } from '@naungan/domain/messages';
import { CreditCard, Download } from 'lucide-react';
import { Alert } from '../../primitives/alert/index.ts';
import { Button, ButtonLink } from '../../primitives/button/index.ts';
import { Card } from '../../primitives/card/index.ts';
import { cx } from '../../primitives/cx.ts';
import { orderAgainHref, useLinks } from '../../primitives/host/index.ts';
import { Money } from '../../primitives/money/index.ts';
import { PrintButton } from '../../primitives/print-button/index.ts';
import { Explanation, type ExplanationProps } from '../../records/explanation/Explanation.tsx';
import { StatusBadge } from '../../records/StatusBadge.tsx';
import { CertificateMenu } from './CertificateMenu.tsx';

export type InvoiceActionsProps = { invoice: InvoiceFormat; onPay: () => void } & Pick<
  ExplanationProps,
  'openPdf'
>;

/**
 * Returns a text: the due date, the time of the payment, or the reason why the invoice cannot be paid any more.
 */
function paymentTimeText({ invoice, payment }: InvoiceFormat): string {
  const ending = invoiceEnding(invoice.status);
  if (ending) return ending;
  if (payment?.status === 'challenge') return UNDER_REVIEW_TEXT;
  if (invoice.paidAt) return `Dibayar ${formatDateTime(invoice.paidAt)}`;
  if (payment?.status === 'pending')
    return `Bayar lewat ${payment.typeText} sebelum ${formatDateTime(payment.expired)}`;
  return `Jatuh tempo ${invoice.dueDate ? formatDateTime(invoice.dueDate) : MESSAGES.invoice.noDueDate}`;
}

/** Why the invoice is still unpaid although the customer chose a method. */
function LastAttempt({ attempt }: { attempt: PaymentAttempt }) {
  const { title, text } = attemptEnding(attempt);
  return (
    <Alert tone="warning" title={title}>
      {text} Silakan pilih metode pembayaran lagi.
    </Alert>
  );
}

/** Amount, due date and every action of an invoice. */
export function InvoiceActions({ invoice, onPay, openPdf }: InvoiceActionsProps) {
  const links = useLinks();
  const { status } = invoice.invoice;
  const { productType, orderId, product } = invoice;
  // While the gateway reviews a payment, no other payment is possible.
  const isPayable = status === 'pending' && invoice.payment?.status !== 'challenge';
  return (
    <>
      <Card
        padding="none"
        accent={isPayable ? 'action' : 'none'}
        className="nu:grid nu:gap-1 nu:p-4 nu:@tablet:p-5"
      >
        <p className="nu:flex nu:flex-wrap nu:items-center nu:justify-between nu:gap-2 nu:text-sm nu:text-muted">
          Total Pembayaran
          <StatusBadge status={status} />
        </p>
        <Money size="xl" value={invoice.total} />
        {/* Two lines: the sentence of a chosen method is longer, and would move the buttons below. */}
        <p className={cx('nu:text-sm nu:text-muted', isPayable && 'nu:min-h-[2lh]')}>
          {paymentTimeText(invoice)}
        </p>
      </Card>
      {invoice.lastAttempt && <LastAttempt attempt={invoice.lastAttempt} />}
      {invoiceEnding(status) && (
        <ButtonLink href={orderAgainHref(links, productType, product._id, orderId)}>Pesan lagi</ButtonLink>
      )}
      <Button
        variant={isPayable ? 'primary' : 'secondary'}
        iconStart={<CreditCard aria-hidden="true" size={20} />}
        onClick={onPay}
      >
        {isPayable ? 'Bayar' : 'Status Pembayaran'}
      </Button>
      {invoice.explanation && <Explanation href={invoice.explanation} openPdf={openPdf} />}
      <CertificateMenu certificate={invoice.certificate} status={status} />
      <div className="nu:grid nu:grid-cols-2 nu:gap-3">
        <PrintButton variant="secondary" className="nu:px-3! nu:whitespace-nowrap" />
        {invoice.pdf && (
          <ButtonLink
            variant="secondary"
            className="nu:px-3! nu:whitespace-nowrap"
            href={invoice.pdf}
            download
            iconStart={<Download aria-hidden="true" size={20} />}
          >
            Unduh PDF
          </ButtonLink>
        )}
        <ButtonLink variant="quiet" href={links.order(productType, orderId)} className="nu:col-span-2">
          Lihat pesanan
        </ButtonLink>
      </div>
    </>
  );
}
