import { PRODUCT_TYPE_INFO, type ProductType } from '@naungan/domain/lines';
import { MESSAGES } from '@naungan/domain/messages';
import type { PolicyCard } from '@naungan/domain/policy/record';
import { LINKS_EVERY_MS } from '../../flow/use-polling/use-polling.ts';
import type { Watch } from '../../flow/use-watch/use-watch.ts';
import { ButtonLink } from '../../primitives/button/index.ts';
import { EmptyState } from '../../primitives/empty-state/index.ts';
import { ProductTabs } from '../../records/product-tabs/ProductTabs.tsx';
import { PolicyRow, policyLabel } from './PolicyRow.tsx';

export type PolicyListProps = {
  title?: string;
  headingLevel?: 1 | 2;
  tab: ProductType;
  onTabChange: (tab: ProductType) => void;
  load: (tab: ProductType) => Promise<readonly PolicyCard[]>;
  /** Tells when a policy may have changed elsewhere. */
  watch?: Watch | undefined;
};

/** The member's own policies, with a count [3 §2]. */
export function PolicyList({ title = 'Polis Asuransi', tab, ...rest }: PolicyListProps) {
  return (
    <ProductTabs
      {...rest}
      title={title}
      tab={tab}
      countLabel="polis"
      refreshEvery={LINKS_EVERY_MS}
      rowKey={(policy) => policy._id}
      renderRow={(policy) => <PolicyRow policy={policy} />}
      rowStatus={(policy) => `Status polis ${policy.policyNumber}: ${policyLabel(policy)}`}
      empty={
        <EmptyState
          title={MESSAGES.order.empty}
          action={<ButtonLink href={PRODUCT_TYPE_INFO[tab].landingPath}>Cari produk</ButtonLink>}
        >
          Polis {PRODUCT_TYPE_INFO[tab].label} Anda akan tampil di sini setelah terbit.
        </EmptyState>
      }
    />
  );
}
