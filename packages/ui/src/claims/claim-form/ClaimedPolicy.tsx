import type { PolicyLookup } from '@naungan/domain/claim/record';
import { Card } from '../../primitives/card/index.ts';
import { DescriptionList } from '../../primitives/description-list/index.ts';
import { useMessages } from '../../primitives/host/messages.ts';
import { RecordNumber } from '../../primitives/record-number/index.ts';
import { claimFormMessages } from './messages.ts';

/** The policy of the claim, with all details next to the form step on wide screens, and in two lines of text on a phone. */
export function ClaimedPolicy({ policy }: { policy: PolicyLookup }) {
  const texts = useMessages('ClaimForm', claimFormMessages);
  const { detail, policyNumber, validityPeriod } = policy;
  return (
    <Card padding="none" className="nu:px-4 nu:py-3 nu:@desktop:p-5">
      <p className="nu:leading-5 nu:font-bold nu:@desktop:text-h5 nu:@desktop:leading-6">
        {detail.headTitle}
      </p>
      <p className="nu:text-sm nu:text-muted">
        <span className="nu:sr-only">{texts.policyNumber} </span>
        <RecordNumber text={policyNumber} />
      </p>
      <div className="nu:hidden nu:@desktop:block">
        <DescriptionList
          layout="stacked"
          className="nu:mt-4 nu:border-t nu:border-line nu:pt-4"
          items={[{ title: texts.validity, value: validityPeriod.period }, ...detail.items]}
        />
      </div>
    </Card>
  );
}
