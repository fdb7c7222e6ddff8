import type { ProductType } from '@naungan/domain/lines';
import { statusRow } from '@naungan/domain/status';
import { AsyncContent } from '../../flow/async-content/index.ts';
import { usePolling } from '../../flow/use-polling.ts';
import { useWatch, type Watch } from '../../flow/use-watch.ts';
import { Card } from '../../primitives/card/index.ts';
import { HostElement, type PageAttributes } from '../../primitives/HostElement.tsx';
import { useMessages } from '../../primitives/host/messages.ts';
import { Skeleton } from '../../primitives/skeleton/index.ts';
import { StatusNotice } from '../../records/StatusNotice.tsx';
import { paymentResultMessages } from './messages.ts';
import { type PaymentOutcome, PaymentResult } from './PaymentResult.tsx';

export type PaymentResultPageProps = {
  /** Resolves to the result of the payment; `null` if the payment does not exist. */
  load: () => Promise<PaymentOutcome | null>;
  /** Returns the URL of the payment's invoice. */
  invoiceHref?: (result: PaymentOutcome) => string;
  /** Returns the URL of the member's orders of a product. The product is `null` if the payment was not found. */
  transactionHref?: (line: ProductType | null) => string;
  /** Milliseconds between polls while the payment is undecided; 0 disables polling. */
  pollEvery?: number;
  /** Subscribes to changes of the payment. */
  watch?: Watch | undefined;
};

const DEFAULT_POLL_MS = 5000;

/** Returns whether the status of a payment can still become paid or failed. */
const isUndecided = (status: string) => ['creating', 'pending', 'challenge'].includes(status);

/** The public page to which the gateway redirects the payer [3 §2]. A new status appears without a reload. */
export function PaymentResultPage(props: PaymentResultPageProps & PageAttributes<'PaymentResult'>) {
  return (
    <HostElement<PaymentResultPageProps> props={props} name="PaymentResult">
      {(own) => <PaymentResultPageContent {...own} />}
    </HostElement>
  );
}

function PaymentResultPageContent({ load, ...liveProps }: PaymentResultPageProps) {
  return (
    <Card className="nu:mx-auto nu:max-w-[480px]">
      <AsyncContent load={load} skeleton={<Skeleton className="nu:h-96 nu:w-full" />}>
        {(result, { refresh }) => <LiveResult {...liveProps} result={result} refresh={refresh} />}
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
  pollEvery = DEFAULT_POLL_MS,
  invoiceHref,
  transactionHref,
}: LiveResultProps) {
  const texts = useMessages('PaymentResult', paymentResultMessages);
  usePolling(refresh, pollEvery, result !== null && isUndecided(result.status));
  useWatch(watch, refresh);
  return (
    <>
      <StatusNotice texts={result ? [texts.announced(statusRow(result.status).label)] : []} />
      <PaymentResult
        result={result}
        headingLevel={1}
        transactionHref={transactionHref?.(result?.product ?? null)}
        invoiceHref={result ? invoiceHref?.(result) : undefined}
      />
    </>
  );
}
