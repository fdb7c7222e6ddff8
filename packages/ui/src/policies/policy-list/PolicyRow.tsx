import { formatLongDate } from '@naungan/domain/dates';
import { MESSAGES } from '@naungan/domain/messages';
import type { PolicyCard } from '@naungan/domain/policy/record';
import { Badge, type BadgeTone } from '../../primitives/badge/index.ts';
import { ButtonLink } from '../../primitives/button/index.ts';
import { Card } from '../../primitives/card/index.ts';
import { DescriptionList } from '../../primitives/description-list/index.ts';
import { Heading } from '../../primitives/heading/index.ts';
import { useLinks } from '../../primitives/host/index.ts';
import { InsurerLogo } from '../../primitives/insurer-logo/index.ts';
import { RecordNumber } from '../../primitives/record-number/index.ts';
import { PolicyDownload } from '../../records/PolicyDownload.tsx';

const TAGS: Record<PolicyCard['status'], { label: string; tone: BadgeTone }> = {
  upcoming: { label: 'Belum Berlaku', tone: 'info' },
  active: { label: MESSAGES.policy.active, tone: 'success' },
  ended: { label: 'Berakhir', tone: 'neutral' },
  void: { label: 'Batal', tone: 'danger' },
};

/** Returns 'Aktif', or why the policy is not active. */
export const policyLabel = ({ status }: Pick<PolicyCard, 'status'>): string => TAGS[status].label;

/** The status of a policy: 'Aktif' [3 §2], or why it is not active. */
export function PolicyTag({ status }: Pick<PolicyCard, 'status'>) {
  const { label, tone } = TAGS[status];
  return <Badge tone={tone}>{label}</Badge>;
}

/** A policy in a list: product, insured, period and document. */
export function PolicyRow({ policy }: { policy: PolicyCard }) {
  const links = useLinks();
  const { insuranceCompany, period } = policy;
  return (
    <Card padding="none" className="nu:p-4 nu:@tablet:p-5">
      <div className="nu:flex nu:flex-wrap nu:items-start nu:gap-x-4 nu:gap-y-3">
        <InsurerLogo name={insuranceCompany.company_name} src={policy.logoProduct} size="sm" />
        <div className="nu:min-w-0 nu:flex-[1_1_12rem]">
          <Heading level={3} className="nu:text-h5">
            {policy.productName}
          </Heading>
          <p className="nu:text-sm nu:text-muted">{insuranceCompany.company_name}</p>
        </div>
        <PolicyTag status={policy.status} />
      </div>
      <DescriptionList
        layout="grid"
        className="nu:mt-4 nu:grid-cols-[repeat(auto-fill,minmax(min(100%,13rem),1fr))]!"
        items={[
          {
            title: 'Nomor polis',
            value: <RecordNumber text={policy.policyNumber || MESSAGES.policy.notIssued} />,
          },
          ...(policy.covers ? [{ title: 'Menjamin', value: policy.covers }] : []),
          ...(policy.objectInsured ? [policy.objectInsured] : []),
          { title: 'Tertanggung', value: policy.insuredName },
          {
            title: 'Masa pertanggungan',
            value: `${formatLongDate(period.startDate)} – ${formatLongDate(period.endDate)}`,
          },
        ]}
      />
      <div className="nu:mt-4 nu:flex nu:flex-wrap nu:justify-end nu:gap-2.5 nu:@max-tablet:*:flex-auto">
        <ButtonLink
          variant="secondary"
          size="sm"
          href={links.policy(policy._id)}
          aria-label={`Detail polis ${policy.policyNumber}`}
        >
          Detail
        </ButtonLink>
        <PolicyDownload size="sm" href={policy.certificate} subject={policy.policyNumber} />
      </div>
    </Card>
  );
}
