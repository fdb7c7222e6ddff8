import { Alert } from '../../primitives/alert/index.ts';
import { Button } from '../../primitives/button/index.ts';

/** The payment that was to be completed cannot be any more: its time is over, or it was given up elsewhere. */
export function LatePayment({ onReplace }: { onReplace: () => void }) {
  return (
    <Alert
      tone="warning"
      title="Pembayaran ini tidak berlaku lagi"
      action={
        <Button size="sm" onClick={onReplace}>
          Pilih metode lagi
        </Button>
      }
    >
      Waktunya habis, atau metodenya sudah diganti. Jika Anda sudah membayar, tunggu sebentar: status akan
      berubah sendiri.
    </Alert>
  );
}
