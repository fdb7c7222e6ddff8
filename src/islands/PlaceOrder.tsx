import type { SoldLine } from '@naungan/domain/lines';
import { PlaceOrder as Flow, type PlaceOrderProps } from '@naungan/storefront/flows/PlaceOrder';
import { Site } from './Site.tsx';

export default function PlaceOrder<L extends SoldLine>(props: PlaceOrderProps<L>) {
  return (
    <Site>
      <Flow {...props} />
    </Site>
  );
}
