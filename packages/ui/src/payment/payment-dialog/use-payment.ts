import type { InvoiceFormat, Payment } from '@naungan/domain/invoice/record';
import { MESSAGES } from '@naungan/domain/messages';
import { isPaid } from '@naungan/domain/status';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type ApiProblem, readApiProblem } from '../../flow/api-problem.ts';
import { useBackOnline } from '../../flow/use-back-online.ts';
import { usePolling } from '../../flow/use-polling.ts';
import { endingOf, type ReadPaymentStatus } from './ending.ts';
import { groupOf } from './method-choices.ts';

export type StartPayment = (choice: {
  /** Group of the method: 'bank_transfer'. */
  paymentMethod: string;
  /** Code of the method: 'bca'. */
  paymentType: string;
  /** Replaces the existing payment. */
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
  onPaid: ((invoice: InvoiceFormat) => void) | undefined;
  onInvoiceChange: ((invoice: InvoiceFormat) => void) | undefined;
};

const IDLE = { state: 'idle' } as const;
type PaymentAttemptState = typeof IDLE | { state: 'paying' } | { state: 'failed'; problem: ApiProblem };

export type PaymentRequest = {
  code: string;
  replace: boolean;
  /** Creates the card's token, before the payment is requested. */
  token?: () => Promise<string>;
};

const isPending = (payment: Payment) => payment.status === 'pending';

/**
 * Returns whether it is certain that no payment was created: the server rejected the request for its content. After any
 * other failure a payment may exist.
 */
const isSurelyNotMade = ({ status }: ApiProblem) =>
  status !== null && status >= 400 && status < 500 && status !== 409;

/**
 * Returns the current invoice with its payment. The invoice is polled while a payment is pending, and updated
 * when a payment is created.
 */
export function usePayment(options: PaymentOptions) {
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

  function updateInvoice(next: InvoiceFormat) {
    setLiveInvoice(next);
    options.onInvoiceChange?.(next);
    if (!isPaid(next.invoice.status) || isPaidReported.current) return;
    isPaidReported.current = true;
    options.onPaid?.(next);
  }

  const isInvoicePending = liveInvoice.invoice.status === 'pending';
  const currentPayment = isInvoicePending ? liveInvoice.payment : null;
  const payment = currentPayment && isPending(currentPayment) ? currentPayment : null;

  // If the invoice suddenly has no payment, the response may have been requested before the payment was
  // created. The payment is therefore shown until a second response confirms that it has ended. The end of an
  // abandoned payment is not shown.
  const shownPayment = payment ?? (currentPayment ? null : awaitedPayment);
  const followedPayment = shownPayment?.transaction_id === abandonedId ? null : shownPayment;
  if (followedPayment !== awaitedPayment) setAwaitedPayment(followedPayment);
  useEffect(() => {
    awaitedId.current = awaitedPayment?.transaction_id;
  }, [awaitedPayment]);
  // If another payment is pending, the result of the former payment is not shown any more.
  if (endedPayment && payment && ![endedPayment.transaction_id, abandonedId].includes(payment.transaction_id))
    setEndedPayment(null);
  // A pending payment that the invoice does not contain any more, and whose result is not known yet.
  const lostPayment =
    isInvoicePending && !currentPayment && !endedPayment && attempt.state !== 'paying'
      ? awaitedPayment
      : null;

  async function refreshInvoice() {
    const next = await refresh();
    updateInvoice(next);
    if (!lostPayment || next.invoice.status !== 'pending' || next.payment !== null) return;
    const status = await endingOf(lostPayment, now(), options.readStatus);
    if (!status || awaitedId.current !== lostPayment.transaction_id) return;
    setEndedPayment((lastEnded) => lastEnded ?? { ...lostPayment, status });
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

  const showFailure = (thrown: unknown, fallback: string) => {
    setAwaitedPayment(null);
    setAttempt({ state: 'failed', problem: readApiProblem(thrown, fallback) });
    return null;
  };

  /**
   * After a failed request, resolves to whether a payment exists nevertheless or the invoice is settled: a
   * payment may have been created in another tab, or the response was lost.
   */
  async function hasPaymentAfterAll(): Promise<boolean> {
    const before = liveInvoice.payment?.transaction_id;
    const next = await refresh().catch(() => null);
    if (!next) return false;
    updateInvoice(next);
    return next.invoice.status !== 'pending' || (next.payment?.transaction_id ?? before) !== before;
  }

  /** Resolves to the created payment; `null` if none was created, with the reason in `attempt`. */
  async function pay({ code, replace, token: requestToken }: PaymentRequest): Promise<Payment | null> {
    setAttempt({ state: 'paying' });
    let token: string | undefined;
    try {
      token = await requestToken?.();
    } catch {
      return showFailure(null, MESSAGES.payment.cardTokenFailed);
    }
    // If the dialog was closed while the token was created, the card must not be charged.
    if (token !== undefined && !isOpen.current) {
      setAttempt(IDLE);
      return null;
    }
    try {
      const newPayment = await startPayment({
        paymentMethod: groupOf(code),
        paymentType: code,
        ...(replace && { replace }),
        ...(token !== undefined && { token }),
      });
      updateInvoice({ ...liveInvoice, payment: newPayment });
      setEndedPayment(isPending(newPayment) ? null : newPayment);
      setAttempt(IDLE);
      return newPayment;
    } catch (thrown) {
      const message = 'Pembayaran belum dapat dibuat, silakan coba lagi';
      if (isSurelyNotMade(readApiProblem(thrown, message)) || !(await hasPaymentAfterAll()))
        return showFailure(thrown, message);
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
    /**
     * Call this when the customer decides to replace the pending payment: its end is then not shown as a
     * result.
     */
    abandon: () => setAbandonedId(payment?.transaction_id ?? awaitedPayment?.transaction_id ?? null),
    resume: () => setAbandonedId(null),
    /** Call this when the customer leaves the result of the last payment. */
    dismissEnded() {
      setEndedPayment(null);
      setAwaitedPayment(null);
      if (liveInvoice.payment && !isPending(liveInvoice.payment))
        setLiveInvoice({ ...liveInvoice, payment: null });
    },
  };
}
