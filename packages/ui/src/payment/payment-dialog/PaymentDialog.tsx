import type { InvoiceFormat } from '@naungan/domain/invoice';
import { MESSAGES } from '@naungan/domain/messages';
import { paymentMethod, paymentPage } from '@naungan/domain/payment-method';
import { orderDetailPath } from '@naungan/domain/product-line';
import { Alert } from '../../primitives/alert/index.ts';
import { Dialog } from '../../primitives/dialog/index.ts';
import { toast } from '../../primitives/toast/index.ts';
import { PaymentResult } from '../payment-result/index.ts';
import { DialogPage } from './DialogPage.tsx';
import { HomePage } from './HomePage.tsx';
import { InstructionsPage } from './InstructionsPage.tsx';
import { BanksPage, MethodsPage } from './MethodsPage.tsx';
import { isPhone, openLink as openLinkHere } from './open-link.ts';
import { PaymentFooter } from './PaymentFooter.tsx';
import { groupOf, isInstructions } from './pages.ts';
import { payLink } from './payment-actions.ts';
import { usePages } from './use-pages.ts';
import { type StartPayment, usePayment } from './use-payment.ts';

export type PaymentDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  invoice: InvoiceFormat;
  startPayment: StartPayment;
  /** The invoice as the server has it now. */
  refresh: () => Promise<InvoiceFormat>;
  /** Milliseconds between two questions while a payment is awaited. */
  pollEvery?: number;
  now?: () => Date;
  /** Once, when the money has arrived. */
  onPaid?: (invoice: InvoiceFormat) => void;
  onInvoiceChange?: (invoice: InvoiceFormat) => void;
  /** Whether wallets are on this device; by the browser's name when absent. */
  phone?: boolean;
  openLink?: (url: string) => void;
};

const TITLES = {
  home: 'Ringkasan pembayaran',
  methods: 'Pilih metode pembayaran',
  banks: 'Pilih bank',
  transfer: 'Nomor tujuan dan cara membayar',
  qr: 'Kode QR dan cara membayar',
  default: 'Kode dan cara membayar',
  card: 'Kartu kredit',
} as const;

/** Pay an invoice: summary, method, bank, instructions, and what became of it [3 §2, §4]. */
export function PaymentDialog(props: PaymentDialogProps) {
  const { open, onOpenChange, pollEvery = 4000, phone, openLink = openLinkHere } = props;
  const payment = usePayment({
    ...props,
    pollEvery,
    onPaid: props.onPaid,
    onInvoiceChange: props.onInvoiceChange,
  });
  const { live, paying } = payment;
  const pages = usePages(open, payment.payment?.method ?? null);
  const close = () => onOpenChange(false);
  function remind() {
    toast({ tone: 'warning', message: MESSAGES.payment.alreadyExists });
    close();
  }
  function back() {
    payment.clear();
    if (!pages.pop()) close();
  }

  async function pay(code: string) {
    if (payment.payment && !pages.replacing) return remind();
    const made = await payment.pay(code, groupOf(code), pages.replacing);
    if (!made) return;
    pages.show(made.method);
    const link = payLink(made);
    if (link && paymentPage(made.method) === 'qr' && (phone ?? isPhone())) openLink(link);
  }

  function goOn() {
    payment.clear();
    if (pages.page === 'home') {
      if (payment.payment) pages.push(paymentPage(payment.payment.method));
      else pages.push('methods');
    } else if (pages.page === 'methods') {
      if (pages.choice === 'bank_transfer') pages.push('banks');
      else if (paymentMethod(pages.choice)) void pay(pages.choice);
    } else if (pages.page === 'banks') {
      if (pages.bank) void pay(pages.bank);
    } else remind();
  }

  if (!payment.pending) {
    return (
      <Dialog open={open} onOpenChange={onOpenChange} title="Status Pembayaran" className="sm:max-w-[480px]!">
        <PaymentResult
          result={outcomeOf(live)}
          transactionHref={orderDetailPath(live.productType, live.orderId)}
          onClose={close}
        />
      </Dialog>
    );
  }

  const { page } = pages;
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="lg"
      title="Pembayaran"
      className="sm:max-w-[560px]!"
      {...(pages.stack.length > 1 && { onBack: back })}
      footer={
        <PaymentFooter
          page={page}
          choice={pages.choice}
          bank={pages.bank}
          hasPayment={payment.payment !== null}
          paying={paying.state === 'paying'}
          onNext={goOn}
          onReplace={pages.replace}
        />
      }
    >
      <DialogPage key={page} title={TITLES[page]} quietTitle={isInstructions(page)} focus={pages.moved}>
        {paying.state === 'failed' && (
          <Alert tone="danger" title="Opss..">
            {paying.error.message}
          </Alert>
        )}
        {page === 'home' && <HomePage invoice={live} />}
        {page === 'methods' && (
          <MethodsPage
            codes={live.paymentMethods}
            value={pages.choice}
            onValueChange={pages.choose}
            replacing={pages.replacing ? payment.payment?.expired : undefined}
          />
        )}
        {page === 'banks' && (
          <BanksPage codes={live.paymentMethods} value={pages.bank} onValueChange={pages.chooseBank} />
        )}
        {isInstructions(page) && payment.payment && (
          <InstructionsPage
            key={payment.payment.transaction_id}
            payment={payment.payment}
            now={props.now}
            onExpire={() => void payment.ask().catch(() => undefined)}
            onReplace={pages.replace}
            onOpenLink={openLink}
          />
        )}
      </DialogPage>
    </Dialog>
  );
}

function outcomeOf({ invoice, payment, total }: InvoiceFormat) {
  return {
    transaction_id: payment?.transaction_id ?? '',
    status: invoice.status,
    typeText: payment?.typeText ?? '',
    total: payment?.total ?? total,
  };
}
