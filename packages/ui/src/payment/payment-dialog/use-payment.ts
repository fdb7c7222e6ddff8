import type { InvoiceFormat, Payment } from '@naungan/domain/invoice';
import { isPaid } from '@naungan/domain/order-status';
import { useEffect, useRef, useState } from 'react';
import { type ActionError, readError } from '../../orders/action-error/index.ts';
import { usePolling } from '../../orders/use-polling/index.ts';

export type StartPayment = (choice: {
  /** 'bca' */
  paymentMethod: string;
  /** 'bank_transfer' */
  paymentType: string;
  /** Gives up the payment that exists. */
  replace?: boolean;
}) => Promise<Payment>;

export type PaymentOptions = {
  open: boolean;
  invoice: InvoiceFormat;
  startPayment: StartPayment;
  refresh: () => Promise<InvoiceFormat>;
  pollEvery: number;
  onPaid: ((invoice: InvoiceFormat) => void) | undefined;
  onInvoiceChange: ((invoice: InvoiceFormat) => void) | undefined;
};

type Paying = { state: 'idle' } | { state: 'paying' } | { state: 'failed'; error: ActionError };

/** The invoice as it is now: asked again while a payment is awaited, changed when one is made. */
export function usePayment(options: PaymentOptions) {
  const { open, invoice, startPayment, refresh, pollEvery } = options;
  const [live, setLive] = useState(invoice);
  const [paying, setPaying] = useState<Paying>({ state: 'idle' });
  const told = useRef(isPaid(invoice.invoice.status));

  useEffect(() => setLive(invoice), [invoice]);

  function take(next: InvoiceFormat) {
    setLive(next);
    options.onInvoiceChange?.(next);
    if (!isPaid(next.invoice.status) || told.current) return;
    told.current = true;
    options.onPaid?.(next);
  }

  const pending = live.invoice.status === 'pending';
  const payment = pending && live.payment?.status === 'pending' ? live.payment : null;

  async function ask() {
    take(await refresh());
  }
  usePolling(ask, pollEvery, open && payment !== null);

  async function pay(paymentMethod: string, paymentType: string, replace: boolean): Promise<Payment | null> {
    setPaying({ state: 'paying' });
    try {
      const made = await startPayment({ paymentMethod, paymentType, ...(replace && { replace }) });
      take({ ...live, payment: made });
      setPaying({ state: 'idle' });
      return made;
    } catch (thrown) {
      const error = readError(thrown, 'Pembayaran belum dapat dibuat, silahkan coba lagi');
      setPaying({ state: 'failed', error });
      return null;
    }
  }

  return { live, payment, pending, paying, pay, ask, clear: () => setPaying({ state: 'idle' }) };
}
