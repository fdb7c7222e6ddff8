import type { InvoiceFormat, Payment } from '@naungan/domain/invoice/record';
import { isPaid } from '@naungan/domain/status';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type ApiProblem, readApiProblem } from '../../flow/api-problem.ts';
import { useBackOnline } from '../../flow/use-back-online.ts';
import { usePolling } from '../../flow/use-polling.ts';
import { useMessages } from '../../primitives/host/messages.ts';
import { finalStatusOf, type ReadPaymentStatus } from './final-status.ts';
import { paymentDialogMessages } from './messages.ts';
import { groupOf } from './method-choices.ts';

export type StartPayment = (choice: {
  /** Group of the method: 'bank_transfer'. */
  paymentMethod: string;
  /** Code of the method: 'bca'. */
  paymentType: string;
  /** Whether to replace the pending payment. */
  replace?: boolean;
  /** The gateway's token of the card. */
  token?: string;
}) => Promise<Payment>;

export type PaymentOptions = {
  open: boolean;
  invoice: InvoiceFormat;
  startPayment: StartPayment;
  refresh: () => Promise<InvoiceFormat>;
  readStatus?: ReadPaymentStatus | undefined;
  /** Milliseconds between two polls while a payment is pending. */
  pollEvery: number;
  now?: (() => Date) | undefined;
  onPaid?: ((invoice: InvoiceFormat) => void) | undefined;
  onInvoiceChange?: ((invoice: InvoiceFormat) => void) | undefined;
};

const IDLE = { state: 'idle' } as const;
type PaymentAttemptState = typeof IDLE | { state: 'paying' } | { state: 'failed'; problem: ApiProblem };

export type PaymentRequest = {
  /** Code of the method. */
  code: string;
  replace: boolean;
  /** Resolves to the card's token; called before the payment is requested. */
  token?: () => Promise<string>;
};

const isPending = (payment: Payment) => payment.status === 'pending';

/**
 * Returns whether the server certainly created no payment, because it rejected the request with a status 4xx. The
 * exception is 409, after which another payment exists. After any other failure a payment may exist.
 */
const isCertainlyNotCreated = ({ status }: ApiProblem) =>
  status !== null && status >= 400 && status < 500 && status !== 409;

/**
 * Returns the current invoice with its payment, and functions that create or abandon a payment. The invoice is polled
 * while a payment is pending.
 */
