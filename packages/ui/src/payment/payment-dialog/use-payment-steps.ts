import type { CardTokenRequest } from '@naungan/domain/card';
import type { Payment } from '@naungan/domain/invoice/record';
import { useEffectEvent, useLayoutEffect, useReducer } from 'react';
import { useConfirmation } from '../../primitives/confirm-dialog/use-confirmation.ts';
import { useMessages } from '../../primitives/host/messages.ts';
import { toast } from '../../primitives/toast/index.ts';
import type { VerificationEnd } from '../three-d-secure/ThreeDSecure.tsx';
import type { PaymentDialogProps } from './dialog-props.ts';
import { paymentDialogMessages } from './messages.ts';
import { isPhone, openLink as openLinkInBrowser } from './open-link.ts';
import { deepLink, verificationUrl } from './payment-actions.ts';
import {
  continueCommand,
  currentPage,
  INITIAL_STEPS,
  type PendingPayment,
  paymentStepName,
  paymentStepsReducer,
} from './payment-steps.ts';
import type { PaymentRequest, usePayment } from './use-payment.ts';
import { useReminder } from './use-reminder.ts';
import type { useVerification } from './use-verification.ts';

type PaymentStepsOptions = {
  props: PaymentDialogProps;
  payment: ReturnType<typeof usePayment>;
  verification: ReturnType<typeof useVerification>;
};

export type PaymentStepsView = ReturnType<typeof usePaymentSteps>;

const toPendingPayment = (payment: Payment | null): PendingPayment | null =>
  payment && { id: payment.transaction_id, method: payment.type };

/** Returns the current step of an invoice that can be paid, and the handlers of the step's controls [3 §4]. */
export function usePaymentSteps({ props, payment, verification }: PaymentStepsOptions) {
  const texts = useMessages('PaymentDialog', paymentDialogMessages);
  const { open, hasWalletApps, openLink = openLinkInBrowser } = props;
  const { liveInvoice, attempt, payment: currentPayment } = payment;
  const [steps, dispatch] = useReducer(paymentStepsReducer, INITIAL_STEPS);
  const replaceConfirmation = useConfirmation();
  const cardConfirmation = useConfirmation();
  const showReminder = useReminder(currentPayment?.transaction_id);
  const pendingPayment = toPendingPayment(currentPayment);
  const page = currentPage(steps);
  const stepName = paymentStepName(steps, pendingPayment);
  const gateway = props.tokenizeCard ? liveInvoice.cardGateway : null;
  const isExpired = currentPayment !== null && currentPayment.transaction_id === steps.expiredId;
  /** The displayed payment; `null` while the customer chooses another method. */
  const shownPayment = steps.isReplacing ? null : currentPayment;

  if (open !== steps.open) dispatch(open ? { type: 'opened', payment: pendingPayment } : { type: 'closed' });

  const handlePaymentChange = useEffectEvent(() => {
    if ((currentPayment?.transaction_id ?? null) === steps.lastPendingId) return;
    const belongsToBankPage = currentPayment !== null && verificationUrl(currentPayment) === verification.url;
    if (verification.url && !belongsToBankPage) {
      // The open page of the bank belongs to a payment that was replaced or has ended in another tab: close the page.
      verification.start(null);
      if (currentPayment) toast({ tone: 'warning', message: texts.replacedElsewhere });
    }
    // The failure of an earlier attempt is removed, because it does not concern the payment that will be displayed.
    if (currentPayment) payment.clearProblem();
    dispatch({ type: 'paymentChanged', payment: pendingPayment });
  });
  // A layout effect: the page of the former payment is never displayed with the new payment.
  useLayoutEffect(() => {
    if (attempt.state !== 'paying') handlePaymentChange();
  }, [open, currentPayment?.transaction_id, attempt.state]);

  const refresh = () => void payment.refreshInvoice().catch(() => undefined);

  function remind(unfinishedPayment: Payment) {
    showReminder(unfinishedPayment);
    props.onOpenChange(false);
  }
  function abandonPayment() {
    payment.abandon();
    dispatch({ type: 'paymentAbandoned' });
  }

  async function pay(request: Omit<PaymentRequest, 'replace'>): Promise<boolean> {
    if (shownPayment) {
      remind(shownPayment);
      return false;
    }
    const createdPayment = await payment.pay({ ...request, replace: steps.isReplacing });
    if (!createdPayment) return false;
    dispatch({
      type: 'paymentMade',
      payment: { id: createdPayment.transaction_id, method: createdPayment.type },
    });
    verification.start(createdPayment.status === 'pending' ? verificationUrl(createdPayment) : null);
    if (createdPayment.status !== 'pending') refresh();
    const link = deepLink(createdPayment);
    if (link && (hasWalletApps ?? isPhone())) openLink(link);
    return true;
  }

  return {
    stepName,
    page,
    state: steps,
    gateway,
    shownPayment,
    isExpired,
    openLink,
    replaceConfirmation,
    cardConfirmation,
    /** Deadline of the payment that is being replaced. */
    replacedPaymentDeadline: steps.isReplacing && !isExpired ? currentPayment?.expired : undefined,

    continueStep() {
      payment.clearProblem();
      const command = continueCommand(steps, pendingPayment);
      if (command?.type === 'open') dispatch({ type: 'pageOpened', page: command.page });
      else if (command?.type === 'pay') void pay({ code: command.code });
      else if (command?.type === 'remind' && shownPayment) remind(shownPayment);
      else if (command?.type === 'abandon') abandonPayment();
      else if (command?.type === 'reportMissingChoice') dispatch({ type: 'clickedWithoutChoice' });
    },
    goBack() {
      payment.clearProblem();
      if (page === 'methods') payment.resume();
      dispatch({ type: 'wentBack' });
    },
    chooseMethod(choice: string) {
      payment.clearProblem();
      dispatch({ type: 'methodChosen', choice });
    },
    chooseBank(bank: string) {
      payment.clearProblem();
      dispatch({ type: 'bankChosen', bank });
    },
    abandonPayment,
    async confirmReplacement() {
      if (await replaceConfirmation.confirm()) abandonPayment();
    },
    async payByCard(card: CardTokenRequest): Promise<boolean> {
      const { tokenizeCard } = props;
      if (!tokenizeCard || !gateway || attempt.state === 'paying') return false;
      if (!(await cardConfirmation.confirm())) return false;
      return pay({ code: 'credit_card', token: () => tokenizeCard(card, gateway) });
    },
    finishVerification(result: VerificationEnd) {
      verification.finish(result);
      refresh();
    },
    expirePayment() {
      dispatch({ type: 'paymentExpired', id: currentPayment?.transaction_id ?? null });
      refresh();
    },
    retry(retryPage: 'methods' | 'card') {
      payment.dismissEndedPayment();
      verification.start(null);
      dispatch({ type: 'retried', page: retryPage });
    },
  };
}
