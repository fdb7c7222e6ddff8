import { endedInvoiceText } from '@naungan/domain/invoice';
import type { InvoiceFormat } from '@naungan/domain/invoice/record';
import { useId } from 'react';
import { cx } from '../../primitives/cx.ts';
import { Dialog } from '../../primitives/dialog/index.ts';
import { type HostAttributes, splitHostAttributes } from '../../primitives/HostElement.tsx';
import { type Links, orderAgainHref, useLinks } from '../../primitives/host/index.ts';
import { PaymentResult } from '../payment-result/PaymentResult.tsx';
import { DEFAULT_POLL_MS, type PaymentDialogProps } from './dialog-props.ts';
import { endedPaymentView } from './ended-payment-view.tsx';
import { outcomeOfInvoice } from './outcome.ts';
import { type DialogView, stepsView } from './steps-view.tsx';
import { usePayment } from './use-payment.ts';
import { usePaymentSteps } from './use-payment-steps.ts';
import { useVerification } from './use-verification.ts';

/** Milliseconds between two polls after the verification, while the customer sees a spinner. */
const VERIFICATION_POLL_MS = 1000;

/**
 * The dialog in which an invoice is paid. Its pages are the summary, the methods, the banks or the card form, the
 * instructions, and the result [3 §2, §4].
 */
export function PaymentDialog(allProps: PaymentDialogProps & HostAttributes) {
  const [{ className, ...host }, props] = splitHostAttributes<PaymentDialogProps>(allProps);
  const { open, onOpenChange, pollEvery = DEFAULT_POLL_MS } = props;
  const links = useLinks();
  const verification = useVerification(open);
  const payment = usePayment({
    ...props,
    pollEvery: verification.isChecking ? Math.min(VERIFICATION_POLL_MS, pollEvery) : pollEvery,
  });
  const steps = usePaymentSteps({ props, payment, verification });
  const formId = useId();

  function currentView(): DialogView {
    const { liveInvoice, endedPayment } = payment;
    const onClose = () => onOpenChange(false);
    if (!payment.isInvoicePending) return resultView(liveInvoice, links, onClose);
    if (!endedPayment) return stepsView({ props, payment, steps, verification, formId });
    const onTryCard = liveInvoice.cardGateway && props.tokenizeCard ? () => steps.retry('card') : undefined;
    return endedPaymentView({
      payment: endedPayment,
      onClose,
      onChooseMethod: () => steps.retry('methods'),
      onTryCard,
    });
  }
  const view = currentView();
  return (
    <Dialog
      {...view}
      {...host}
      className={cx(view.className, className)}
      open={open}
      onOpenChange={onOpenChange}
    />
  );
}

/** Returns the dialog's content for an invoice that is paid or cannot be paid any more. */
function resultView(invoice: InvoiceFormat, links: Links, onClose: () => void): DialogView {
  const { productType, orderId, product } = invoice;
  const endedText = endedInvoiceText(invoice.invoice.status);
  return {
    title: 'Status Pembayaran',
    className: 'nu:@tablet:max-w-[480px]!',
    children: (
      <PaymentResult
        result={outcomeOfInvoice(invoice)}
        text={endedText ? `${endedText} Anda dapat memesan lagi dengan data yang sama.` : undefined}
        transactionHref={links.order(productType, orderId)}
        orderAgainHref={endedText ? orderAgainHref(links, productType, product._id, orderId) : undefined}
        onClose={onClose}
      />
    ),
  };
}
