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
  /** 'bank_transfer' */
  paymentMethod: string;
  /** 'bca' */
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
  pollEvery: number;
  now?: (() => Date) | undefined;
  onPaid: ((invoice: InvoiceFormat) => void) | undefined;
  onInvoiceChange: ((invoice: InvoiceFormat) => void) | undefined;
};

const IDLE = { state: 'idle' } as const;
type Paying = typeof IDLE | { state: 'paying' } | { state: 'failed'; problem: ApiProblem };

export type PaymentRequest = {
  code: string;
  replace: boolean;
  /** Creates the card's token, before the payment is requested. */
  token?: () => Promise<string>;
};

const isPending = (payment: Payment) => payment.status === 'pending';

/** Whether the request was rejected for its content; after any other failure a payment may exist. */
const isSurelyNotMade = ({ status }: ApiProblem) =>
  status !== null && status >= 400 && status < 500 && status !== 409;

/** Returns the current invoice: polled while a payment is pending, updated when one is created. */
export function usePayment(options: PaymentOptions) {
  const { open, invoice, startPayment, refresh, now = () => new Date() } = options;
  const [live, setLive] = useState(invoice);
  const [paying, setPaying] = useState<Paying>(IDLE);
  const [ended, setEnded] = useState<Payment | null>(null);
  const [awaited, setAwaited] = useState<Payment | null>(null);
  const [abandonedId, setAbandonedId] = useState<string | null>(null);
  const awaitedId = useRef<string | undefined>(undefined);
  const isPaidReported = useRef(isPaid(invoice.invoice.status));
  const isOpen = useRef(open);

  useBackOnline(paying.state === 'failed' && paying.problem.status === 0, () => setPaying(IDLE));
  useEffect(() => setLive(invoice), [invoice]);
  useEffect(() => {
    isOpen.current = open;
    if (open) return;
    setEnded(null);
    setAwaited(null);
    setAbandonedId(null);
    setPaying((now) => (now.state === 'failed' ? IDLE : now));
  }, [open]);

  function update(next: InvoiceFormat) {
    setLive(next);
    options.onInvoiceChange?.(next);
    if (!isPaid(next.invoice.status) || isPaidReported.current) return;
    isPaidReported.current = true;
    options.onPaid?.(next);
  }

  const pending = live.invoice.status === 'pending';
  const current = pending ? live.payment : null;
  const payment = current && isPending(current) ? current : null;

  // An invoice without its payment may be the response to a request from before the charge, so the payment shows until a
  // second response confirms that it has ended. The end of an abandoned payment is not shown.
  const shown = payment ?? (current ? null : awaited);
  const followed = shown?.transaction_id === abandonedId ? null : shown;
  if (followed !== awaited) setAwaited(followed);
  useEffect(() => {
    awaitedId.current = awaited?.transaction_id;
  }, [awaited]);
  // Another payment is pending: the end of the former one is irrelevant.
  if (ended && payment && ![ended.transaction_id, abandonedId].includes(payment.transaction_id))
    setEnded(null);
  const lost = pending && !current && !ended && paying.state !== 'paying' ? awaited : null;

  async function refreshInvoice() {
    const next = await refresh();
    update(next);
    if (!lost || next.invoice.status !== 'pending' || next.payment !== null) return;
    const status = await endingOf(lost, now(), options.readStatus);
    if (!status || awaitedId.current !== lost.transaction_id) return;
    setEnded((lastEnded) => lastEnded ?? { ...lost, status });
  }
  usePolling(
    refreshInvoice,
    options.pollEvery,
    open && (current ?? lost) !== null && paying.state !== 'paying',
  );

  const confirmLoss = useEffectEvent(() => void refreshInvoice().catch(() => undefined));
  useEffect(() => {
    if (open && lost) confirmLoss();
  }, [open, lost]);

  const showFailure = (thrown: unknown, fallback: string) => {
    setAwaited(null);
    setPaying({ state: 'failed', problem: readApiProblem(thrown, fallback) });
    return null;
  };

  /** Resolves to whether the invoice has a payment or is settled: created elsewhere, or with a lost response. */
  async function hasPaymentAfterAll(): Promise<boolean> {
    const before = live.payment?.transaction_id;
    const next = await refresh().catch(() => null);
    if (!next) return false;
    update(next);
    return next.invoice.status !== 'pending' || (next.payment?.transaction_id ?? before) !== before;
  }

  /** Resolves to the created payment; `null` if there is none, and `paying` has the reason. */
  async function pay({ code, replace, token: requestToken }: PaymentRequest): Promise<Payment | null> {
    setPaying({ state: 'paying' });
    let token: string | undefined;
    try {
      token = await requestToken?.();
    } catch {
      return showFailure(null, MESSAGES.payment.cardTokenFailed);
    }
    // The dialog was closed in the meantime: the card must not be charged.
    if (token !== undefined && !isOpen.current) {
      setPaying(IDLE);
      return null;
    }
    try {
      const newPayment = await startPayment({
        paymentMethod: groupOf(code),
        paymentType: code,
        ...(replace && { replace }),
        ...(token !== undefined && { token }),
      });
      update({ ...live, payment: newPayment });
      setEnded(isPending(newPayment) ? null : newPayment);
      setPaying(IDLE);
      return newPayment;
    } catch (thrown) {
      const message = 'Pembayaran belum dapat dibuat, silakan coba lagi';
      if (isSurelyNotMade(readApiProblem(thrown, message)) || !(await hasPaymentAfterAll()))
        return showFailure(thrown, message);
      setPaying(IDLE);
      return null;
    }
  }

  return {
    live,
    payment: payment ?? lost,
    pending,
    /** A payment that ended, or is under review, while the invoice can still be paid. */
    ended: pending ? (ended ?? (payment ? null : current)) : null,
    paying,
    pay,
    refreshInvoice,
    clearProblem: () => setPaying(IDLE),
    /** Another payment replaces the pending one, whose end is then not shown. */
    abandon: () => setAbandonedId(payment?.transaction_id ?? awaited?.transaction_id ?? null),
    resume: () => setAbandonedId(null),
    /** The result of the last attempt was displayed. */
    dismissEnded() {
      setEnded(null);
      setAwaited(null);
      if (live.payment && !isPending(live.payment)) setLive({ ...live, payment: null });
    },
  };
}
