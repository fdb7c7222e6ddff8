import { invoiceEnding } from '@naungan/domain/invoice';
import type { InvoiceFormat } from '@naungan/domain/invoice/record';
import { Dialog } from '../../primitives/dialog/index.ts';
import { type Links, orderAgainHref, useLinks } from '../../primitives/host/index.ts';
import { PaymentResult } from '../payment-result/index.ts';
import type { PaymentDialogProps } from './dialog-props.ts';
import { endedView } from './ended-view.tsx';
import { outcomeOfInvoice } from './outcome.ts';
import { type DialogView, useFlow } from './use-flow.tsx';
import { usePages } from './use-pages.ts';
import { usePayment } from './use-payment.ts';
import { useVerification } from './use-verification.ts';

/** Somebody has just come back from the bank and looks at a spinner. */
const CHECK_EVERY = 1000;

/** Pay an invoice: summary, method, bank or card, instructions, and what became of it [3 §2, §4]. */
export function PaymentDialog(props: PaymentDialogProps) {
  const { open, onOpenChange, pollEvery = 4000 } = props;
  const links = useLinks();
  const verification = useVerification(open);
  const payment = usePayment({
    ...props,
    pollEvery: verification.checking ? Math.min(CHECK_EVERY, pollEvery) : pollEvery,
    readStatus: props.readStatus,
    onPaid: props.onPaid,
    onInvoiceChange: props.onInvoiceChange,
  });
  const pages = usePages(open, payment.payment?.type ?? null);
  const flow = useFlow({ props, payment, pages, verification });

  function view(): DialogView {
    const { live, ended } = payment;
    const onClose = () => onOpenChange(false);
    if (!payment.pending) return resultView(live, links, onClose);
    if (!ended) return flow;
    const again = (page: 'methods' | 'card') => () => {
      payment.forget();
      verification.start(null);
      pages.retry(page);
    };
    const onTryCard = live.cardGateway && props.tokenizeCard ? again('card') : undefined;
    return endedView({ payment: ended, onClose, onChoose: again('methods'), onTryCard });
  }
  return <Dialog {...view()} open={open} onOpenChange={onOpenChange} />;
}

function resultView(invoice: InvoiceFormat, links: Links, onClose: () => void): DialogView {
  const { productType, orderId, product } = invoice;
  const ending = invoiceEnding(invoice.invoice.status);
  return {
    title: 'Status Pembayaran',
    className: 'nu:@tablet:max-w-[480px]!',
    children: (
      <PaymentResult
        result={outcomeOfInvoice(invoice)}
        text={ending ? `${ending} Anda dapat memesan lagi dengan data yang sama.` : undefined}
        transactionHref={links.order(productType, orderId)}
        againHref={ending ? orderAgainHref(links, productType, product._id, orderId) : undefined}
        onClose={onClose}
      />
    ),
  };
}
