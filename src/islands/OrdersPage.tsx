import { Orders as Flow } from '@naungan/storefront/flows/Orders';
import { Site } from './Site.tsx';

export default function OrdersPage() {
  return (
    <Site>
      <Flow />
    </Site>
  );
}
