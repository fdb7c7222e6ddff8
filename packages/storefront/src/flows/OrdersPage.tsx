import { MemberOnly } from './Frame.tsx';
import { OrdersPanel } from './panels/OrdersPanel.tsx';

/** Orderan Saya. */
export function OrdersPage() {
  return <MemberOnly>{() => <OrdersPanel headingLevel={1} />}</MemberOnly>;
}
