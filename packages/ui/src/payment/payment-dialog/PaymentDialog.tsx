import { endedInvoiceText } from '@naungan/domain/invoice';
import type { InvoiceFormat } from '@naungan/domain/invoice/record';
import { useId } from 'react';
import { cx } from '../../primitives/cx.ts';
import { Dialog } from '../../primitives/dialog/index.ts';
import { type HostAttributes, splitHostAttributes } from '../../primitives/HostElement.tsx';
import { ComponentMessages } from '../../primitives/host/ComponentMessages.tsx';
import { type Links, orderAgainHref, useLinks } from '../../primitives/host/index.ts';
import { type Messages, useMessages } from '../../primitives/host/messages.ts';
import { PaymentResult } from '../payment-result/PaymentResult.tsx';
import { DEFAULT_POLL_MS, type PaymentDialogProps } from './dialog-props.ts';
import { endedPaymentView } from './ended-payment-view.tsx';
import { paymentDialogMessages } from './messages.ts';
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
export function PaymentDialog({ messages, ...props }: PaymentDialogProps & HostAttributes) {
  return (
    <ComponentMessages name="PaymentDialog" messages={messages}>
      <PaymentDialogContent {...props} />
    </ComponentMessages>
  );
}

function PaymentDialogContent(allProps: PaymentDialogProps & HostAttributes) {
  const [{ className, ...host }, props] = splitHostAttributes<PaymentDialogProps>(allProps);
  const { open, onOpenChange, pollEvery = DEFAULT_POLL_MS } = props;
  const links = useLinks();
  const texts = useMessages('PaymentDialog', paymentDialogMessages);
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
    if (!payment.isInvoicePending) return resultView(liveInvoice, links, texts, onClose);
    if (!endedPayment) return stepsView({ props, payment, steps, verification, formId, texts });
    const onTryCard = liveInvoice.cardGateway && props.tokenizeCard ? () => steps.retry('card') : undefined;
    return endedPaymentView({
      payment: endedPayment,
      texts,
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
function resultView(
  invoice: InvoiceFormat,
  links: Links,
  texts: Messages['PaymentDialog'],
  onClose: () => void,
): DialogView {
  const { productType, orderId, product } = invoice;
  const endedText = endedInvoiceText(invoice.invoice.status);
  return {
    title: texts.statusTitle,
    className: 'nu:@tablet:max-w-[480px]!',
    children: (
      <PaymentResult
        result={outcomeOfInvoice(invoice)}
        text={endedText ? `${endedText} ${texts.orderAgain}` : undefined}
        transactionHref={links.order(productType, orderId)}
        orderAgainHref={endedText ? orderAgainHref(links, productType, product._id, orderId) : undefined}
        onClose={onClose}
      />
    ),
  };
}
