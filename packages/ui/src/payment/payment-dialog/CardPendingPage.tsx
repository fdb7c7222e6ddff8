import type { Payment } from '@naungan/domain/invoice/record';
import { ShieldCheck } from 'lucide-react';
import { Alert } from '../../primitives/alert/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { useMessages } from '../../primitives/host/messages.ts';
import { Money } from '../../primitives/money/index.ts';
import { Spinner } from '../../primitives/spinner/index.ts';
import { PayDeadline } from '../pay-deadline/PayDeadline.tsx';
import type { VerificationEnd } from '../three-d-secure/ThreeDSecure.tsx';
import { paymentDialogMessages } from './messages.ts';
import { verificationUrl } from './payment-actions.ts';

export type CardPendingPageProps = {
  payment: Payment;
  now?: (() => Date) | undefined;
  /** The result of the last verification; `null` before the first verification. */
  lastResult: VerificationEnd | null;
  /** Whether the payment's status is being requested. */
  isChecking: boolean;
  onVerify: () => void;
  onExpire: () => void;
};

/** Shown while a card payment waits for 3-D Secure verification by the card's bank. */
export function CardPendingPage(props: CardPendingPageProps) {
  const texts = useMessages('PaymentDialog', paymentDialogMessages);
  const { payment, now, lastResult, isChecking, onVerify, onExpire } = props;
  if (isChecking) {
    return (
      <div className="nu:grid nu:min-h-48 nu:place-items-center">
        <Spinner label={texts.checking} />
      </div>
    );
  }
  return (
    <>
      <PayDeadline deadline={payment.expired} onExpire={onExpire} now={now} />
      <div className="nu:flex nu:flex-wrap nu:items-baseline nu:justify-between nu:gap-x-4 nu:rounded-card nu:border nu:border-line nu:p-4">
        <span className="nu:text-muted">{texts.total}</span>
        <Money value={payment.total} size="xl" />
      </div>
      <Alert
        tone={lastResult === 'pending' || lastResult === 'success' ? 'info' : 'warning'}
        title={texts.verificationTitle}
      >
        {texts[lastResult ?? 'closed']}
      </Alert>
      {verificationUrl(payment) && lastResult !== 'timeout' && (
        <Button iconStart={<ShieldCheck aria-hidden="true" size={20} />} onClick={onVerify}>
          {texts.verify}
        </Button>
      )}
    </>
  );
}
