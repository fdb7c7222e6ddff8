import { formatLongDate } from '@naungan/domain/dates';
import type { PolicyDetail as Policy } from '@naungan/domain/lines/record';
import { coverCalendar, coverText, startText } from '@naungan/domain/policy';
import { CalendarPlus } from 'lucide-react';
import { Alert } from '../../primitives/alert/index.ts';
import { Button, ButtonLink } from '../../primitives/button/index.ts';
import { Card } from '../../primitives/card/index.ts';
import { DescriptionList } from '../../primitives/description-list/index.ts';
import { Heading } from '../../primitives/heading/index.ts';
import { useLinks } from '../../primitives/host/index.ts';
import { useMessages } from '../../primitives/host/messages.ts';
import { InsurerLogo } from '../../primitives/insurer-logo/index.ts';
import { keepDatesTogether } from '../../primitives/keep-dates-together.ts';
import { RecordNumber } from '../../primitives/record-number/index.ts';
import { Explanation, type ExplanationProps } from '../../records/explanation/Explanation.tsx';
import { PolicyDownload } from '../../records/PolicyDownload.tsx';
import { PolicyTag } from '../../records/PolicyTag.tsx';
import { canClaim } from './can-claim.ts';
import { policyDetailMessages } from './messages.ts';
import { saveFile } from './save-file.ts';

export type PolicyHeaderProps = { policy: Policy } & Pick<ExplanationProps, 'openPdf'>;

/** States why a policy does not cover today, and what the member can do. Nothing for a policy in force. */
function CoverNotice({ policy: { status, period, startsAt } }: { policy: Policy }) {
  const texts = useMessages('PolicyDetail', policyDetailMessages);
  switch (status) {
    case 'active':
      return null;
    case 'upcoming':
      return (
        <Alert tone="info" className="nu:mt-5">
          {texts.upcoming(keepDatesTogether(startText(period.startDate, startsAt)))}
        </Alert>
      );
    case 'ended':
      return (
        <Alert tone="info" className="nu:mt-5">
          {texts.ended(keepDatesTogether(formatLongDate(period.endDate)))}
        </Alert>
      );
    case 'void':
      return (
        <Alert tone="danger" role="note" className="nu:mt-5">
          {texts.void}
        </Alert>
      );
  }
}

const isActiveOrUpcoming = ({ status }: Policy) => status === 'active' || status === 'upcoming';

/** A button that downloads a calendar file with a reminder of the last day of cover. */
function EndOfCoverReminder({ policy }: { policy: Policy }) {
  const texts = useMessages('PolicyDetail', policyDetailMessages);
  function saveReminder() {
    const { policyNumber, productName, period } = policy;
    const now = new Date().toISOString();
    const text = coverCalendar({ policyNumber, productName, endDate: period.endDate, now });
    saveFile(`polis-${policyNumber}.ics`, 'text/calendar', text);
  }
  return (
    <Button
      variant="secondary"
      iconStart={<CalendarPlus aria-hidden="true" size={20} />}
      onClick={saveReminder}
    >
      {texts.reminder}
    </Button>
  );
}

/** Shows number, period and document first, because members look for them most often. */
export function PolicyHeader({ policy, openPdf }: PolicyHeaderProps) {
  const texts = useMessages('PolicyDetail', policyDetailMessages);
  const links = useLinks();
  const { insuranceCompany, period } = policy;
  const isVoid = policy.status === 'void';
  return (
    <Card>
      <div className="nu:flex nu:flex-wrap nu:items-center nu:gap-x-4 nu:gap-y-3">
        <InsurerLogo name={insuranceCompany.company_name} src={policy.logoProduct} />
        <div className="nu:min-w-0 nu:flex-[1_1_14rem]">
          <Heading level={1} className="nu:text-h3">
            {policy.productName}
          </Heading>
          <p className="nu:text-muted">{insuranceCompany.company_name}</p>
        </div>
        <PolicyTag status={policy.status} />
      </div>
      <DescriptionList
        layout="grid"
        className="nu:mt-5 nu:grid-cols-[repeat(auto-fill,minmax(min(100%,12rem),1fr))]!"
        items={[
          {
            title: texts.number,
            value: <RecordNumber text={policy.policyNumber || texts.notYetIssued} />,
          },
          ...(policy.covers ? [{ title: texts.covers, value: policy.covers }] : []),
          { title: texts.period, value: coverText({ ...period, startsAt: policy.startsAt }) },
          { title: texts.issued, value: formatLongDate(policy.issuedAt) },
          { title: texts.insured, value: policy.insuredName },
        ]}
      />
      <CoverNotice policy={policy} />
      <div className="nu:mt-5 nu:flex nu:flex-wrap nu:gap-2.5 nu:@max-tablet:*:flex-auto">
        {/* If the member can claim, 'Ajukan Klaim' is the only primary button. */}
        {!isVoid && (
          <PolicyDownload href={policy.certificate} variant={canClaim(policy) ? 'secondary' : 'primary'} />
        )}
        <ButtonLink
          variant={isVoid ? 'primary' : 'secondary'}
          href={links.order(policy.productType, policy.orderId)}
        >
          {texts.order}
        </ButtonLink>
        {policy.explanation && <Explanation href={policy.explanation} openPdf={openPdf} />}
        {/* `timePeriod` is 0 for a cover of some days, which cannot be renewed, so there is no reminder. */}
        {isActiveOrUpcoming(policy) && policy.timePeriod > 0 && <EndOfCoverReminder policy={policy} />}
      </div>
    </Card>
  );
}
