import type { InvoiceFormat } from '@naungan/domain/invoice/record';
import { isPaid, statusRow } from '@naungan/domain/status';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { AsyncContent } from '../../flow/async-content/index.ts';
import type { LoadControls } from '../../flow/use-load.ts';
import { LINK_REFRESH_MS, usePolling } from '../../flow/use-polling.ts';
import { useWatch, type Watch } from '../../flow/use-watch.ts';
import { ButtonLink } from '../../primitives/button/index.ts';
import { EmptyState } from '../../primitives/empty-state/index.ts';
import { HostElement, type PageAttributes } from '../../primitives/HostElement.tsx';
import { Heading } from '../../primitives/heading/index.ts';
import { useLinks } from '../../primitives/host/index.ts';
import { useMessages } from '../../primitives/host/messages.ts';
import { StatusNotice } from '../../records/StatusNotice.tsx';
import { DEFAULT_POLL_MS, type PaymentDialogProps } from '../payment-dialog/dialog-props.ts';
import { InvoiceSkeleton } from './InvoiceSkeleton.tsx';
import { InvoiceView, type InvoiceViewProps } from './InvoiceView.tsx';
import { invoiceStep } from './invoice-step.ts';
import { invoiceMessages } from './messages.ts';

const loadDialog = () => import('../payment-dialog/index.ts');
const PaymentDialog = lazy(() => loadDialog().then((module) => ({ default: module.PaymentDialog })));

export type InvoicePageProps = Pick<
  PaymentDialogProps,
  | 'startPayment'
  | 'readStatus'
  | 'tokenizeCard'
  | 'authenticate'
  | 'pollEvery'
  | 'now'
  | 'onPaid'
  | 'hasWalletApps'
  | 'openLink'
> &
  Pick<InvoiceViewProps, 'mark' | 'openPdf'> & {
    /** Rejects with the status 404 if the invoice does not exist or belongs to another member. */
    load: () => Promise<InvoiceFormat>;
    /** Opens the dialog immediately if the invoice is unpaid. Set for a URL that is a payment link. */
    openPayment?: boolean;
    /** Subscribes to changes of the invoice or its payment. */
    watch?: Watch | undefined;
  };

/** An invoice with its payment dialog. Both show a payment's new status without a reload. */
export function InvoicePage(props: InvoicePageProps & PageAttributes<'Invoice'>) {
  return (
    <HostElement<InvoicePageProps> props={props} name="Invoice">
      {(own) => <InvoicePageContent {...own} />}
    </HostElement>
  );
}

function InvoicePageContent(props: InvoicePageProps) {
  const texts = useMessages('Invoice', invoiceMessages);
  const links = useLinks();
  const { load } = props;
  return (
    <AsyncContent
      load={load}
      skeleton={<InvoiceSkeleton />}
      notFound={
        <EmptyState
          title={
            <Heading level={1} className="nu:text-h5">
              {texts.notFound}
            </Heading>
          }
          action={<ButtonLink href={links.orders}>{texts.myOrders}</ButtonLink>}
        />
      }
    >
      {(invoice, controls) => <LiveInvoice {...props} invoice={invoice} controls={controls} />}
    </AsyncContent>
  );
}

type LiveInvoiceProps = InvoicePageProps & { invoice: InvoiceFormat; controls: LoadControls<InvoiceFormat> };

function LiveInvoice({
  invoice,
  controls,
  load,
  openPayment = false,
  onPaid,
  mark,
  openPdf,
  watch,
  ...dialogProps
}: LiveInvoiceProps) {
  const texts = useMessages('Invoice', invoiceMessages);
  const [open, setOpen] = useState(openPayment && invoice.invoice.status === 'pending');
  const [wasOpened, setWasOpened] = useState(open);
  const isPaymentPending = invoice.invoice.status === 'pending' && invoice.payment?.status === 'pending';
  // While a payment is pending, the page polls half as often as the dialog.
  const pendingIntervalMs = (dialogProps.pollEvery ?? DEFAULT_POLL_MS) * 2;
  const refreshIntervalMs = isPaymentPending ? pendingIntervalMs : LINK_REFRESH_MS;
  // The open dialog polls the pending payment by itself.
  const isPolledByDialog = isPaymentPending && open;
  usePolling(controls.refresh, refreshIntervalMs, !isPolledByDialog);
  useWatch(watch, controls.refresh);

  const isInvoicePaid = isPaid(invoice.invoice.status);
  const wasPaid = useRef(isInvoicePaid);
  useEffect(() => {
    if (isInvoicePaid && !wasPaid.current) onPaid?.(invoice);
    wasPaid.current = isInvoicePaid;
  }, [isInvoicePaid, invoice, onPaid]);

  // The page behind the open dialog stays as it was, because the numbers of a new payment would move its content.
  const [invoiceAtOpening, setInvoiceAtOpening] = useState(invoice);
  const shownInvoice = open && invoice.invoice.status === 'pending' ? invoiceAtOpening : invoice;

  function showDialog() {
    setWasOpened(true);
    setInvoiceAtOpening(invoice);
    setOpen(true);
  }
  return (
    <>
      <StatusNotice
        texts={[
          texts.paymentStatus(statusRow(invoice.invoice.status).label),
          invoiceStep(invoice, texts).title,
        ]}
      />
      <InvoiceView invoice={shownInvoice} onPay={showDialog} openPdf={openPdf} mark={mark} />
      {wasOpened && (
        <Suspense fallback={null}>
          <PaymentDialog
            {...dialogProps}
            open={open}
            onOpenChange={setOpen}
            invoice={invoice}
            refresh={load}
            onInvoiceChange={controls.replaceValue}
          />
        </Suspense>
      )}
    </>
  );
}
