import type { AccountOverview } from '@naungan/domain/overview/record';
import { Badge } from '../../primitives/badge/index.ts';
import { useLinks } from '../../primitives/host/index.ts';
import { useMessages } from '../../primitives/host/messages.ts';
import { Link } from '../../primitives/link/index.ts';
import { RecordNumber } from '../../primitives/record-number/index.ts';
import { sectionHref } from '../account-layout/index.ts';
import { accountOverviewMessages } from './messages.ts';
import { OverviewCard, OverviewRow } from './OverviewCard.tsx';

/** The claims that have not ended, with their status. */
export function OverviewClaims({ claims: { total, rows } }: Pick<AccountOverview, 'claims'>) {
  const texts = useMessages('AccountOverview', accountOverviewMessages);
  const links = useLinks();
  return (
    <OverviewCard
      title={total > rows.length ? texts.claimCount(total) : texts.claims}
      listLink={total > 0 ? { label: texts.allClaims, href: sectionHref(links, 'claim') } : undefined}
    >
      {rows.length === 0 ? (
        <p className="nu:p-4 nu:text-muted">
          {texts.noClaims}{' '}
          <Link
            href={links.claims}
            className="nu:inline-flex nu:min-h-11 nu:items-center nu:font-semibold nu:text-brand nu:underline nu:underline-offset-4"
          >
            {texts.claim}
          </Link>
        </p>
      ) : (
        <ul className="nu:divide-y nu:divide-line">
          {rows.map(({ id, head, content }) => (
            <OverviewRow key={id} href={links.claim(id)}>
              <span className="nu:min-w-0 nu:flex-[1_1_9rem]">
                <span className="nu:block nu:font-semibold nu:wrap-anywhere">{content.title}</span>
                <span className="nu:block nu:text-sm nu:text-muted">
                  <RecordNumber text={head.title} />
                </span>
              </span>
              <Badge tone={head.tagColor}>{head.tagValue}</Badge>
            </OverviewRow>
          ))}
        </ul>
      )}
    </OverviewCard>
  );
}
