import { type PaymentDialogPage, paymentMethod, paymentPage } from '@naungan/domain/payment-method';

/** A pending payment: its transaction id and the code of its method. */
export type PendingPayment = { id: string; method: string };

export type PaymentSteps = {
  open: boolean;
  /** The history of pages; the last one is displayed. */
  stack: readonly PaymentDialogPage[];
  /** Value of the chosen entry of the method list; '' if none is chosen. */
  choice: string;
  /** Code of the chosen bank; '' if none is chosen. */
  bank: string;
  /** Number of clicks on the button while no method or bank was chosen. */
  clicksWithoutChoice: number;
  /** Whether the customer is choosing another method to replace a pending payment. */
  isReplacing: boolean;
  /** Whether the displayed page has changed since the dialog opened. */
  hasChangedPage: boolean;
  /** Id of the payment that was pending at the last event; `null` if none was. */
  lastPendingId: string | null;
  /** Id of the payment whose deadline passed while it was displayed. */
  expiredId: string | null;
};

export type PaymentStepEvent =
  | { type: 'opened'; payment: PendingPayment | null }
  | { type: 'closed' }
  /** The invoice's pending payment was replaced or has ended, for example in another tab. */
  | { type: 'paymentChanged'; payment: PendingPayment | null }
  /** The customer created a payment in this dialog. */
  | { type: 'paymentMade'; payment: PendingPayment }
  | { type: 'methodChosen'; choice: string }
  | { type: 'bankChosen'; bank: string }
  /** The customer clicked the button without choosing a method or bank. */
  | { type: 'clickedWithoutChoice' }
  | { type: 'pageOpened'; page: PaymentDialogPage }
  | { type: 'wentBack' }
  /** The customer wants to replace the pending payment. */
  | { type: 'paymentAbandoned' }
  /** The customer tries again after a payment that failed. */
  | { type: 'retried'; page: 'methods' | 'card' }
  /** The deadline of the displayed payment has passed. */
  | { type: 'paymentExpired'; id: string | null };

const FIRST_STEP = {
  stack: ['home'],
  choice: '',
  bank: '',
  clicksWithoutChoice: 0,
  isReplacing: false,
  hasChangedPage: false,
} as const satisfies Partial<PaymentSteps>;

export const INITIAL_STEPS: PaymentSteps = {
  ...FIRST_STEP,
  open: false,
  lastPendingId: null,
  expiredId: null,
};

/** The pages to which a customer can go back from a payment. */
const CHOICE_PAGES: readonly PaymentDialogPage[] = ['home', 'methods', 'banks'];

/** Returns the displayed page. */
export const currentPage = ({ stack }: PaymentSteps): PaymentDialogPage => stack.at(-1) ?? 'home';

/**
 * Returns the state that shows the page of a payment. The chosen method is cleared. The back button leads to the pages
 * on which the customer chose the method.
 */
function showPayment(steps: PaymentSteps, method: string): PaymentSteps {
  const choicePages = steps.stack.filter((page) => CHOICE_PAGES.includes(page));
  return { ...steps, ...FIRST_STEP, stack: [...choicePages, paymentPage(method)], hasChangedPage: true };
}

function changePayment(steps: PaymentSteps, payment: PendingPayment | null): PaymentSteps {
  const id = payment?.id ?? null;
  if (id === steps.lastPendingId) return steps;
  const updatedSteps = { ...steps, lastPendingId: id };
  if (!payment || !steps.open) return updatedSteps;
  const isShown = !steps.isReplacing && currentPage(steps) === paymentPage(payment.method);
  return isShown ? updatedSteps : showPayment(updatedSteps, payment.method);
}

function goBack(steps: PaymentSteps): PaymentSteps {
  if (steps.stack.length < 2) return steps;
  return {
    ...steps,
    stack: steps.stack.slice(0, -1),
    clicksWithoutChoice: 0,
    isReplacing: steps.isReplacing && currentPage(steps) !== 'methods',
    hasChangedPage: true,
  };
}

