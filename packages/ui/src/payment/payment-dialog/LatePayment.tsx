import { Alert } from '../../primitives/alert/index.ts';

/** The payment that was to be completed cannot be any more: its time is over, or it was given up elsewhere. */
export function LatePayment() {
  return (
    <Alert tone="warning" title="Pembayaran ini tidak berlaku lagi">
      Waktunya habis, atau metodenya sudah diganti. Jika Anda sudah membayar, tunggu sebentar: status akan
      berubah sendiri.
    </Alert>
  );
}
