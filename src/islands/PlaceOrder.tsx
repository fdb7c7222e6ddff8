import type { SoldLine } from '@naungan/domain/lines';
import { MemberOrder as Flow, type OrderProps } from '@naungan/storefront/flows/MemberOrder';
import { Site } from './Site.tsx';

export default function PlaceOrder<L extends SoldLine>(props: OrderProps<L>) {
  return (
    <Site>
      <Flow {...props} />
    </Site>
  );
}
