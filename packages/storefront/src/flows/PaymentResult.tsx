import { MESSAGES } from '@naungan/domain/messages';
import { AsyncContent } from '@naungan/ui/flow/async-content';
import { type PaymentOutcome, PaymentResultPage } from '@naungan/ui/payment/payment-result';
import { ButtonLink } from '@naungan/ui/primitives/button';
import { EmptyState } from '@naungan/ui/primitives/empty-state';
import { purchasesHref, useStorefrontMessages, withQuery } from '@naungan/ui/primitives/host';
import { useStorefront } from '../react/StorefrontProvider.tsx';
import { useRealtime } from '../react/use-realtime.ts';
import type { Storefront } from '../storefront.ts';
import { Frame, LoadingPlaceholder, MemberOnly } from './Frame.tsx';

async function findResult({ api }: Storefront, id: string): Promise<PaymentOutcome | null> {
  try {
    const { response } = await api.call('paymentResult', { query: { transaction_id: id } });
    const { gross_amount: total, ...otherFields } = response;
    return { ...otherFields, total };
  } catch (error) {
    if ((error as { status?: number }).status === 404) return null;
    throw error;
  }
}

/** Resolves to the result of the first id that identifies a transaction; `null` if none does. */
async function loadResult(shop: Storefront, ids: readonly string[]): Promise<PaymentOutcome | null> {
  for (const id of ids) {
    const result = await findResult(shop, id);
    if (result) return result;
  }
  return null;
}

async function redirectToInvoice({ api, navigate, links }: Storefront, id: string): Promise<void> {
  const { response } = await api.call('paymentFinish', { params: { id } });
  navigate(links.invoice(response.product, response._id), { replace: true });
}

/** The public result of a payment. Every visitor may subscribe, but only the paying member receives events of the payment. */
function Result({ ids }: { ids: readonly string[] }) {
  const shop = useStorefront();
  const { watch } = useRealtime({ kinds: ['invoice'] });
  return (
    <PaymentResultPage
      load={() => loadResult(shop, ids)}
      watch={watch}
      transactionHref={(line) => purchasesHref(shop.links, line)}
      invoiceHref={({ transaction_id }) =>
        withQuery(shop.links.paymentFinish, `id=${encodeURIComponent(transaction_id)}`)
      }
    />
  );
}

function InvoiceRedirect({ id }: { id: string }) {
  const texts = useStorefrontMessages();
  const shop = useStorefront();
  return (
    <AsyncContent
      load={() => redirectToInvoice(shop, id)}
      skeleton={<LoadingPlaceholder />}
      notFound={
        <EmptyState
          title={<h1 className="nu:text-h5">{MESSAGES.payment.transactionIdNotFound}</h1>}
          action={<ButtonLink href={purchasesHref(shop.links, null)}>{texts.transaction}</ButtonLink>}
        />
      }
    >
      {() => <LoadingPlaceholder />}
    </AsyncContent>
  );
}

/**
 * `?transaction_id=` shows the public result; `?id=` needs a login and redirects to the invoice [Q17]. A
 * gateway passes its reference as `order_id`, and a status that the page ignores: the page displays the server's status.
 */
export function PaymentResult() {
  const params = new URLSearchParams(useStorefront().currentUrl().search);
  const ids = ['transaction_id', 'order_id'].flatMap((name) => params.get(name) || []);
  const id = params.get('id');
  if (id && ids.length === 0) return <MemberOnly>{() => <InvoiceRedirect id={id} />}</MemberOnly>;
  return (
    <Frame>
      <Result ids={ids} />
    </Frame>
  );
}
