import { AsyncContent } from '../../flow/async-content/index.ts';
import { useMessages } from '../../primitives/host/messages.ts';
import { Skeleton } from '../../primitives/skeleton/index.ts';
import { ConsentRows, type ConsentRowsProps } from './ConsentRows.tsx';
import { privacyMessages } from './messages.ts';
import { PrivacyRight } from './PrivacyRight.tsx';
import type { Consent } from './privacy-records.ts';

export type ConsentListProps = Omit<ConsentRowsProps, 'consents' | 'onConsentsChange'> & {
  loadConsents: () => Promise<Consent[]>;
};

/** Loads the member's consents and shows them. */
export function ConsentList({ loadConsents, onMarketingChange, termsHref, privacyHref }: ConsentListProps) {
  const texts = useMessages('Privacy', privacyMessages);
  return (
    <PrivacyRight title={texts.consents}>
      <AsyncContent
        load={loadConsents}
        skeleton={
          <div className="nu:mt-3 nu:grid nu:gap-3">
            <Skeleton className="nu:h-18" />
            <Skeleton className="nu:h-18" />
            <Skeleton className="nu:h-18" />
          </div>
        }
      >
        {(consents, { replaceValue }) => (
          <ConsentRows
            consents={consents}
            onConsentsChange={replaceValue}
            onMarketingChange={onMarketingChange}
            termsHref={termsHref}
            privacyHref={privacyHref}
          />
        )}
      </AsyncContent>
    </PrivacyRight>
  );
}
