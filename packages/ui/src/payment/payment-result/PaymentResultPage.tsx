import { statusRow } from '@naungan/domain/order-status';
import { LoadGate } from '../../orders/load-gate/index.ts';
import { StatusNotice } from '../../orders/status-notice/index.ts';
import { useWatch, type Watch } from '../../orders/use-watch/index.ts';
import { Card } from '../../primitives/card/index.ts';
import { Skeleton } from '../../primitives/skeleton/index.ts';
import { type PaymentOutcome, PaymentResult, type PaymentResultProps } from './PaymentResult.tsx';

export type PaymentResultPageProps = Omit<PaymentResultProps, 'result'> & {
  load: () => Promise<PaymentOutcome | null>;
  /** Tells when the payment may have changed elsewhere. */
  watch?: Watch | undefined;
};

/** The public page that a gateway returns to; 404 reads as no transaction. */
export function PaymentResultPage({ load, watch, ...links }: PaymentResultPageProps) {
  return (
    <Card className="mx-auto max-w-[480px]">
      <LoadGate
        load={load}
        skeleton={<Skeleton className="h-80 w-full" />}
        notFound={<PaymentResult {...links} headingLevel={1} result={null} />}
      >
        {(result, { refresh }) => <LiveResult {...links} result={result} refresh={refresh} watch={watch} />}
      </LoadGate>
    </Card>
  );
}

type LiveResultProps = PaymentResultProps & { refresh: () => Promise<void>; watch: Watch | undefined };

function LiveResult({ refresh, watch, ...result }: LiveResultProps) {
  useWatch(watch, refresh);
  const status = result.result && `Status pembayaran: ${statusRow(result.result.status).label}`;
  return (
    <>
      <StatusNotice texts={status ? [status] : []} />
      <PaymentResult {...result} headingLevel={1} />
    </>
  );
}
