import type { AccountOverview as Overview } from '@naungan/domain/overview/record';
import { AsyncContent } from '../../flow/async-content/index.ts';
import { useWatch, type Watch } from '../../flow/use-watch.ts';
import { ButtonLink } from '../../primitives/button/index.ts';
import { EmptyState } from '../../primitives/empty-state/index.ts';
import { HostElement, type PageAttributes } from '../../primitives/HostElement.tsx';
import { useLinks } from '../../primitives/host/index.ts';
import { useMessages } from '../../primitives/host/messages.ts';
import { accountOverviewMessages } from './messages.ts';
import { OverviewClaims } from './OverviewClaims.tsx';
import { OverviewInvoice } from './OverviewInvoice.tsx';
import { OverviewOrders } from './OverviewOrders.tsx';
import { OverviewPolicies } from './OverviewPolicies.tsx';
import { OverviewSkeleton } from './OverviewSkeleton.tsx';
import { PendingActions } from './PendingActions.tsx';

export type AccountOverviewProps = {
  load: () => Promise<Overview>;
  /** Subscribes to changes of the member's records in other tabs or on the server. */
  watch?: Watch | undefined;
};

/** Returns whether the member has no orders, actions, policies or claims. */
const isEmpty = ({ orders, actions, policies, claims }: Overview) =>
  orders.total + actions.total + policies.total + claims.total === 0;

type ContentProps = Pick<AccountOverviewProps, 'watch'> & {
  overview: Overview;
  refresh: () => Promise<void>;
};

function Content({ overview, refresh, watch }: ContentProps) {
  const texts = useMessages('AccountOverview', accountOverviewMessages);
  const links = useLinks();
  useWatch(watch, refresh);
  if (isEmpty(overview))
    return (
      <EmptyState title={texts.emptyTitle} action={<ButtonLink href={links.home}>{texts.search}</ButtonLink>}>
        {texts.empty}
      </EmptyState>
    );
  const { actions, policies, claims, invoice, orders } = overview;
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
      {orders.total > 0 && (
        <div className="nu:mt-5">
          <OverviewOrders orders={orders} />
        </div>
      )}
    </>
  );
}

/** The first page of the account: pending actions, policies, open claims, the newest invoice and the newest orders. */
export function AccountOverview(props: AccountOverviewProps & PageAttributes<'AccountOverview'>) {
  return (
    <HostElement<AccountOverviewProps> props={props} name="AccountOverview">
      {(own) => <AccountOverviewContent {...own} />}
    </HostElement>
  );
}

function AccountOverviewContent({ load, watch }: AccountOverviewProps) {
  return (
    <AsyncContent load={load} skeleton={<OverviewSkeleton />}>
      {(overview, { refresh }) => <Content overview={overview} refresh={refresh} watch={watch} />}
    </AsyncContent>
  );
}
