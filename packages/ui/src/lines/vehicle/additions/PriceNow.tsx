import { vehiclePrice } from '@naungan/domain/lines/vehicle';
import { Money } from '../../../primitives/money/index.ts';
import { pricedVehicle, type VehicleState } from '../vehicle-slices.ts';

/** What the order costs with what is chosen in a dialog: the rule that the server charges by, so it is never an old price. */
export function PriceNow({ plan, today, draft }: VehicleState) {
  const price = vehiclePrice(plan, pricedVehicle(draft.slices), today);
  return (
    <p role="status" className="nu:flex nu:flex-1 nu:flex-wrap nu:items-baseline nu:self-center nu:gap-x-2">
      <span className="nu:text-muted">Total</span>{' '}
      {price ? <Money value={price.amounts.total} size="lg" /> : 'belum ada'}
    </p>
  );
}
