import { vehiclePrice } from '@naungan/domain/lines/vehicle';
import { useMessages } from '../../../primitives/host/messages.ts';
import { Money } from '../../../primitives/money/index.ts';
import { vehicleOrderMessages } from '../messages.ts';
import { type VehicleState, vehiclePriceInput } from '../vehicle-slices.ts';

/**
 * The price of the order with the choices that are made in a dialog. The rule for the price is the same as on the
 * server.
 */
export function CurrentPrice({ plan, today, draft }: VehicleState) {
  const texts = useMessages('VehicleOrder', vehicleOrderMessages);
  const price = vehiclePrice(plan, vehiclePriceInput(draft.slices), today);
  return (
    <p role="status" className="nu:flex nu:flex-1 nu:flex-wrap nu:items-baseline nu:self-center nu:gap-x-2">
      <span className="nu:text-muted">{texts.total}</span>{' '}
      {price ? <Money value={price.amounts.total} size="lg" /> : texts.noTotal}
    </p>
  );
}
