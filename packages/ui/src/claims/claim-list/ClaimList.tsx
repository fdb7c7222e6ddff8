import type { ClaimCard } from '@naungan/domain/claim/record';
import { CLAIM_TYPES, type ClaimType, LINES } from '@naungan/domain/lines';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../primitives/button/index.ts';
import { EmptyState } from '../../primitives/empty-state/index.ts';
import { HostElement, type PageAttributes } from '../../primitives/HostElement.tsx';
import { useLinks, usePageMessages } from '../../primitives/host/index.ts';
import { useMessages } from '../../primitives/host/messages.ts';
import { RecordTabs, type RecordTabsProps } from '../../records/RecordTabs.tsx';
import { ClaimHero } from './ClaimHero.tsx';
import { ClaimRow } from './ClaimRow.tsx';
import { claimListMessages } from './messages.ts';

export type ClaimListProps = Pick<
  RecordTabsProps<ClaimCard, ClaimType>,
  'headingLevel' | 'tab' | 'onTabChange' | 'load' | 'watch'
> & {
  title?: string;
  /** The member's unsent claims, shown above the claims of each type. */
  drafts?: ReactNode;
};

const labelOf = (type: ClaimType): string =>
  Object.values(LINES).find(({ claimType }) => claimType === type)?.claimLabel ?? type;

const TABS = CLAIM_TYPES.map((value) => ({ value, label: labelOf(value) }));

/**
 * The member's claims in four tabs, one for each type [3 §2]. The order is the server's: claims that need an action of the
 * member come first.
 */
export function ClaimList(props: ClaimListProps & PageAttributes<'ClaimList'>) {
  return (
    <HostElement<ClaimListProps> props={props} name="ClaimList">
      {(own) => <ClaimListContent {...own} />}
    </HostElement>
  );
}

function ClaimListContent({ title, drafts, ...tabsProps }: ClaimListProps) {
  const texts = useMessages('ClaimList', claimListMessages);
  const { claims: claimsTitle } = usePageMessages();
  const links = useLinks();
  return (
    <RecordTabs
      {...tabsProps}
      title={title ?? claimsTitle}
      intro={<ClaimHero />}
      renderBeforeRows={() => drafts}
      tabs={TABS}
      tabOf={({ type }) => type}
      fallbackTab="kesehatan"
      countLabel={texts.countLabel}
      rowKey={(claim) => claim.id}
      renderRow={(claim) => <ClaimRow claim={claim} />}
      rowStatus={({ head }) => texts.status(head.title, head.tagValue)}
      renderEmptyTab={(tab) => (
        <EmptyState
          title={texts.emptyTitle}
          action={
            <ButtonLink variant="secondary" href={links.policies}>
              {texts.myPolicies}
            </ButtonLink>
          }
        >
          {texts.empty(labelOf(tab))}
        </EmptyState>
      )}
    />
  );
}
