import { MemberOnly } from './Frame.tsx';
import { OrdersPanel } from './panels/OrdersPanel.tsx';

/** The page 'Orderan Saya'. */
export function Orders() {
  return <MemberOnly>{() => <OrdersPanel headingLevel={1} />}</MemberOnly>;
}
