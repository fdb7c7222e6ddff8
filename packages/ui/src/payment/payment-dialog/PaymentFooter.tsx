import { type PaymentDialogPage, paymentFooter } from '@naungan/domain/payment-method';
import type { ReactNode } from 'react';
import { Button } from '../../primitives/button/index.ts';

export type PaymentFooterProps = {
  page: PaymentDialogPage;
  choice: string;
  hasPayment: boolean;
  paying: boolean;
  /** The card form, which the button then submits. */
  form?: string | undefined;
  /** Absent where the page itself holds the way on. */
  onNext?: (() => void) | undefined;
  /** To another method; absent where no payment is given up. */
  onReplace?: (() => void) | undefined;
  /** The payment on this page cannot be completed any more: the only way leads to the methods. */
  onChooseAgain?: (() => void) | undefined;
  /** What went wrong at the last press. */
  note?: ReactNode;
};

/** Both labels fit side by side on a phone of 360 px. */
const NARROW = 'nu:@max-tablet:px-2! nu:@max-tablet:text-[0.9375rem]!';

/** The way on, named for the page [3 §2]; beside a payment that exists also the way to another method. */
export function PaymentFooter({
  onReplace,
  onChooseAgain,
  paying,
  form,
  onNext,
  note,
  ...state
}: PaymentFooterProps) {
  if (onChooseAgain) return <Button onClick={onChooseAgain}>Pilih metode lagi</Button>;
  const label = paymentFooter(state);
  return (
    <>
      {note}
      {onReplace && (
        <Button variant="secondary" className={NARROW} onClick={onReplace}>
          Ganti metode
        </Button>
      )}
      {form ? (
        // Of its own key: a button that became this one under a press would submit the form that it opens.
        <Button key="form" type="submit" form={form} pending={paying} className={NARROW}>
          {label}
        </Button>
      ) : (
        onNext && (
          <Button key="page" pending={paying} className={NARROW} onClick={onNext}>
            {label}
          </Button>
        )
      )}
    </>
  );
}
