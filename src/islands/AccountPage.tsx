import { type AccountTab, AccountTabs, readAccountTab } from '@naungan/ui/account/account-tabs';
import { Spinner } from '@naungan/ui/primitives/spinner';
import { lazy, Suspense, useEffect, useState } from 'react';
import { MemberOnly } from './Frame.tsx';

const Orders = lazy(() => import('./panels/OrdersPanel.tsx'));
const Invoices = lazy(() => import('./panels/InvoicesPanel.tsx'));
const Policies = lazy(() => import('./panels/PoliciesPanel.tsx'));
const Profile = lazy(() => import('./panels/ProfilePanel.tsx'));

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
    <MemberOnly>
      {(member) => (
        <AccountTabs
          tab={tab}
          onTabChange={open}
          panels={{
            purchase: (
              <Suspense fallback={<Spinner label="Memuat" />}>
                <Purchases />
              </Suspense>
            ),
            policy: (
              <Suspense fallback={<Spinner label="Memuat" />}>
                <Policies />
              </Suspense>
            ),
            profile: (
              <Suspense fallback={<Spinner label="Memuat" />}>
                <Profile member={member} />
              </Suspense>
            ),
          }}
        />
      )}
    </MemberOnly>
  );
}
