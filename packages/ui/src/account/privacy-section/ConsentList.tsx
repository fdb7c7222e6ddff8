import { LoadGate } from '../../flow/load-gate/index.ts';
import { Skeleton } from '../../primitives/skeleton/index.ts';
import { ConsentRows, type ConsentRowsProps } from './ConsentRows.tsx';
import type { Consent } from './privacy-records.ts';
import { Right } from './Right.tsx';

export type ConsentListProps = Omit<ConsentRowsProps, 'consents' | 'onConsents'> & {
  loadConsents: () => Promise<Consent[]>;
};

/** What the member agreed to, and may take back. */
export function ConsentList({ loadConsents, onMarketingChange, termsHref, privacyHref }: ConsentListProps) {
  const rows = { onMarketingChange, termsHref, privacyHref };
  return (
    <Right title="Persetujuan saya">
      <LoadGate
        load={loadConsents}
        skeleton={
          <div className="mt-3 grid gap-3">
            <Skeleton className="h-18" />
            <Skeleton className="h-18" />
            <Skeleton className="h-18" />
          </div>
        }
      >
        {(consents, { set }) => <ConsentRows consents={consents} onConsents={set} {...rows} />}
      </LoadGate>
    </Right>
  );
}
