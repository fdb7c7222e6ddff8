import type { CardTokenRequest } from '@naungan/domain/card';
import type { Payment } from '@naungan/domain/invoice/record';
import { MESSAGES } from '@naungan/domain/messages';
import { useEffect, useEffectEvent, useReducer } from 'react';
import { useConfirmation } from '../../primitives/confirm-dialog/index.ts';
import { toast } from '../../primitives/toast/index.ts';
import type { VerificationEnd } from '../three-d-secure/index.ts';
import type { PaymentDialogProps } from './dialog-props.ts';
import { isPhone, openLink as openLinkHere } from './open-link.ts';
import { deepLink, verificationUrl } from './payment-actions.ts';
import {
  continueCommand,
  currentPage,
  INITIAL_STEPS,
  paymentStepName,
  paymentStepsReducer,
  type WaitingPayment,
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

const waitingPayment = (payment: Payment | null): WaitingPayment | null =>
  payment && { id: payment.transaction_id, method: payment.type };

/** Returns the step of an invoice that can be paid, and the handlers of its controls [3 §4]. */
export function usePaymentSteps({ props, payment, verification }: PaymentStepsOptions) {
  const { open, phone, openLink = openLinkHere } = props;
  const { live, paying, payment: current } = payment;
  const [steps, dispatch] = useReducer(paymentStepsReducer, INITIAL_STEPS);
  const replacement = useConfirmation();
  const cardQuestion = useConfirmation();
  const showReminder = useReminder(current?.transaction_id);
  const waiting = waitingPayment(current);
  const page = currentPage(steps);
  const name = paymentStepName(steps, waiting);
  const gateway = props.tokenizeCard ? live.cardGateway : null;
  const isExpired = current !== null && current.transaction_id === steps.expiredId;
  /** The displayed payment: none while another method is chosen for it. */
  const shown = steps.isReplacing ? null : current;

  if (open !== steps.open) dispatch(open ? { type: 'opened', payment: waiting } : { type: 'closed' });

  const changePayment = useEffectEvent(() => {
    if ((current?.transaction_id ?? null) === steps.knownId) return;
    const isVerified = current !== null && verificationUrl(current) === verification.url;
    if (verification.url && !isVerified) {
      // The open bank page belongs to a payment that was replaced or has ended in another tab.
      verification.start(null);
      if (current) toast({ tone: 'warning', message: MESSAGES.payment.replacedElsewhere });
    }
    // A problem of an earlier attempt is not about the payment that is displayed now.
    if (current) payment.clearProblem();
    dispatch({ type: 'paymentChanged', payment: waiting });
  });
  useEffect(() => {
    if (paying.state !== 'paying') changePayment();
  }, [open, current?.transaction_id, paying.state]);

  const refresh = () => void payment.refreshInvoice().catch(() => undefined);

  function remind(reminded: Payment) {
    showReminder(reminded);
    props.onOpenChange(false);
  }
  function abandonPayment() {
    payment.abandon();
    dispatch({ type: 'paymentAbandoned' });
  }

  async function pay(request: Omit<PaymentRequest, 'replace'>): Promise<boolean> {
    if (shown) {
      remind(shown);
      return false;
    }
    const paymentResult = await payment.pay({ ...request, replace: steps.isReplacing });
    if (!paymentResult) return false;
    dispatch({
      type: 'paymentMade',
      payment: { id: paymentResult.transaction_id, method: paymentResult.type },
    });
    verification.start(paymentResult.status === 'pending' ? verificationUrl(paymentResult) : null);
    if (paymentResult.status !== 'pending') refresh();
    const link = deepLink(paymentResult);
    if (link && (phone ?? isPhone())) openLink(link);
    return true;
  }

  return {
    name,
    page,
    steps,
    gateway,
    shown,
    isExpired,
    openLink,
    replacement,
    cardQuestion,
    /** Deadline of the payment that is being replaced. */
    replacedUntil: steps.isReplacing && !isExpired ? current?.expired : undefined,

    continueStep() {
      payment.clearProblem();
      const command = continueCommand(steps, waiting);
      if (command?.type === 'open') dispatch({ type: 'stepOpened', page: command.page });
      else if (command?.type === 'pay') void pay({ code: command.code });
      else if (command?.type === 'remind' && shown) remind(shown);
      else if (command?.type === 'abandon') abandonPayment();
      else if (command?.type === 'reportMissing') dispatch({ type: 'choiceMissed' });
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
    async askToReplace() {
      if (await replacement.confirm()) abandonPayment();
    },
    async payByCard(card: CardTokenRequest): Promise<boolean> {
      const { tokenizeCard } = props;
      if (!tokenizeCard || !gateway || paying.state === 'paying') return false;
      if (!(await cardQuestion.confirm())) return false;
      return pay({ code: 'credit_card', token: () => tokenizeCard(card, gateway) });
    },
    finishVerification(end: VerificationEnd) {
      verification.finish(end);
      refresh();
    },
    expirePayment() {
      dispatch({ type: 'paymentExpired', id: current?.transaction_id ?? null });
      refresh();
    },
    retry(step: 'methods' | 'card') {
      payment.dismissEnded();
      verification.start(null);
      dispatch({ type: 'retried', page: step });
    },
  };
}
