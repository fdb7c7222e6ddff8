import type { ProductType } from '@naungan/domain/lines';
import { createCardGateway } from '@naungan/storefront/payment/card-gateway';
import { createCardScript } from '@naungan/storefront/payment/card-script';
import { InvoicePage as Invoice, InvoiceWaiting } from '@naungan/ui/payment/invoice-view';
import { site } from '../../site.config.ts';
import { api } from '../stores/app.ts';
import { openPdf } from '../stores/pdf-pages.ts';
import { MemberOnly } from './Frame.tsx';
import { useRealtime } from './use-realtime.ts';

type Props = { orderId: string; product: ProductType };

/** A payer waits here: polls often, and still now and then while changes are received. */
const PAYMENT_POLL_INTERVAL = { disconnected: 4_000, connected: 15_000 };

const cards = createCardGateway(createCardScript());

/** The invoice of an own order, and its payment. */
export default function InvoicePage({ orderId, product }: Props) {
  async function load() {
    const { response } = await api.call('order', {
      params: { productType: product, id: orderId },
      query: { invoice: 'true' },
    });
    if (!response.invoiceFormat) throw Object.assign(new Error('not found'), { status: 404 });
    return response.invoiceFormat;
  }

  const { watch, pollEvery } = useRealtime({ orderId }, PAYMENT_POLL_INTERVAL);
  return (
    <MemberOnly waiting={<InvoiceWaiting />}>
      {() => (
        <Invoice
          load={load}
          watch={watch}
          pollEvery={pollEvery}
          mark={site.mark}
          openPdf={openPdf}
          tokenizeCard={cards.tokenize}
          authenticate={cards.authenticate}
          readStatus={async (transaction_id) =>
            (await api.call('paymentResult', { query: { transaction_id } })).response.status
          }
          startPayment={async (body) =>
            (await api.call('pay', { params: { orderId, product }, body })).response.invoice.payment
          }
        />
      )}
    </MemberOnly>
  );
}
