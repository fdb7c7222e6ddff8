import { LoadGate } from '../../orders/load-gate/index.ts';
import { Card } from '../../primitives/card/index.ts';
import { Skeleton } from '../../primitives/skeleton/index.ts';
import { type PaymentOutcome, PaymentResult, type PaymentResultProps } from './PaymentResult.tsx';

export type PaymentResultPageProps = Omit<PaymentResultProps, 'result'> & {
  load: () => Promise<PaymentOutcome | null>;
};

/** The public page that a gateway returns to; 404 reads as no transaction. */
export function PaymentResultPage({ load, ...links }: PaymentResultPageProps) {
  return (
    <Card className="mx-auto max-w-[480px]">
      <LoadGate
        load={load}
        skeleton={<Skeleton className="h-80 w-full" />}
        notFound={<PaymentResult {...links} headingLevel={1} result={null} />}
      >
        {(result) => <PaymentResult {...links} headingLevel={1} result={result} />}
      </LoadGate>
    </Card>
  );
}
