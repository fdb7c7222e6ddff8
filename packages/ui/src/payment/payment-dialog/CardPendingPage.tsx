import type { Payment } from '@naungan/domain/invoice/record';
import { ShieldCheck } from 'lucide-react';
import { Alert } from '../../primitives/alert/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { Money } from '../../primitives/money/index.ts';
import { Spinner } from '../../primitives/spinner/index.ts';
import { PayDeadline } from '../pay-deadline/PayDeadline.tsx';
import type { VerificationEnd } from '../three-d-secure/ThreeDSecure.tsx';
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

/** The text for each result of the last verification. Before the first verification, the text of 'closed' is shown. */
const NOTES: Readonly<Record<VerificationEnd, string>> = {
  success: 'Pembayaran Anda masih kami periksa. Halaman ini berubah sendiri begitu ada jawaban.',
  failure: 'Verifikasi kartu belum berhasil. Coba lagi, atau pilih metode lain.',
  pending: 'Bank Anda belum memberi jawaban. Halaman ini berubah sendiri begitu ada jawaban.',
  closed: 'Verifikasi belum selesai. Pembayaran belum diproses sampai bank Anda menyetujuinya.',
  timeout: 'Waktu verifikasi habis. Pilih metode lain, atau bayar lagi dengan kartu.',
  unavailable: 'Halaman verifikasi tidak dapat dibuka. Silakan coba lagi.',
};

/** Shown while a card payment waits for 3-D Secure verification by the card's bank. */
export function CardPendingPage(props: CardPendingPageProps) {
  const { payment, now, lastResult, isChecking, onVerify, onExpire } = props;
  if (isChecking) {
    return (
      <div className="nu:grid nu:min-h-48 nu:place-items-center">
        <Spinner label="Memeriksa pembayaran Anda…" />
      </div>
    );
  }
  return (
    <>
      <PayDeadline deadline={payment.expired} onExpire={onExpire} now={now} />
      <div className="nu:flex nu:flex-wrap nu:items-baseline nu:justify-between nu:gap-x-4 nu:rounded-card nu:border nu:border-line nu:p-4">
        <span className="nu:text-muted">Total bayar</span>
        <Money value={payment.total} size="xl" />
      </div>
      <Alert
        tone={lastResult === 'pending' || lastResult === 'success' ? 'info' : 'warning'}
        title="Menunggu verifikasi kartu"
      >
        {NOTES[lastResult ?? 'closed']}
      </Alert>
      {verificationUrl(payment) && lastResult !== 'timeout' && (
        <Button iconStart={<ShieldCheck aria-hidden="true" size={20} />} onClick={onVerify}>
          Lanjutkan verifikasi
        </Button>
      )}
    </>
  );
}
