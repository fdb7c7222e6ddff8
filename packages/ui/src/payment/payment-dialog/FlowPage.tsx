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
  const { page, missing } = pages;

  if (page === 'home') return <HomePage invoice={invoice} />;
  if (page === 'methods') {
    return (
      <MethodsPage
        codes={codes}
        value={pages.choice}
        onValueChange={pages.choose}
        missing={missing}
        replacing={props.replacing}
      />
    );
  }
  if (page === 'banks')
    return <BanksPage codes={codes} value={pages.bank} onValueChange={pages.chooseBank} missing={missing} />;
  if (page === 'card' && !payment)
    return <CardPage formId={props.formId} now={now} onPay={props.onPayByCard} />;
  if (!payment) return <LatePayment onReplace={pages.replace} />;
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
        onReplace={pages.replace}
      />
    );
  }
  return (
    <InstructionsPage
      key={payment.transaction_id}
      payment={payment}
      now={now}
      onExpire={props.onExpire}
      onReplace={pages.replace}
      onOpenLink={props.onOpenLink}
    />
  );
}
