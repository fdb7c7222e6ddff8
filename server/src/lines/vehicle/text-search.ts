import { type IsoDate, todayInJakarta } from '@naungan/domain/dates';
import { readSearchText, type VehicleType } from '@naungan/domain/lines/vehicle';
import type { Deps } from '../../core/module.ts';
import { VEHICLE_REFERENCE } from './reference-snapshot.ts';

/** The typed text, and the vehicle type that is selected next to it. */
type VehicleText = { q: string; vehicleType?: VehicleType | undefined };

/**
 * Finds vehicles by a typed text. If the text contains a plate, only its region code is used; the order form requests the
 * whole plate.
 */
export async function searchByText(
  { snapshots }: Pick<Deps, 'snapshots'>,
  { q, vehicleType }: VehicleText,
  now: Date,
) {
  const today: IsoDate = todayInJakarta(now);
  const { searchCatalogue } = await snapshots.get(VEHICLE_REFERENCE);
  const { models, ...otherResults } = readSearchText(q, searchCatalogue, today, vehicleType);
  return {
    ...otherResults,
    models: models.map((model) => ({ ...model, years: [...model.years], prices: [...model.prices] })),
  };
}
