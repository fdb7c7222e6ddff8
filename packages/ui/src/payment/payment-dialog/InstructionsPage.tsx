import type { Payment } from '@naungan/domain/invoice/record';
import { paymentMethod } from '@naungan/domain/payment-method';
import { RefreshCw } from 'lucide-react';
import { lazyFields } from '../../flow/lazy-fields/index.ts';
import { CopyButton } from '../../primitives/copy-button/index.ts';
import { Money } from '../../primitives/money/index.ts';
import { PayDeadline } from '../pay-deadline/PayDeadline.tsx';
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
function noticeOf(payment: Payment): string {
  const minutes = paymentMethod(payment.type)?.expiresAfterMinutes;
  return minutes === undefined
    ? payment.message
    : `Pembayaran dibatalkan jika tidak diselesaikan dalam ${minutes / 60} jam.`;
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
  const notice = noticeOf(payment);
  return (
    <>
      <PayDeadline deadline={payment.expired} onExpire={onExpire} now={now} />
      <PaymentTarget payment={payment} onOpenLink={onOpenLink} />
      <TotalToPay payment={payment} />
      <p className="nu:flex nu:items-center nu:gap-2 nu:text-sm nu:text-muted">
        <RefreshCw aria-hidden="true" size={16} className="nu:shrink-0" />
        Halaman ini berubah sendiri setelah pembayaran diterima.
      </p>
      <HowToPayTabs payment={payment} invoiceNumber={invoiceNumber} />
      {notice && <p className="nu:text-sm nu:text-muted">{notice}</p>}
      <p className="nu:text-sm nu:text-muted">
        Bila waktunya habis, Anda dapat memilih metode pembayaran lagi selama invoice belum jatuh tempo.
      </p>
    </>
  );
}

function TotalToPay({ payment }: { payment: Payment }) {
  return (
    <div className="nu:flex nu:items-center nu:justify-between nu:gap-3 nu:rounded-card nu:border nu:border-line nu:p-4">
      <div className="nu:min-w-0">
        <p className="nu:text-sm nu:text-muted">Total bayar</p>
        <Money value={payment.total} size="xl" />
      </div>
      <CopyButton value={String(payment.total)} subject="total bayar" />
    </div>
  );
}
