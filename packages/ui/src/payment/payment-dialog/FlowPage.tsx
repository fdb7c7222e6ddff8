import type { CardTokenRequest } from '@naungan/domain/card';
import type { InvoiceFormat, Payment } from '@naungan/domain/invoice/record';
import { BanksPage } from './BanksPage.tsx';
import { CardPage } from './CardPage.tsx';
import { CardPendingPage } from './CardPendingPage.tsx';
import { HomePage } from './HomePage.tsx';
import { InstructionsPage } from './InstructionsPage.tsx';
import { LatePayment } from './LatePayment.tsx';
import { MethodsPage } from './MethodsPage.tsx';
import { verificationUrl } from './payment-actions.ts';
import type { usePages } from './use-pages.ts';
import type { useVerification } from './use-verification.ts';

export type FlowPageProps = {
  pages: ReturnType<typeof usePages>;
  invoice: InvoiceFormat;
  /** The payment to complete, `null` while there is none. */
  payment: Payment | null;
  verification: ReturnType<typeof useVerification>;
  /** Whether a card can be paid with. */
  cards: boolean;
  formId: string;
  now: (() => Date) | undefined;
  /** The payment of this page is over: nothing of it is offered any more. */
  late: boolean;
  /** Until when the payment that is being given up was good. */
  replacing: string | undefined;
  onPayByCard: (card: CardTokenRequest) => Promise<boolean>;
  onVerify: (url: string | null) => void;
  onExpire: () => void;
  onOpenLink: (url: string) => void;
};

/** What stands on the page that is on top. */
export function FlowPage(props: FlowPageProps) {
  const { pages, invoice, payment, verification, now } = props;
  const codes = invoice.paymentMethods.filter((code) => code !== 'credit_card' || props.cards);
  const { page } = pages;

  if (page === 'home') return <HomePage invoice={invoice} />;
  if (page === 'methods') {
    return (
      <MethodsPage
        codes={codes}
        value={pages.choice}
        onValueChange={pages.choose}
        replacing={props.replacing}
      />
    );
  }
  if (page === 'banks')
    return <BanksPage codes={codes} value={pages.bank} onValueChange={pages.chooseBank} />;
  if (page === 'card' && !payment)
    return <CardPage formId={props.formId} now={now} onPay={props.onPayByCard} />;
  if (!payment || props.late) return <LatePayment />;
  if (page === 'card') {
    return (
      <CardPendingPage
        key={payment.transaction_id}
        payment={payment}
        now={now}
        end={verification.end}
        checking={verification.checking}
        onVerify={() => props.onVerify(verificationUrl(payment))}
        onExpire={props.onExpire}
      />
    );
  }
  return (
    <InstructionsPage
      key={payment.transaction_id}
      payment={payment}
      invoiceNumber={invoice.invoice.invoiceNumber}
      now={now}
      onExpire={props.onExpire}
      onOpenLink={props.onOpenLink}
    />
  );
}
