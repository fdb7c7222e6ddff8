import type { InvoiceFormat } from '@naungan/domain/invoice/record';
import { BanksPage } from './BanksPage.tsx';
import { CardPage } from './CardPage.tsx';
import { CardPendingPage } from './CardPendingPage.tsx';
import { InstructionsPage } from './InstructionsPage.tsx';
import { MethodsPage } from './MethodsPage.tsx';
import { verificationUrl } from './payment-actions.ts';
import { SummaryPage } from './SummaryPage.tsx';
import { UnpayableNotice } from './UnpayableNotice.tsx';
import type { PaymentStepsView } from './use-payment-steps.ts';
import type { useVerification } from './use-verification.ts';

export type PaymentStepPageProps = {
  steps: PaymentStepsView;
  invoice: InvoiceFormat;
  verification: ReturnType<typeof useVerification>;
  formId: string;
  now: (() => Date) | undefined;
};

/** Renders the page of the current step. */
export function PaymentStepPage({ steps, invoice, verification, formId, now }: PaymentStepPageProps) {
  const { stepName, shownPayment: payment } = steps;
  const codes = invoice.paymentMethods.filter((code) => code !== 'credit_card' || steps.gateway !== null);

  if (stepName === 'summary') return <SummaryPage invoice={invoice} />;
  if (stepName === 'methods') {
    return (
      <MethodsPage
        codes={codes}
        value={steps.state.choice}
        onValueChange={steps.chooseMethod}
        replacedPaymentDeadline={steps.replacedPaymentDeadline}
      />
    );
  }
  if (stepName === 'banks')
    return <BanksPage codes={codes} value={steps.state.bank} onValueChange={steps.chooseBank} />;
  if (stepName === 'cardForm') return <CardPage formId={formId} now={now} onPay={steps.payByCard} />;
  if (stepName === 'unpayable' || !payment) return <UnpayableNotice />;
  if (stepName === 'cardPending') {
    return (
      <CardPendingPage
        key={payment.transaction_id}
        payment={payment}
        now={now}
        lastResult={verification.lastResult}
        isChecking={verification.isChecking}
        onVerify={() => verification.start(verificationUrl(payment))}
        onExpire={steps.expirePayment}
      />
    );
  }
  return (
    <InstructionsPage
      key={payment.transaction_id}
      payment={payment}
      invoiceNumber={invoice.invoice.invoiceNumber}
      now={now}
      onExpire={steps.expirePayment}
      onOpenLink={steps.openLink}
    />
  );
}
