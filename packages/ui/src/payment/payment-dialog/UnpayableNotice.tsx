import { Alert } from '../../primitives/alert/index.ts';

/** Shown if a payment cannot be completed because it expired or was replaced in another tab. */
export function UnpayableNotice() {
  return (
    <Alert tone="warning" title="Pembayaran ini tidak berlaku lagi">
      Waktunya habis, atau metodenya sudah diganti. Jika Anda sudah membayar, tunggu sebentar: status akan
      berubah sendiri.
    </Alert>
  );
}
