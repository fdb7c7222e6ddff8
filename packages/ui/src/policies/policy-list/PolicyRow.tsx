import { formatLongDate } from '@naungan/domain/dates';
import type { PolicyCard } from '@naungan/domain/policy/record';
import { ButtonLink } from '../../primitives/button/index.ts';
import { useLinks } from '../../primitives/host/index.ts';
import { useMessages } from '../../primitives/host/messages.ts';
import { keepDatesTogether } from '../../primitives/keep-dates-together.ts';
import { RecordNumber } from '../../primitives/record-number/index.ts';
import { PolicyDownload } from '../../records/PolicyDownload.tsx';
import { PolicyTag } from '../../records/PolicyTag.tsx';
import { RecordRow } from '../../records/record-row/index.ts';
import { policyListMessages } from './messages.ts';

/** A policy in a list: product, insured, period and document. */
export function PolicyRow({ policy }: { policy: PolicyCard }) {
  const texts = useMessages('PolicyList', policyListMessages);
  const links = useLinks();
  const { period } = policy;
  return (
    <RecordRow
      title={policy.productName}
      insurer={policy.insuranceCompany.company_name}
      logo={policy.logoProduct}
      status={<PolicyTag status={policy.status} />}
      facts={[
        ...(policy.objectInsured ? [{ ...policy.objectInsured, wide: true }] : []),
        { title: texts.insured, value: policy.insuredName },
        {
          title: texts.number,
          value: <RecordNumber text={policy.policyNumber || texts.notYetIssued} />,
        },
        ...(policy.covers ? [{ title: texts.covers, value: policy.covers }] : []),
      ]}
      summary={{
        title: texts.period,
        value: keepDatesTogether(`${formatLongDate(period.startDate)} – ${formatLongDate(period.endDate)}`),
      }}
      actions={
        <>
          <ButtonLink
            variant="secondary"
            size="sm"
            href={links.policy(policy._id)}
            aria-label={texts.detailOf(policy.policyNumber)}
          >
            {texts.detail}
          </ButtonLink>
          {policy.status !== 'void' && (
            <PolicyDownload size="sm" href={policy.certificate} policyNumber={policy.policyNumber} />
          )}
        </>
      }
    />
  );
}