export function usePayment(options: PaymentOptions) {
  const texts = useMessages('PaymentDialog', paymentDialogMessages);
  const { open, invoice, startPayment, refresh, now = () => new Date() } = options;
  const [liveInvoice, setLiveInvoice] = useState(invoice);
  const [attempt, setAttempt] = useState<PaymentAttemptState>(IDLE);
  const [endedPayment, setEndedPayment] = useState<Payment | null>(null);
  const [awaitedPayment, setAwaitedPayment] = useState<Payment | null>(null);
  const [abandonedId, setAbandonedId] = useState<string | null>(null);
  const awaitedId = useRef<string | undefined>(undefined);
  const isPaidReported = useRef(isPaid(invoice.invoice.status));
  const isOpen = useRef(open);

  useBackOnline(attempt.state === 'failed' && attempt.problem.status === 0, () => setAttempt(IDLE));
  useEffect(() => setLiveInvoice(invoice), [invoice]);
  useEffect(() => {
    isOpen.current = open;
    if (open) return;
    setEndedPayment(null);
    setAwaitedPayment(null);
    setAbandonedId(null);
    setAttempt((current) => (current.state === 'failed' ? IDLE : current));
  }, [open]);

  function updateInvoice(newInvoice: InvoiceFormat) {
    setLiveInvoice(newInvoice);
    options.onInvoiceChange?.(newInvoice);
    if (!isPaid(newInvoice.invoice.status) || isPaidReported.current) return;
    isPaidReported.current = true;
    options.onPaid?.(newInvoice);
  }

  const isInvoicePending = liveInvoice.invoice.status === 'pending';
  const currentPayment = isInvoicePending ? liveInvoice.payment : null;
  const payment = currentPayment && isPending(currentPayment) ? currentPayment : null;

  // `awaitedPayment` is the last pending payment. If the invoice suddenly has no payment, the invoice may have been
  // requested before the payment was created. The payment is therefore shown until a second response confirms that the
  // payment has ended. The end of an abandoned payment is not shown.
  const lastPendingPayment = payment ?? (currentPayment ? null : awaitedPayment);
  const newAwaitedPayment = lastPendingPayment?.transaction_id === abandonedId ? null : lastPendingPayment;
  if (newAwaitedPayment !== awaitedPayment) setAwaitedPayment(newAwaitedPayment);
  useEffect(() => {
    awaitedId.current = awaitedPayment?.transaction_id;
  }, [awaitedPayment]);
  // If another payment is pending, the result of the former payment is not shown any more.
  const isOtherPaymentPending =
    payment !== null &&
    payment.transaction_id !== endedPayment?.transaction_id &&
    payment.transaction_id !== abandonedId;
  if (endedPayment && isOtherPaymentPending) setEndedPayment(null);
  // A pending payment that the invoice does not contain any more, and whose result is not known yet.
  const lostPayment =
    isInvoicePending && !currentPayment && !endedPayment && attempt.state !== 'paying'
      ? awaitedPayment
      : null;

  async function refreshInvoice() {
    const newInvoice = await refresh();
    updateInvoice(newInvoice);
    if (!lostPayment || newInvoice.invoice.status !== 'pending' || newInvoice.payment !== null) return;
    const status = await finalStatusOf(lostPayment, now(), options.readStatus);
    if (!status || awaitedId.current !== lostPayment.transaction_id) return;
    setEndedPayment((lastEndedPayment) => lastEndedPayment ?? { ...lostPayment, status });
  }
  usePolling(
    refreshInvoice,
    options.pollEvery,
    open && (currentPayment ?? lostPayment) !== null && attempt.state !== 'paying',
  );

  const confirmLoss = useEffectEvent(() => void refreshInvoice().catch(() => undefined));
  useEffect(() => {
    if (open && lostPayment) confirmLoss();
  }, [open, lostPayment]);

  const showFailure = (thrown: unknown, fallbackMessage: string) => {
    setAwaitedPayment(null);
    setAttempt({ state: 'failed', problem: readApiProblem(thrown, fallbackMessage) });
    return null;
  };

  /**
   * Loads the invoice after a failed request. Resolves to true if the invoice has a new payment or is not pending any
   * more: another tab may have created a payment, or only the response to this request was lost.
   */
  async function hasNewPaymentAfterFailure(): Promise<boolean> {
    const idBefore = liveInvoice.payment?.transaction_id;
    const newInvoice = await refresh().catch(() => null);
    if (!newInvoice) return false;
    updateInvoice(newInvoice);
    const newId = newInvoice.payment?.transaction_id;
    return newInvoice.invoice.status !== 'pending' || (newId !== undefined && newId !== idBefore);
  }

  /** Resolves to the created payment; `null` if this call created none. `attempt` then has the failure, if one must be shown. */
  async function pay({ code, replace, token: requestToken }: PaymentRequest): Promise<Payment | null> {
    setAttempt({ state: 'paying' });
    let token: string | undefined;
    try {
      token = await requestToken?.();
    } catch {
      return showFailure(null, texts.cardFailed);
    }
    // If the dialog was closed while the token was created, the card must not be charged.
    if (token !== undefined && !isOpen.current) {
      setAttempt(IDLE);
      return null;
    }
    const choice: Parameters<StartPayment>[0] = { paymentMethod: groupOf(code), paymentType: code };
    if (replace) choice.replace = true;
    if (token !== undefined) choice.token = token;
    try {
      const newPayment = await startPayment(choice);
      updateInvoice({ ...liveInvoice, payment: newPayment });
      setEndedPayment(isPending(newPayment) ? null : newPayment);
      setAttempt(IDLE);
      return newPayment;
    } catch (thrown) {
      const message = texts.failed;
      const isFailureCertain =
        isCertainlyNotCreated(readApiProblem(thrown, message)) || !(await hasNewPaymentAfterFailure());
      if (isFailureCertain) return showFailure(thrown, message);
      setAttempt(IDLE);
      return null;
    }
  }

  return {
    liveInvoice,
    payment: payment ?? lostPayment,
    isInvoicePending,
    /** A payment that has ended or is under review, while the invoice is still unpaid. */
    endedPayment: isInvoicePending ? (endedPayment ?? (payment ? null : currentPayment)) : null,
    attempt,
    pay,
    refreshInvoice,
    clearProblem: () => setAttempt(IDLE),
    /** Call this when the customer decides to replace the pending payment. The end of this payment is not shown. */
    abandon: () => setAbandonedId(payment?.transaction_id ?? awaitedPayment?.transaction_id ?? null),
    /** Call this when the customer decides to keep the pending payment after all. */
    resume: () => setAbandonedId(null),
    /** Call this when the customer leaves the result of the last payment. */
    dismissEndedPayment() {
      setEndedPayment(null);
      setAwaitedPayment(null);
      if (liveInvoice.payment && !isPending(liveInvoice.payment))
        setLiveInvoice({ ...liveInvoice, payment: null });
    },
  };
}
