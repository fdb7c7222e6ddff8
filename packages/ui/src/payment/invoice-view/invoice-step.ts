import {
  endedAttemptText,
  endedInvoiceText,
  endedInvoiceTitle,
  invoiceNotice,
} from '@naungan/domain/invoice';
import type { InvoiceFormat } from '@naungan/domain/invoice/record';
import { isPaid } from '@naungan/domain/status';
import type { Messages } from '../../primitives/host/messages.ts';

export type InvoiceStep = {
  title: string;
  paragraphs: readonly string[];
  /** Whether the invoice can be paid now. */
  isPayable: boolean;
};

/** Returns the texts about the customer's next step: paying, waiting or ordering again. */
export function invoiceStep(record: InvoiceFormat, texts: Messages['Invoice']): InvoiceStep {
  const { invoice, payment, certificate } = record;
  const { status } = invoice;
  const notice = invoiceNotice(record);
  if (isPaid(status)) {
    const isIssued = certificate.some(({ attachment }) => attachment !== null);
    return {
      title: texts.paidTitle,
      paragraphs: [isIssued ? texts.issuedText : texts.preparingText, notice],
      isPayable: false,
    };
  }
  if (endedInvoiceText(status))
    return { title: endedInvoiceTitle(status), paragraphs: [notice], isPayable: false };
  if (payment?.status === 'challenge')
    return { title: endedInvoiceTitle('challenge'), paragraphs: [notice], isPayable: false };
  if (payment?.status === 'pending')
    return { title: texts.payBy(payment.typeText), paragraphs: [notice], isPayable: true };
  // The result of an earlier payment is shown only if no payment is pending; otherwise it would contradict the texts
  // about the pending payment.
  if (record.lastAttempt) {
    const { title, text } = endedAttemptText(record.lastAttempt);
    return { title, paragraphs: [`${text} ${texts.chooseAgain}`, notice], isPayable: true };
  }
  return { title: texts.payTitle, paragraphs: [notice], isPayable: true };
}
