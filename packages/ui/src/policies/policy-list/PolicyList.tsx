import { LINES } from '@naungan/domain/lines';
import type { PolicyCard } from '@naungan/domain/policy/record';
import { LINK_REFRESH_MS } from '../../flow/use-polling.ts';
import { ButtonLink } from '../../primitives/button/index.ts';
import { EmptyState } from '../../primitives/empty-state/index.ts';
import { HostElement, type PageAttributes } from '../../primitives/HostElement.tsx';
import { useLinks, usePageMessages } from '../../primitives/host/index.ts';
import { useMessages } from '../../primitives/host/messages.ts';
import { recordMessages } from '../../records/messages.ts';
import { policyLabel } from '../../records/PolicyTag.tsx';
import { ProductTabs, type ProductTabsProps } from '../../records/ProductTabs.tsx';
import { policyListMessages } from './messages.ts';
import { PolicyRow } from './PolicyRow.tsx';

export type PolicyListProps = Pick<
  ProductTabsProps<PolicyCard>,
  'headingLevel' | 'tab' | 'onTabChange' | 'load' | 'watch'
> & { title?: string };

/** The member's policies, in tabs that show how many policies they have [3 §2]. */
export function PolicyList(props: PolicyListProps & PageAttributes<'PolicyList'>) {
  return (
    <HostElement<PolicyListProps> props={props} name="PolicyList">
      {(own) => <PolicyListContent {...own} />}
    </HostElement>
  );
}

function PolicyListContent({ title, ...tabsProps }: PolicyListProps) {
  const texts = useMessages('PolicyList', policyListMessages);
  const recordTexts = useMessages('Records', recordMessages);
  const { policies: policiesTitle } = usePageMessages();
  const links = useLinks();
  return (
    <ProductTabs
      {...tabsProps}
      title={title ?? policiesTitle}
      countLabel={texts.countLabel}
      refreshEvery={LINK_REFRESH_MS}
      rowKey={(policy) => policy._id}
      renderRow={(policy) => <PolicyRow policy={policy} />}
      rowStatus={(policy) => texts.status(policy.policyNumber, policyLabel(policy, recordTexts))}
      renderEmptyTab={(tab) => (
        <EmptyState
          title={texts.emptyTitle}
          action={<ButtonLink href={links.landing(tab)}>{texts.search}</ButtonLink>}
        >
          {texts.empty(LINES[tab].label)}
        </EmptyState>
      )}
    />
  );
}
