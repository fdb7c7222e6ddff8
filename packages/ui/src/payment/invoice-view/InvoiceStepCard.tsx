import { formatDateTime } from '@naungan/domain/dates';
import { endedInvoiceText } from '@naungan/domain/invoice';
import type { InvoiceFormat } from '@naungan/domain/invoice/record';
import { ButtonLink } from '../../primitives/button/index.ts';
import { Card } from '../../primitives/card/index.ts';
import { Heading } from '../../primitives/heading/index.ts';
import { orderAgainHref, useLinks } from '../../primitives/host/index.ts';
import { useMessages } from '../../primitives/host/messages.ts';
import { PaymentNumbers } from '../payment-numbers/PaymentNumbers.tsx';
import { invoiceStep } from './invoice-step.ts';
import { invoiceMessages } from './messages.ts';

/** Shows what the customer can do next with an invoice. The payment button is in `InvoiceAmounts`. */
export function InvoiceStepCard({ invoice: record }: { invoice: InvoiceFormat }) {
  const texts = useMessages('Invoice', invoiceMessages);
  const links = useLinks();
  const { invoice, payment, product, productType, orderId } = record;
  const { title, paragraphs, isPayable } = invoiceStep(record, texts);
  const pendingPayment = payment?.status === 'pending' ? payment : null;
  return (
    <Card id="langkah" accent={isPayable ? 'action' : 'none'}>
      <Heading level={2} className="nu:text-h5">
        {title}
      </Heading>
      <div className="nu:mt-1 nu:grid nu:gap-2 nu:text-muted">
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      {isPayable && !payment && invoice.dueDate && (
        <p className="nu:mt-3">
          {texts.due} <span className="nu:font-semibold">{formatDateTime(invoice.dueDate)}</span>
        </p>
      )}
      {pendingPayment && invoice.dueDate && new Date(pendingPayment.expired) < new Date(invoice.dueDate) && (
        <p className="nu:mt-3">
          {texts.lateHint} <span className="nu:font-semibold">{formatDateTime(invoice.dueDate)}</span>.
        </p>
      )}
      {pendingPayment && (
        <div className="nu:mt-4 nu:grid nu:gap-3 nu:empty:hidden">
          <PaymentNumbers payment={pendingPayment} />
        </div>
      )}
      {endedInvoiceText(invoice.status) && (
        <div className="nu:mt-4 nu:flex nu:flex-wrap nu:gap-2.5">
          <ButtonLink href={orderAgainHref(links, productType, product._id, orderId)}>
            {texts.orderAgain}
          </ButtonLink>
          <ButtonLink variant="secondary" href={links.contact}>
            {texts.contact}
          </ButtonLink>
        </div>
      )}
    </Card>
  );
}
