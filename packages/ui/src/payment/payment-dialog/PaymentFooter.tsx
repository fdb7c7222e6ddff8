import { type PaymentDialogPage, paymentFooter } from '@naungan/domain/payment-method';
import type { ReactNode } from 'react';
import { Button } from '../../primitives/button/index.ts';
import { useMessages } from '../../primitives/host/messages.ts';
import { paymentDialogMessages } from './messages.ts';

export type PaymentFooterProps = {
  page: PaymentDialogPage;
  /** Value of the chosen entry of the method list. */
  choice: string;
  /** Whether a payment is pending. */
  hasPayment: boolean;
  /** Whether a payment is being created; the main button is then busy. */
  isPaying: boolean;
  /** Id of the card form that the main button submits; absent on other pages. */
  form?: string | undefined;
  /** Called by the main button; absent if the page has its own button. */
  onNext?: (() => void) | undefined;
  /** Opens the list of methods; absent if there is no payment to replace. */
  onReplace?: (() => void) | undefined;
  /** Set if the payment cannot be completed any more. The only action then opens the list of methods. */
  onChooseAgain?: (() => void) | undefined;
  /** Whether the main button is secondary, because the page has a link to the provider as its primary action. */
  isSecondary?: boolean | undefined;
  /** Says why the last click failed. */
  note?: ReactNode;
};

/** With these classes both buttons fit side by side on a phone of 360 px. */
const BUTTON_CLASS = 'nu:@max-tablet:px-2! nu:@max-tablet:text-[0.9375rem]!';

/** The main button, labelled for the page [3 §2]; for a pending payment also a button to change the method. */
export function PaymentFooter({
  onReplace,
  onChooseAgain,
  isPaying,
  form,
  onNext,
  isSecondary = false,
  note,
  ...labelState
}: PaymentFooterProps) {
  const texts = useMessages('PaymentDialog', paymentDialogMessages);
  if (onChooseAgain) return <Button onClick={onChooseAgain}>{texts.chooseAgain}</Button>;
  const label = paymentFooter(labelState);
  return (
    <>
      {note}
      {onReplace && (
        <Button variant="secondary" className={BUTTON_CLASS} onClick={onReplace}>
          {texts.replace}
        </Button>
      )}
      {form ? (
        // The key makes React create a new button. Otherwise React would turn the clicked button into the
        // submit button, and the same click would submit the form.
        <Button key="form" type="submit" form={form} pending={isPaying} className={BUTTON_CLASS}>
          {label}
        </Button>
      ) : (
        onNext && (
          <Button
            key="page"
            variant={isSecondary ? 'secondary' : 'primary'}
            pending={isPaying}
            className={BUTTON_CLASS}
            onClick={onNext}
          >
            {label}
          </Button>
        )
      )}
    </>
  );
}
