import { formatLongDate } from '@naungan/domain/dates';
import type { AccountOverview } from '@naungan/domain/overview/record';
import { useLinks } from '../../primitives/host/index.ts';
import { useMessages } from '../../primitives/host/messages.ts';
import { InsurerLogo } from '../../primitives/insurer-logo/index.ts';
import { PolicyTag } from '../../records/PolicyTag.tsx';
import { sectionHref } from '../account-layout/index.ts';
import { accountOverviewMessages } from './messages.ts';
import { OverviewCard, OverviewRow } from './OverviewCard.tsx';

/** The policies that end first, with the last day of their cover. */
export function OverviewPolicies({ policies: { total, rows } }: Pick<AccountOverview, 'policies'>) {
  const texts = useMessages('AccountOverview', accountOverviewMessages);
  const links = useLinks();
  return (
    <OverviewCard
      title={total > rows.length ? texts.policyCount(total) : texts.policies}
      listLink={total > 0 ? { label: texts.allPolicies, href: sectionHref(links, 'policy') } : undefined}
    >
      {rows.length === 0 ? (
        <p className="nu:p-4 nu:text-muted">{texts.noPolicies}</p>
      ) : (
        <ul className="nu:divide-y nu:divide-line">
          {rows.map((policy) => (
            <OverviewRow key={policy._id} href={links.policy(policy._id)}>
              <InsurerLogo name={policy.insuranceCompany.company_name} src={policy.logoProduct} size="sm" />
              <span className="nu:min-w-0 nu:flex-[1_1_9rem]">
                <span className="nu:block nu:font-semibold nu:wrap-anywhere">{policy.productName}</span>
                <span className="nu:line-clamp-2 nu:text-sm nu:text-muted nu:wrap-anywhere">
                  {policy.covers && `${policy.covers} · `}
                  {policy.objectInsured?.value ?? policy.insuredName}
                </span>
                <span className="nu:block nu:text-sm">
                  {texts.validUntil}{' '}
                  <strong className="nu:whitespace-nowrap">{formatLongDate(policy.period.endDate)}</strong>
                </span>
              </span>
              <PolicyTag status={policy.status} />
            </OverviewRow>
          ))}
        </ul>
      )}
    </OverviewCard>
  );
}
