import type { Payment } from '@naungan/domain/invoice/record';
import { Button } from '../../primitives/button/index.ts';
import { PaymentResult } from '../payment-result/index.ts';
import { canTryAgain } from './ending.ts';
import { outcomeOfPayment } from './outcome.ts';
import type { DialogView } from './steps-view.tsx';

export type EndedViewOptions = {
  payment: Payment;
  onClose: () => void;
  /** Opens the list of methods. */
  onChoose: () => void;
  /** Opens the card form again; absent if cards cannot be used. */
  onTryCard: (() => void) | undefined;
};

/**
 * Returns the result of a payment whose invoice is still unpaid: declined, with other methods to try, or under
 * review.
 */
export function endedView({ payment, onClose, onChoose, onTryCard }: EndedViewOptions): DialogView {
  const mayTryAgain = canTryAgain(payment.status);
  const card = payment.type === 'credit_card' ? onTryCard : undefined;
  return {
    title: 'Status Pembayaran',
    className: 'nu:@tablet:max-w-[480px]!',
    children: <PaymentResult result={outcomeOfPayment(payment)} {...(!mayTryAgain && { onClose })} />,
    ...(mayTryAgain && {
      footer: (
        <>
          <Button variant={card ? 'secondary' : 'primary'} onClick={onChoose}>
            Pilih metode lain
          </Button>
          {card && <Button onClick={card}>Coba kartu lain</Button>}
        </>
      ),
    }),
  };
}
