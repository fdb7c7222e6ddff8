import type { LogoMark } from '@naungan/domain/brand';
import type { ProductType } from '@naungan/domain/lines';
import type { InvoiceStatus } from '@naungan/domain/status';
import { InvoicePage, InvoiceSkeleton } from '@naungan/ui/payment/invoice-view';
import type { OpenPdf } from '@naungan/ui/records/pdf-viewer';
import { useRef } from 'react';
import { cardsOf } from '../payment/browser-cards.ts';
import { useStorefront } from '../react/StorefrontProvider.tsx';
import { useRealtime } from '../react/use-realtime.ts';
import { MemberOnly } from './Frame.tsx';

export type InvoiceProps = {
  /** Order and product line of the invoice. */
  orderId: string;
  line: ProductType;
  /** Symbol of the logo, next to the broker's name. Default: the symbol of the storefront's brand. */
  mark?: LogoMark | undefined;
  /** Shows PDFs in the page. Default: a new tab. */
  openPdf?: OpenPdf;
};

/**
 * Milliseconds between two polls. The intervals are shorter than on other pages, because the payer waits for the result of
 * the payment.
 */
const PAYMENT_POLL_INTERVAL = { disconnected: 4_000, connected: 15_000 };

/** The invoice of an order of the member, and its payment. */
export function Invoice({ orderId, line, mark, openPdf }: InvoiceProps) {
  const shop = useStorefront();
  const { api, events, storage } = shop;
  const order = useRef({ planId: '', premium: 0 });
  const cards = cardsOf(shop);

  async function load() {
    const { response } = await api.call('order', {
      params: { productType: line, id: orderId },
      query: { invoice: 'true' },
    });
    if (!response.invoiceFormat) throw Object.assign(new Error('The order has no invoice'), { status: 404 });
    order.current = { planId: response.product._id, premium: response.payment.basePremi };
    if (events.hasListener) await reportPayment(response.invoiceFormat.invoice.status).catch(() => undefined);
    return response.invoiceFormat;
  }

  /** Emits the payment of an invoice that this tab has displayed unpaid, also after the return from a bank's page. */
  async function reportPayment(status: InvoiceStatus): Promise<void> {
    const key = `unpaid-${orderId}`;
    if (status === 'pending') return storage.write(key, true);
    if (status !== 'success' || !(await storage.read(key))) return;
    storage.remove(key);
    events.emit('naungan-paid', { line, orderId, ...order.current });
  }

  const { watch, pollEvery } = useRealtime({ orderId }, PAYMENT_POLL_INTERVAL);
  return (
    <MemberOnly placeholder={<InvoiceSkeleton />}>
      {() => (
        <InvoicePage
          load={load}
          watch={watch}
          pollEvery={pollEvery}
          mark={mark ?? shop.brand?.mark}
          openPdf={openPdf}
          tokenizeCard={cards.tokenize}
          authenticate={cards.authenticate}
          readStatus={async (transaction_id) =>
            (await api.call('paymentResult', { query: { transaction_id } })).response.status
          }
          startPayment={async (body) => {
            const { response } = await events.watchStep(
              'payment',
              { line, planId: order.current.planId },
              () => api.call('pay', { params: { orderId, product: line }, body }),
            );
            return response.invoice.payment;
          }}
        />
      )}
    </MemberOnly>
  );
}
