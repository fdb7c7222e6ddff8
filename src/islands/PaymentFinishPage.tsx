import { MESSAGES } from '@naungan/domain/messages';
import { invoicePath } from '@naungan/domain/product-line';
import { LoadGate } from '@naungan/ui/orders/load-gate';
import { type PaymentOutcome, PaymentResultPage } from '@naungan/ui/payment/payment-result';
import { Alert } from '@naungan/ui/primitives/alert';
import { Spinner } from '@naungan/ui/primitives/spinner';
import { api } from '../stores/app.ts';
import { Frame, MemberOnly } from './Frame.tsx';
import { useRealtime } from './use-realtime.ts';

/** `?transaction_id=` shows the public result; `?id=` needs a login and leads to the invoice (decision 17). */
async function loadResult(transaction: string): Promise<PaymentOutcome | null> {
  if (!transaction) return null;
  try {
    const { response } = await api.call('paymentResult', { query: { transaction_id: transaction } });
    const { gross_amount: total, ...rest } = response;
    return { ...rest, total };
  } catch (error) {
    if ((error as { status?: number }).status === 404) return null;
    throw error;
  }
}

async function leadToInvoice(id: string) {
  const { response } = await api.call('paymentFinish', { params: { id } });
  location.replace(invoicePath(response.product, response._id));
}

/** Public, so a visitor may watch as well; only the member who pays is told that the money came. */
function Result({ transaction }: { transaction: string }) {
  const { watch } = useRealtime({ kinds: ['invoice'] });
  return (
    <PaymentResultPage
      load={() => loadResult(transaction)}
      watch={watch}
      transactionHref="/account?tab=purchase"
    />
  );
}

export default function PaymentFinishPage() {
  const params = new URLSearchParams(location.search);
  const id = params.get('id');
  if (id)
    return (
      <MemberOnly>
        {() => (
          <LoadGate
            load={() => leadToInvoice(id)}
            skeleton={<Spinner label="Memuat" />}
            notFound={<Alert tone="warning">{MESSAGES.payment.transactionIdNotFound}</Alert>}
          >
            {() => <Spinner label="Memuat" />}
          </LoadGate>
        )}
      </MemberOnly>
    );
  return (
    <Frame>
      <Result transaction={params.get('transaction_id') ?? ''} />
    </Frame>
  );
}
