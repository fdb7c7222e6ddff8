import type { Payment } from '@naungan/domain/invoice/record';
import { Button } from '../../primitives/button/index.ts';
import type { Messages } from '../../primitives/host/messages.ts';
import { PaymentResult } from '../payment-result/PaymentResult.tsx';
import { canTryAgain } from './final-status.ts';
import { outcomeOfPayment } from './outcome.ts';
import type { DialogView } from './steps-view.tsx';

export type EndedPaymentViewOptions = {
  payment: Payment;
  texts: Messages['PaymentDialog'];
  onClose: () => void;
  /** Opens the list of methods. */
  onChooseMethod: () => void;
  /** Opens the card form again; absent if cards cannot be used. */
  onTryCard: (() => void) | undefined;
};

/**
 * Returns the dialog's content for an ended payment whose invoice is still unpaid: after a failure the buttons for
 * another attempt, during a review only the close button.
 */
export function endedPaymentView({
  payment,
  texts,
  onClose,
  onChooseMethod,
  onTryCard,
}: EndedPaymentViewOptions): DialogView {
  const mayTryAgain = canTryAgain(payment.status);
  const onTryOtherCard = payment.type === 'credit_card' ? onTryCard : undefined;
  return {
    title: texts.statusTitle,
    className: 'nu:@tablet:max-w-[480px]!',
    children: (
      <PaymentResult result={outcomeOfPayment(payment)} onClose={mayTryAgain ? undefined : onClose} />
    ),
    footer: mayTryAgain ? (
      <>
        <Button variant={onTryOtherCard ? 'secondary' : 'primary'} onClick={onChooseMethod}>
          {texts.otherMethod}
        </Button>
        {onTryOtherCard && <Button onClick={onTryOtherCard}>{texts.otherCard}</Button>}
      </>
    ) : undefined,
  };
}
