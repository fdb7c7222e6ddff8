import {
  AccountSkeleton,
  type AccountTab,
  AccountTabs,
  readAccountTab,
} from '@naungan/ui/account/account-tabs';
import { lazyFields } from '@naungan/ui/flow/lazy-fields';
import { withQuery } from '@naungan/ui/primitives/host';
import { useEffect, useState } from 'react';
import type { PageUrl } from '../navigation.ts';
import { useStorefront } from '../react/provider.tsx';
import { MemberOnly } from './Frame.tsx';

const PANEL_CLASS = 'nu:h-96';
const Orders = lazyFields(
  () => import('./panels/OrdersPanel.tsx').then((panel) => panel.OrdersPanel),
  PANEL_CLASS,
);
const Invoices = lazyFields(
  () => import('./panels/InvoicesPanel.tsx').then((panel) => panel.InvoicesPanel),
  PANEL_CLASS,
);
const Policies = lazyFields(
  () => import('./panels/PoliciesPanel.tsx').then((panel) => panel.PoliciesPanel),
  PANEL_CLASS,
);
const Claims = lazyFields(
  () => import('./panels/ClaimsPanel.tsx').then((panel) => panel.ClaimsPanel),
  PANEL_CLASS,
);
const Profile = lazyFields(
  () => import('./panels/ProfilePanel.tsx').then((panel) => panel.ProfilePanel),
  PANEL_CLASS,
);

/** The member's purchases, as orders, or as invoices with `list=invoice`. */
function Purchases() {
  const { currentUrl } = useStorefront();
  const List = new URLSearchParams(currentUrl().search).get('list') === 'invoice' ? Invoices : Orders;
  return <List />;
}

const tabOf = ({ search }: PageUrl) => readAccountTab(new URLSearchParams(search).get('tab'));

export type AccountProps = {
  /** Initially open tab. Default: the tab in the URL. */
  tab?: AccountTab | undefined;
};

/** The account area; the open tab is part of the URL. */
export function Account({ tab: initialTab }: AccountProps) {
  const { currentUrl, setUrl, onStep, links } = useStorefront();
  const [tab, setTab] = useState<AccountTab>(() => initialTab ?? tabOf(currentUrl()));
  useEffect(() => onStep(() => setTab(tabOf(currentUrl()))), [currentUrl, onStep]);

  function openTab(next: AccountTab) {
    setUrl(withQuery(links.account, `tab=${next}`));
    setTab(next);
  }

  return (
    <MemberOnly placeholder={<AccountSkeleton />}>
      {(member) => (
        <AccountTabs
          tab={tab}
          onTabChange={openTab}
          panels={{
            purchase: <Purchases />,
            policy: <Policies />,
            claim: <Claims />,
            profile: <Profile member={member} />,
          }}
        />
      )}
    </MemberOnly>
  );
}
