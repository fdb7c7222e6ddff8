import type { SoldLine } from '@naungan/domain/lines';
import { Order as Flow, type OrderProps } from '@naungan/storefront/flows/Order';
import { Site } from './Site.tsx';

export default function PlaceOrder<L extends SoldLine>(props: OrderProps<L>) {
  return (
    <Site>
      <Flow {...props} />
    </Site>
  );
}
