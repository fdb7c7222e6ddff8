import type { ReactNode } from 'react';
import { ConfirmDialog } from '../../primitives/confirm-dialog/index.ts';
import type { DialogProps } from '../../primitives/dialog/index.ts';
import type { Messages } from '../../primitives/host/messages.ts';
import { ThreeDSecure } from '../three-d-secure/ThreeDSecure.tsx';
import { DialogPage } from './DialogPage.tsx';
import type { PaymentDialogProps } from './dialog-props.ts';
import { isInstructions } from './method-choices.ts';
import { PaymentFooter } from './PaymentFooter.tsx';
import { PaymentNote } from './PaymentNote.tsx';
import { PaymentStepPage } from './PaymentStepPage.tsx';
import { payLink, verificationUrl } from './payment-actions.ts';
import type { usePayment } from './use-payment.ts';
import type { PaymentStepsView } from './use-payment-steps.ts';
import type { useVerification } from './use-verification.ts';

/** The props of the dialog that depend on the current step or result. */
export type DialogView = Omit<DialogProps, 'open' | 'onOpenChange'>;

type Attempt = ReturnType<typeof usePayment>['attempt'];

/** Returns the note next to the button: why the payment was not created, or that no method or bank is chosen. */
function noteOf(
  attempt: Attempt,
  { page, state: { clicksWithoutChoice } }: PaymentStepsView,
  texts: Messages['PaymentDialog'],
): ReactNode {
  if (attempt.state === 'failed') {
    return (
      <PaymentNote tone="danger" title={texts.failedTitle}>
        {attempt.problem.message}
      </PaymentNote>
    );
  }
  if (clicksWithoutChoice === 0) return null;
  return (
    <PaymentNote key={clicksWithoutChoice} tone="warning">
      {page === 'banks' ? texts.chooseBank : texts.chooseMethod}
    </PaymentNote>
  );
}

export type StepsViewOptions = {
  props: PaymentDialogProps;
  payment: ReturnType<typeof usePayment>;
  steps: PaymentStepsView;
  verification: ReturnType<typeof useVerification>;
  formId: string;
  texts: Messages['PaymentDialog'];
};

/**
 * Returns the dialog's content for an invoice that can be paid: the current step, the buttons, the bank's page and the
 * confirmations.
 */
export function stepsView({
  props,
  payment,
  steps,
  verification,
  formId,
  texts,
}: StepsViewOptions): DialogView {
  const { liveInvoice, attempt } = payment;
  const { stepName, page, shownPayment } = steps;
  const bankPageUrl = shownPayment && verificationUrl(shownPayment);
  // The page of a card payment that must be verified has its own button. The footer then has no main
  // button: that button would show the payment's deadline, but the verification has another time limit.
  const hasOwnButton = page === 'card' && bankPageUrl !== null;
  return {
    size: 'lg',
    title: texts.title,
    className: 'nu:@tablet:max-w-[560px]!',
    onBack: steps.state.stack.length > 1 ? steps.goBack : undefined,
    footer: (
      <PaymentFooter
        page={page}
        choice={steps.state.choice}
        hasPayment={shownPayment !== null && !steps.isExpired}
        isPaying={attempt.state === 'paying'}
        form={stepName === 'cardForm' ? formId : undefined}
        isSecondary={
          stepName === 'instructions' && shownPayment !== null && payLink(shownPayment) !== undefined
        }
        onNext={hasOwnButton ? undefined : steps.continueStep}
        onReplace={
          stepName === 'cardPending' || stepName === 'instructions'
            ? () => void steps.confirmReplacement()
            : undefined
        }
        onChooseAgain={stepName === 'unpayable' ? steps.abandonPayment : undefined}
        note={noteOf(attempt, steps, texts)}
      />
    ),
    children: (
      <>
        <DialogPage
          key={page}
          title={texts[page]}
          hidesTitle={isInstructions(page)}
          takesFocus={steps.state.hasChangedPage}
        >
          <PaymentStepPage
            steps={steps}
            invoice={liveInvoice}
            verification={verification}
            formId={formId}
            now={props.now}
          />
        </DialogPage>
        {bankPageUrl && bankPageUrl === verification.url && liveInvoice.cardGateway && props.authenticate && (
          <ThreeDSecure
            key={bankPageUrl}
            redirectUrl={bankPageUrl}
            authenticate={props.authenticate.bind(null, liveInvoice.cardGateway)}
            onEnd={steps.finishVerification}
          />
        )}
        <ConfirmDialog
          {...steps.replaceConfirmation.props}
          title={texts.replaceTitle}
          description={texts.replaceText}
          confirmLabel={texts.replaceConfirm}
        />
        <ConfirmDialog
          {...steps.cardConfirmation.props}
          title={texts.payTitle}
          description={texts.payText}
          confirmLabel={texts.payConfirm}
        />
      </>
    ),
  };
}
