import type { InvoiceFormat, Payment } from '@naungan/domain/invoice/record';
import { MESSAGES } from '@naungan/domain/messages';
import { isPaid } from '@naungan/domain/status';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type ActionError, readError } from '../../flow/action-error/action-error.ts';
import { usePolling } from '../../flow/use-polling/use-polling.ts';
import { endingOf, type ReadPaymentStatus } from './ending.ts';
import { groupOf } from './pages.ts';

export type StartPayment = (choice: {
  /** 'bank_transfer' */
  paymentMethod: string;
  /** 'bca' */
  paymentType: string;
  /** Gives up the payment that exists. */
  replace?: boolean;
  /** Of the card, from the gateway. */
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
type Paying = typeof IDLE | { state: 'paying' } | { state: 'failed'; error: ActionError };

export type PayWish = {
  code: string;
  replace: boolean;
  /** Asked first: a card becomes a token that the payment is made with. */
  token?: () => Promise<string>;
};

const waits = (payment: Payment) => payment.status === 'pending';

/** Refused for what was sent: the answers after which a payment may exist all the same are the others. */
const madeNothing = ({ status = 0 }: ActionError) => status >= 400 && status < 500 && status !== 409;

/** The invoice as it is now: asked again while a payment is awaited, changed when one is made. */
export function usePayment(options: PaymentOptions) {
  const { open, invoice, startPayment, refresh, now = () => new Date() } = options;
  const [live, setLive] = useState(invoice);
  const [paying, setPaying] = useState<Paying>(IDLE);
  const [ended, setEnded] = useState<Payment | null>(null);
  const [awaited, setAwaited] = useState<Payment | null>(null);
  const [givenUp, setGivenUp] = useState<string | null>(null);
  const awaitedId = useRef<string | undefined>(undefined);
  const told = useRef(isPaid(invoice.invoice.status));
  const isOpen = useRef(open);

  useEffect(() => setLive(invoice), [invoice]);
  useEffect(() => {
    isOpen.current = open;
    if (open) return;
    setEnded(null);
    setAwaited(null);
    setGivenUp(null);
    setPaying((now) => (now.state === 'failed' ? IDLE : now));
  }, [open]);

  function take(next: InvoiceFormat) {
    setLive(next);
    options.onInvoiceChange?.(next);
    if (!isPaid(next.invoice.status) || told.current) return;
    told.current = true;
    options.onPaid?.(next);
  }

  const pending = live.invoice.status === 'pending';
  const current = pending ? live.payment : null;
  const payment = current && waits(current) ? current : null;

  // What ends leaves the invoice without a payment. It is shown until a second answer confirms that, for one that was
  // asked for before the charge may come after it. Whoever gave it up does something else now and is not disturbed.
  const shown = payment ?? (current ? null : awaited);
  const followed = shown?.transaction_id === givenUp ? null : shown;
  if (followed !== awaited) setAwaited(followed);
  useEffect(() => {
    awaitedId.current = awaited?.transaction_id;
  }, [awaited]);
  // Another payment waits: the end of the former one is no news any more.
  if (ended && payment && ![ended.transaction_id, givenUp].includes(payment.transaction_id)) setEnded(null);
  const lost = pending && !current && !ended && paying.state !== 'paying' ? awaited : null;

  async function ask() {
    const next = await refresh();
    take(next);
    if (!lost || next.invoice.status !== 'pending' || next.payment !== null) return;
    const status = await endingOf(lost, now(), options.readStatus);
    if (!status || awaitedId.current !== lost.transaction_id) return;
    setEnded((known) => known ?? { ...lost, status });
  }
  usePolling(ask, options.pollEvery, open && (current ?? lost) !== null && paying.state !== 'paying');

  const confirmLoss = useEffectEvent(() => void ask().catch(() => undefined));
  useEffect(() => {
    if (open && lost) confirmLoss();
  }, [open, lost]);

  const failed = (thrown: unknown, fallback: string) => {
    setAwaited(null);
    setPaying({ state: 'failed', error: readError(thrown, fallback) });
    return null;
  };

  /** Whether the invoice has a payment after all, or is settled: one made elsewhere, or one whose answer was lost. */
  async function isMadeAfterAll(): Promise<boolean> {
    const before = live.payment?.transaction_id;
    const next = await refresh().catch(() => null);
    if (!next) return false;
    take(next);
    return next.invoice.status !== 'pending' || (next.payment?.transaction_id ?? before) !== before;
  }

  /** The payment that was made; `null` when none was, which `paying` tells about. */
  async function pay({ code, replace, token: askToken }: PayWish): Promise<Payment | null> {
    setPaying({ state: 'paying' });
    let token: string | undefined;
    try {
      token = await askToken?.();
    } catch {
      return failed(null, MESSAGES.payment.cardTokenFailed);
    }
    // Closed meanwhile: nobody waits for this card to be charged any more.
    if (token !== undefined && !isOpen.current) {
      setPaying(IDLE);
      return null;
    }
    try {
      const made = await startPayment({
        paymentMethod: groupOf(code),
        paymentType: code,
        ...(replace && { replace }),
        ...(token !== undefined && { token }),
      });
      take({ ...live, payment: made });
      setEnded(waits(made) ? null : made);
      setPaying(IDLE);
      return made;
    } catch (thrown) {
      const message = 'Pembayaran belum dapat dibuat, silakan coba lagi';
      if (madeNothing(readError(thrown, message)) || !(await isMadeAfterAll()))
        return failed(thrown, message);
      setPaying(IDLE);
      return null;
    }
  }

  return {
    live,
    payment: payment ?? lost,
    pending,
    /** The payment that ended, or is looked at, while the invoice can still be paid. */
    ended: pending ? (ended ?? (payment ? null : current)) : null,
    paying,
    pay,
    ask,
    clear: () => setPaying(IDLE),
    /** Another payment is to take the place of the one that waits: how that one ends is not told. */
    giveUp: () => setGivenUp(payment?.transaction_id ?? awaited?.transaction_id ?? null),
    keep: () => setGivenUp(null),
    /** What became of the last attempt was seen. */
    forget() {
      setEnded(null);
      setAwaited(null);
      if (live.payment && !waits(live.payment)) setLive({ ...live, payment: null });
    },
  };
}
