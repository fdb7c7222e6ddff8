import { MESSAGES } from '@naungan/domain/messages';
import type { AccountOverview as Overview } from '@naungan/domain/overview/record';
import type { ReactNode } from 'react';
import { AsyncContent } from '../../flow/async-content/index.ts';
import { useWatch, type Watch } from '../../flow/use-watch.ts';
import { ButtonLink } from '../../primitives/button/index.ts';
import { EmptyState } from '../../primitives/empty-state/index.ts';
import { useLinks } from '../../primitives/host/index.ts';
import { OverviewClaims } from './OverviewClaims.tsx';
import { OverviewInvoice } from './OverviewInvoice.tsx';
import { OverviewPolicies } from './OverviewPolicies.tsx';
import { OverviewSkeleton } from './OverviewSkeleton.tsx';
import { PendingActions } from './PendingActions.tsx';

export type AccountOverviewProps = {
  load: () => Promise<Overview>;
  /** Subscribes to changes of the member's records in other tabs or on the server. */
  watch?: Watch | undefined;
  /** Shown below the overview, except for a member without orders. */
  children?: ReactNode;
};

/** Returns whether the member has no orders, actions, policies or claims. */
const isEmpty = ({ orders, actions, policies, claims }: Overview) =>
  orders + actions.total + policies.total + claims.total === 0;

type ContentProps = Pick<AccountOverviewProps, 'watch' | 'children'> & {
  overview: Overview;
  refresh: () => Promise<void>;
};

function Content({ overview, refresh, watch, children }: ContentProps) {
  const links = useLinks();
  useWatch(watch, refresh);
  if (isEmpty(overview))
    return (
      <EmptyState
        title={MESSAGES.order.empty}
        action={<ButtonLink href={links.home}>Cari asuransi</ButtonLink>}
      >
        Pesanan, polis, klaim, dan invoice Anda akan tampil di sini. Bandingkan dulu premi dan manfaatnya.
      </EmptyState>
    );
  const { actions, policies, claims, invoice } = overview;
  return (
    <>
      <PendingActions actions={actions} />
      <div className="nu:mt-6 nu:grid nu:items-start nu:gap-x-6 nu:gap-y-5 nu:@tablet:grid-cols-[1.15fr_1fr]">
        <OverviewPolicies policies={policies} />
        <div className="nu:grid nu:min-w-0 nu:gap-5">
          <OverviewInvoice invoice={invoice} />
          <OverviewClaims claims={claims} />
        </div>
      </div>
      {children && <div className="nu:mt-10 nu:border-t nu:border-line nu:pt-8">{children}</div>}
    </>
  );
}

/** The first page of the account: pending actions, policies, open claims and the newest invoice. */
export function AccountOverview({ load, ...contentProps }: AccountOverviewProps) {
  return (
    <AsyncContent load={load} skeleton={<OverviewSkeleton />}>
      {(overview, { refresh }) => <Content overview={overview} refresh={refresh} {...contentProps} />}
    </AsyncContent>
  );
}
