import { type PaymentDialogPage, paymentFooter } from '@naungan/domain/payment-method';
import { Button } from '../../primitives/button/index.ts';
import { groupOf, isInstructions } from './pages.ts';

export type PaymentFooterProps = {
  page: PaymentDialogPage;
  choice: string;
  bank: string;
  hasPayment: boolean;
  paying: boolean;
  onNext: () => void;
  onReplace: () => void;
};

/** The way on, named for the page [3 §2]; on the instructions also the way to another method. */
export function PaymentFooter({
  page,
  choice,
  bank,
  hasPayment,
  paying,
  onNext,
  onReplace,
}: PaymentFooterProps) {
  if (isInstructions(page)) {
    return (
      <>
        <Button variant="secondary" onClick={onReplace}>
          Ganti metode
        </Button>
        <Button onClick={onNext}>Selesai</Button>
      </>
    );
  }
  const chosen = choice === 'bank_transfer' ? choice : groupOf(choice);
  const missing = (page === 'methods' && choice === '') || (page === 'banks' && bank === '');
  return (
    <Button disabled={missing} pending={paying} onClick={onNext}>
      {page === 'home' && hasPayment
        ? 'Selesaikan Pembayaran'
        : paymentFooter(page, choice ? chosen : undefined)}
    </Button>
  );
}
