import type { Payment } from '@naungan/domain/invoice/record';
import { paymentMethod } from '@naungan/domain/payment-method';
import { RefreshCw } from 'lucide-react';
import { lazyFields } from '../../flow/lazy-fields/index.ts';
import { CopyButton } from '../../primitives/copy-button/index.ts';
import { type Messages, useMessages } from '../../primitives/host/messages.ts';
import { Money } from '../../primitives/money/index.ts';
import { PayDeadline } from '../pay-deadline/PayDeadline.tsx';
import { paymentDialogMessages } from './messages.ts';
import { PaymentTarget } from './PaymentTarget.tsx';

/** The script with the instructions of all methods loads later: the page shows the account number immediately. */
const HowToPayTabs = lazyFields(
  () => import('../how-to-pay-tabs/HowToPayTabs.tsx').then((module) => module.HowToPayTabs),
  'nu:h-64 nu:w-full',
);

export type InstructionsPageProps = {
  payment: Payment;
  invoiceNumber: string;
  now?: (() => Date) | undefined;
  /** Called when the deadline has passed; the dialog then requests the payment's status. */
  onExpire: () => void;
  onOpenLink: (url: string) => void;
};

/** Returns a text with the hours to complete the payment, or the server's message for a method without such a limit. */
function noticeOf(payment: Payment, texts: Messages['PaymentDialog']): string {
  const minutes = paymentMethod(payment.type)?.expiresAfterMinutes;
  return minutes === undefined ? payment.message : texts.hours(minutes / 60);
}

/**
 * Shows how to pay. Amount, account number and deadline are visible without scrolling; the instructions are
 * below them.
 */
export function InstructionsPage({
  payment,
  invoiceNumber,
  now,
  onExpire,
  onOpenLink,
}: InstructionsPageProps) {
  const texts = useMessages('PaymentDialog', paymentDialogMessages);
  const notice = noticeOf(payment, texts);
  return (
    <>
      <PayDeadline deadline={payment.expired} onExpire={onExpire} now={now} />
      <PaymentTarget payment={payment} onOpenLink={onOpenLink} />
      <TotalToPay payment={payment} />
      <p className="nu:flex nu:items-center nu:gap-2 nu:text-sm nu:text-muted">
        <RefreshCw aria-hidden="true" size={16} className="nu:shrink-0" />
        {texts.updates}
      </p>
      <HowToPayTabs payment={payment} invoiceNumber={invoiceNumber} />
      {notice && <p className="nu:text-sm nu:text-muted">{notice}</p>}
      <p className="nu:text-sm nu:text-muted">{texts.expiry}</p>
    </>
  );
}

function TotalToPay({ payment }: { payment: Payment }) {
  const texts = useMessages('PaymentDialog', paymentDialogMessages);
  return (
    <div className="nu:flex nu:items-center nu:justify-between nu:gap-3 nu:rounded-card nu:border nu:border-line nu:p-4">
      <div className="nu:min-w-0">
        <p className="nu:text-sm nu:text-muted">{texts.total}</p>
        <Money value={payment.total} size="xl" />
      </div>
      <CopyButton value={String(payment.total)} subject={texts.copySubject} />
    </div>
  );
}