/** Returns the state of the payment dialog's steps after an event [3 §4]. */
export function paymentStepsReducer(steps: PaymentSteps, event: PaymentStepEvent): PaymentSteps {
  switch (event.type) {
    case 'opened': {
      const { payment } = event;
      const stack: PaymentDialogPage[] = payment ? ['home', paymentPage(payment.method)] : ['home'];
      return { ...steps, ...FIRST_STEP, stack, open: true, lastPendingId: payment?.id ?? null };
    }
    case 'closed':
      return { ...steps, open: false };
    case 'paymentChanged':
      return changePayment(steps, event.payment);
    case 'paymentMade':
      return { ...showPayment(steps, event.payment.method), lastPendingId: event.payment.id };
    case 'methodChosen':
      return { ...steps, choice: event.choice, clicksWithoutChoice: 0 };
    case 'bankChosen':
      return { ...steps, bank: event.bank, clicksWithoutChoice: 0 };
    case 'clickedWithoutChoice':
      return { ...steps, clicksWithoutChoice: steps.clicksWithoutChoice + 1 };
    case 'pageOpened':
      return { ...steps, stack: [...steps.stack, event.page], clicksWithoutChoice: 0, hasChangedPage: true };
    case 'wentBack':
      return goBack(steps);
    case 'paymentAbandoned':
      return {
        ...steps,
        ...FIRST_STEP,
        stack: [...steps.stack, 'methods'],
        isReplacing: true,
        hasChangedPage: true,
      };
    case 'retried': {
      const isCard = event.page === 'card';
      return {
        ...steps,
        ...FIRST_STEP,
        stack: isCard ? ['home', 'methods', 'card'] : ['home', 'methods'],
        choice: isCard ? 'credit_card' : '',
        hasChangedPage: true,
      };
    }
    case 'paymentExpired':
      return { ...steps, expiredId: event.id };
  }
}

/**
 * The displayed step. It depends on the page and on the pending payment: the page 'card' is `cardForm` or `cardPending`.
 * At `unpayable` the payment cannot be completed, and the only action is to choose another method.
 */
export type PaymentStepName =
  | 'summary'
  | 'methods'
  | 'banks'
  | 'cardForm'
  | 'cardPending'
  | 'instructions'
  | 'unpayable';

const isExpired = ({ expiredId }: PaymentSteps, payment: PendingPayment | null): boolean =>
  payment !== null && payment.id === expiredId;

/** Returns the step to show while `payment` is pending. */
export function paymentStepName(steps: PaymentSteps, payment: PendingPayment | null): PaymentStepName {
  const page = currentPage(steps);
  if (page === 'home') return 'summary';
  if (page === 'methods' || page === 'banks') return page;
  const shownPayment = steps.isReplacing ? null : payment;
  if (page === 'card' && !shownPayment) return 'cardForm';
  if (!shownPayment || isExpired(steps, shownPayment)) return 'unpayable';
  return page === 'card' ? 'cardPending' : 'instructions';
}

/** What the main button does. */
export type ContinueCommand =
  /** Opens this page. */
  | { type: 'open'; page: PaymentDialogPage }
  /** Creates a payment by the method with this code. */
  | { type: 'pay'; code: string }
  /** Shows the deadline of the pending payment and closes the dialog. */
  | { type: 'remind' }
  /** Opens the list of methods, to replace an expired payment. */
  | { type: 'abandon' }
  /** Shows that no method or bank is chosen. */
  | { type: 'reportMissingChoice' };

/** Returns the command of the main button; `null` at the card form, which this button submits. */
export function continueCommand(steps: PaymentSteps, payment: PendingPayment | null): ContinueCommand | null {
  const shownPayment = steps.isReplacing ? null : payment;
  const payOrRemind = (code: string): ContinueCommand =>
    shownPayment ? { type: 'remind' } : { type: 'pay', code };
  const { choice, bank } = steps;
  switch (currentPage(steps)) {
    case 'home':
      if (isExpired(steps, payment)) return { type: 'abandon' };
      return { type: 'open', page: payment ? paymentPage(payment.method) : 'methods' };
    case 'methods':
      if (choice === 'bank_transfer') return { type: 'open', page: 'banks' };
      if (choice === 'credit_card' && (!shownPayment || shownPayment.method === 'credit_card'))
        return { type: 'open', page: 'card' };
      return paymentMethod(choice) ? payOrRemind(choice) : { type: 'reportMissingChoice' };
    case 'banks':
      return bank ? payOrRemind(bank) : { type: 'reportMissingChoice' };
    default:
      return shownPayment ? { type: 'remind' } : null;
  }
}
