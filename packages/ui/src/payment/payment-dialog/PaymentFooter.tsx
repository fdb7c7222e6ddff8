import { type PaymentDialogPage, paymentFooter } from '@naungan/domain/payment-method';
import { Button } from '../../primitives/button/index.ts';

export type PaymentFooterProps = {
  page: PaymentDialogPage;
  choice: string;
  hasPayment: boolean;
  paying: boolean;
  /** The card form, which the button then submits. */
  form?: string | undefined;
  onNext: () => void;
  /** To another method; absent where no payment is given up. */
  onReplace?: (() => void) | undefined;
};

/** The way on, named for the page [3 §2]; beside a payment that exists also the way to another method. */
export function PaymentFooter({ onReplace, paying, form, onNext, ...state }: PaymentFooterProps) {
  return (
    <>
      {onReplace && (
        <Button variant="secondary" onClick={onReplace}>
          Ganti metode
        </Button>
      )}
      <Button pending={paying} {...(form ? { type: 'submit', form } : { onClick: onNext })}>
        {paymentFooter(state)}
      </Button>
    </>
  );
}
