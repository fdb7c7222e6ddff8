import type { VehicleSearchQuery } from '@naungan/api/lines/vehicle/contracts';
import { type IsoDate, todayInJakarta } from '@naungan/domain/dates';
import { possibleDocuments } from '@naungan/domain/identity';
import { checkAccessories, offeredExpansions, quoteVehicle } from '@naungan/domain/lines/vehicle';
import type { VehiclePlan } from '@naungan/domain/lines/vehicle/record';
import { vehicleRatesOf } from '@naungan/domain/tariff-change';
import { throwProblem } from '../../api-problem.ts';
import type { Db, Tx } from '../../db/client.ts';
import { isUuid } from '../../db/uuid.ts';
import type { CatalogueDeps } from '../line.ts';
import { listVehicles } from './list.ts';
import { vehicleExamples } from './price-examples.ts';
import { readVehicleSearch } from './read-search.ts';
import { addVehicleReference } from './reference-repository.ts';
import { changedVehiclePlan, vehicleDocuments, vehiclePlanById } from './repository.ts';
import { vehiclePlans } from './seed/plans.ts';
import { plateAreas, vehicleModels } from './seed/reference.ts';
import { addMissingVehiclePlans } from './store-repository.ts';

/** Returns a product with its price for the vehicle, for the product's page and for an order. */
async function productDetail(
  deps: CatalogueDeps,
  id: string,
  query: VehicleSearchQuery & { accesories?: number | undefined },
  now: Date,
) {
  const vehicle = await readVehicleSearch(deps, query, now);
  const problem = checkAccessories([{ accesoriesValue: query.accesories ?? 0 }], vehicle.price);
  if (problem !== null) throwProblem('INVALID', problem, [{ path: 'accesories', message: problem }]);
  const day = todayInJakarta(now);
  const product = isUuid(id) ? await vehiclePlanById(deps.db, id, day) : null;
  if (!product) return null;
  const quotedVehicle = { vehicle, accesories: [{ accesoriesValue: query.accesories ?? 0 }], expansion: [] };
  return {
    product,
    vehicle,
    vehiclePrice: vehicle.price,
    premi: quoteVehicle(product, quotedVehicle, day)?.premi ?? null,
    expansion: offeredExpansions(product, quotedVehicle, day),
  };
}

/** The vehicle products. */
export const VEHICLE_CATALOGUE = {
  list: listVehicles,
  show: productDetail,
  find: (db: Db | Tx, id: string, day: IsoDate) => vehiclePlanById(db, id, day),
  documents: async (db: Db | Tx) => possibleDocuments(await vehicleDocuments(db)),
  tariff: {
    read: (db: Db | Tx, id: string) => vehiclePlanById(db, id, null),
    valuesOf: vehicleRatesOf,
    withValues: changedVehiclePlan,
    examples: (_deps: CatalogueDeps, plan: VehiclePlan, now: Date) => vehicleExamples(plan, now),
  },
  async seed(tx: Tx) {
    await addVehicleReference(tx, vehicleModels, plateAreas);
    await addMissingVehiclePlans(tx, vehiclePlans);
  },
};
