import type { InvoiceFormat, Payment } from '@naungan/domain/invoice/record';
import { MESSAGES } from '@naungan/domain/messages';
import { isPaid } from '@naungan/domain/status';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type ActionError, readError } from '../../flow/action-error/action-error.ts';
import { usePolling } from '../../flow/use-polling/use-polling.ts';
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
  pollEvery: number;
  now?: (() => Date) | undefined;
  onPaid: ((invoice: InvoiceFormat) => void) | undefined;
  onInvoiceChange: ((invoice: InvoiceFormat) => void) | undefined;
};

type Paying = { state: 'idle' } | { state: 'paying' } | { state: 'failed'; error: ActionError };

export type PayWish = {
  code: string;
  replace: boolean;
  /** Asked first: a card becomes a token that the payment is made with. */
  token?: () => Promise<string>;
};

const waits = (payment: Payment) => payment.status === 'pending';

/** The invoice as it is now: asked again while a payment is awaited, changed when one is made. */
export function usePayment(options: PaymentOptions) {
  const { open, invoice, startPayment, refresh, now = () => new Date() } = options;
  const [live, setLive] = useState(invoice);
  const [paying, setPaying] = useState<Paying>({ state: 'idle' });
  const [refused, setRefused] = useState<Payment | null>(null);
  const [card, setCard] = useState<Payment | null>(null);
  const told = useRef(isPaid(invoice.invoice.status));
  const isOpen = useRef(open);

  useEffect(() => setLive(invoice), [invoice]);
  useEffect(() => {
    isOpen.current = open;
    if (open) return;
    setRefused(null);
    setCard(null);
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

  // A card that is refused leaves the invoice without a payment. It is shown until a second answer confirms that,
  // for one that was asked for before the charge may come after it.
  const shownCard = payment?.type === 'credit_card' ? payment : current ? null : card;
  if (shownCard !== card) setCard(shownCard);
  const lost = pending && !current && !refused && paying.state !== 'paying' ? card : null;

  async function ask() {
    const next = await refresh();
    take(next);
    if (lost && next.invoice.status === 'pending' && next.payment === null)
      setRefused({ ...lost, status: new Date(lost.expired) <= now() ? 'expire' : 'deny' });
  }
  usePolling(ask, options.pollEvery, open && (current ?? lost) !== null && paying.state !== 'paying');

  const confirmLoss = useEffectEvent(() => void ask().catch(() => undefined));
  useEffect(() => {
    if (open && lost) confirmLoss();
  }, [open, lost]);

  const failed = (thrown: unknown, fallback: string) => {
    setPaying({ state: 'failed', error: readError(thrown, fallback) });
    return null;
  };

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
      setPaying({ state: 'idle' });
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
      setRefused(waits(made) ? null : made);
      setPaying({ state: 'idle' });
      return made;
    } catch (thrown) {
      return failed(thrown, 'Pembayaran belum dapat dibuat, silakan coba lagi');
    }
  }

  return {
    live,
    payment: payment ?? lost,
    pending,
    /** The payment that ended, or is looked at, while the invoice can still be paid. */
    ended: pending ? (refused ?? (payment ? null : current)) : null,
    paying,
    pay,
    ask,
    clear: () => setPaying({ state: 'idle' }),
    /** What became of the last attempt was seen. */
    forget() {
      setRefused(null);
      setCard(null);
      if (live.payment && !waits(live.payment)) setLive({ ...live, payment: null });
    },
  };
}
