import {
  type AccountTab,
  AccountTabs,
  AccountWaiting,
  readAccountTab,
} from '@naungan/ui/account/account-tabs';
import { lazyFields } from '@naungan/ui/flow/lazy-fields';
import { useEffect, useState } from 'react';
import { MemberOnly } from './Frame.tsx';

const HEIGHT = 'nu:h-96';
const Orders = lazyFields(() => import('./panels/OrdersPanel.tsx').then((panel) => panel.default), HEIGHT);
const Invoices = lazyFields(
  () => import('./panels/InvoicesPanel.tsx').then((panel) => panel.default),
  HEIGHT,
);
const Policies = lazyFields(
  () => import('./panels/PoliciesPanel.tsx').then((panel) => panel.default),
  HEIGHT,
);
const Profile = lazyFields(() => import('./panels/ProfilePanel.tsx').then((panel) => panel.default), HEIGHT);

/** What was bought, as orders or as their invoices: `list=invoice`. */
function Purchases() {
  const List = new URLSearchParams(location.search).get('list') === 'invoice' ? Invoices : Orders;
  return <List />;
}

const readTab = () => readAccountTab(new URLSearchParams(location.search).get('tab'));

/** The member's area; the open tab is in the URL. */
export default function AccountPage({ tab: fixed }: { tab?: AccountTab }) {
  const [tab, setTab] = useState<AccountTab>(() => fixed ?? readTab());
  useEffect(() => {
    const back = () => setTab(readTab());
    addEventListener('popstate', back);
    return () => removeEventListener('popstate', back);
  }, []);

  function open(next: AccountTab) {
    history.pushState(null, '', `/account?tab=${next}`);
    setTab(next);
  }

  return (
    <MemberOnly waiting={<AccountWaiting />}>
      {(member) => (
        <AccountTabs
          tab={tab}
          onTabChange={open}
          panels={{
            purchase: <Purchases />,
            policy: <Policies />,
            profile: <Profile member={member} />,
          }}
        />
      )}
    </MemberOnly>
  );
}
