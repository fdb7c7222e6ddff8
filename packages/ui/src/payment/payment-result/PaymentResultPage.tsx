import type { ProductType } from '@naungan/domain/lines';
import { statusRow } from '@naungan/domain/status';
import { AsyncContent } from '../../flow/async-content/index.ts';
import { usePolling } from '../../flow/use-polling/use-polling.ts';
import { useWatch, type Watch } from '../../flow/use-watch/use-watch.ts';
import { Card } from '../../primitives/card/index.ts';
import { Skeleton } from '../../primitives/skeleton/index.ts';
import { StatusNotice } from '../../records/status-notice/StatusNotice.tsx';
import { type PaymentOutcome, PaymentResult } from './PaymentResult.tsx';

export type PaymentResultPageProps = {
  /** `null` when there is no such transaction. */
  load: () => Promise<PaymentOutcome | null>;
  /** Where the invoice of this transaction is shown. */
  invoiceHref?: (result: PaymentOutcome) => string;
  /** Where the transactions of its product are listed; of no product when there is no such transaction. */
  transactionHref?: (product: ProductType | null) => string;
  /** Milliseconds between two questions while the payment is not decided; 0 for none. */
  pollEvery?: number;
  /** Tells when the payment may have changed elsewhere. */
  watch?: Watch | undefined;
};

/** Nobody knows yet whether the money comes. */
const isOpen = (status: string) => ['creating', 'pending', 'challenge'].includes(status);

/** The public page that a gateway returns to; it follows the payment by itself [3 §2]. */
export function PaymentResultPage({ load, ...rest }: PaymentResultPageProps) {
  return (
    <Card className="nu:mx-auto nu:max-w-[480px]">
      <AsyncContent load={load} skeleton={<Skeleton className="nu:h-96 nu:w-full" />}>
        {(result, { refresh }) => <LiveResult {...rest} result={result} refresh={refresh} />}
      </AsyncContent>
    </Card>
  );
}

type LiveResultProps = Omit<PaymentResultPageProps, 'load'> & {
  result: PaymentOutcome | null;
  refresh: () => Promise<void>;
};

function LiveResult({
  result,
  refresh,
  watch,
  pollEvery = 5000,
  invoiceHref,
  transactionHref,
}: LiveResultProps) {
  usePolling(refresh, pollEvery, result !== null && isOpen(result.status));
  useWatch(watch, refresh);
  return (
    <>
      <StatusNotice texts={result ? [`Status pembayaran: ${statusRow(result.status).label}`] : []} />
      <PaymentResult
        result={result}
        headingLevel={1}
        {...(transactionHref && { transactionHref: transactionHref(result?.product ?? null) })}
        {...(result && invoiceHref && { invoiceHref: invoiceHref(result) })}
      />
    </>
  );
}
