import { OrdersPage as Flow } from '@naungan/storefront/flows/OrdersPage';
import { Site } from './Site.tsx';

export default function OrdersPage() {
  return (
    <Site>
      <Flow />
    </Site>
  );
}
