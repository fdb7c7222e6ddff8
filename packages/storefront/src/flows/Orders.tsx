import { AccountPage } from './AccountPage.tsx';
import { OrdersPanel } from './panels/OrdersPanel.tsx';

/** The page 'Orderan Saya'. */
export function Orders() {
  return (
    <AccountPage section="purchase">
      <OrdersPanel headingLevel={1} />
    </AccountPage>
  );
}
