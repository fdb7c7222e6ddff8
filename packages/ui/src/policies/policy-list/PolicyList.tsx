import { LINES } from '@naungan/domain/lines';
import { MESSAGES } from '@naungan/domain/messages';
import type { PolicyCard } from '@naungan/domain/policy/record';
import { LINK_REFRESH_MS } from '../../flow/use-polling.ts';
import { ButtonLink } from '../../primitives/button/index.ts';
import { EmptyState } from '../../primitives/empty-state/index.ts';
import { type HostAttributes, HostElement } from '../../primitives/HostElement.tsx';
import { useLinks, usePageMessages } from '../../primitives/host/index.ts';
import { policyLabel } from '../../records/PolicyTag.tsx';
import { ProductTabs, type ProductTabsProps } from '../../records/ProductTabs.tsx';
import { PolicyRow } from './PolicyRow.tsx';

export type PolicyListProps = Pick<
  ProductTabsProps<PolicyCard>,
  'headingLevel' | 'tab' | 'onTabChange' | 'load' | 'watch'
> & { title?: string };

/** The member's policies, in tabs that show how many policies they have [3 §2]. */
export function PolicyList(props: PolicyListProps & HostAttributes) {
  return <HostElement<PolicyListProps> props={props}>{(own) => <PolicyListContent {...own} />}</HostElement>;
}

function PolicyListContent({ title, ...tabsProps }: PolicyListProps) {
  const { policies: policiesTitle } = usePageMessages();
  const links = useLinks();
  return (
    <ProductTabs
      {...tabsProps}
      title={title ?? policiesTitle}
      countLabel="polis"
      refreshEvery={LINK_REFRESH_MS}
      rowKey={(policy) => policy._id}
      renderRow={(policy) => <PolicyRow policy={policy} />}
      rowStatus={(policy) => `Status polis ${policy.policyNumber}: ${policyLabel(policy)}`}
      renderEmptyTab={(tab) => (
        <EmptyState
          title={MESSAGES.order.empty}
          action={<ButtonLink href={links.landing(tab)}>Cari produk</ButtonLink>}
        >
          Polis {LINES[tab].label} Anda akan tampil di sini setelah terbit.
        </EmptyState>
      )}
    />
  );
}
