import type {
  VehicleListQuery,
  VehiclePlanPage,
  VehicleSearchQuery,
} from '@naungan/api/lines/vehicle/contracts';
import { todayInJakarta } from '@naungan/domain/dates';
import { discountSaving } from '@naungan/domain/fee';
import { canSeeAllPlans, canSeePlan, GUEST_VISIBLE_PLANS, type Viewer } from '@naungan/domain/guest';
import { possibleDocuments } from '@naungan/domain/identity';
import {
  ageLoading,
  COVERS,
  type Cover,
  checkAccessories,
  coversOf,
  offeredExpansions,
  quoteVehicle,
  tariffCategory,
  vehicleAge,
} from '@naungan/domain/lines/vehicle';
import type { SearchedVehicle, VehiclePlanCard } from '@naungan/domain/lines/vehicle/record';
import { oneYearPrice, priceScale } from '@naungan/domain/premium';
import { throwProblem } from '../../api-problem.ts';
import type { Db, Tx } from '../../db/client.ts';
import { isUuid } from '../../db/uuid.ts';
import { listForGuest, type VehicleListPage } from './guest-list.ts';
import { listVehiclePlans, type PlanListVehicle } from './query-repository.ts';
import { addVehicleReference } from './reference-repository.ts';
import { vehicleDocuments, vehiclePlanById } from './repository.ts';
import { readVehicleSearch } from './search-repository.ts';
import { vehiclePlans } from './seed/plans.ts';
import { plateAreas, vehicleModels } from './seed/reference.ts';
import { addMissingVehiclePlans } from './store-repository.ts';

/**
 * Returns the requested covers that the vehicle can have. For a truck, a URL with All Risk is treated as a URL
 * without a cover.
 */
function coversIn(
  vehicle: SearchedVehicle,
  requestedCover: Cover | undefined,
  category: VehicleListQuery['category'],
): Cover[] {
  const availableCovers = coversOf(vehicle.vehicleType);
  const candidates =
    requestedCover && availableCovers.includes(requestedCover) ? [requestedCover] : availableCovers;
  return COVERS.filter((cover) => candidates.includes(cover) && (category === 'all' || category === cover));
}

function planListVehicle(vehicle: SearchedVehicle, covers: readonly Cover[], now: Date): PlanListVehicle {
  const { vehicleType, price: sumInsured, region, year } = vehicle;
  const age = vehicleAge(year, Number(todayInJakarta(now).slice(0, 4)));
  const loading: PlanListVehicle['loading'] = {};
  for (const cover of covers) {
    const ppm = ageLoading(cover, age);
    if (ppm !== null) loading[cover] = ppm;
  }
  return { category: tariffCategory({ vehicleType, sumInsured }), region, sumInsured, age, loading };
}

type PricedCard = Pick<VehiclePlanCard, 'premi' | 'adminFee'>;

/** Returns the saving in percent between the two prices that a card shows [2 §9]. */
const savingOf = ({ premi: { normal, discount }, adminFee }: PricedCard): number =>
  discountSaving(oneYearPrice(normal, adminFee), oneYearPrice(discount, adminFee));

/** Returns a page of the products for a vehicle. A hidden row contains only its position [Q11]. */
async function listPage(
  db: Db | Tx,
  { coverage, category, ...query }: VehicleListQuery,
  viewer: Viewer,
  now: Date,
): Promise<{ products: VehiclePlanPage }> {
  const vehicle = await readVehicleSearch(db, query, now);
  const listQuery = {
    ...query,
    vehicle: planListVehicle(vehicle, coversIn(vehicle, coverage, category), now),
  };
  const covers = Object.keys(listQuery.vehicle.loading);
  const visibleCount = canSeeAllPlans(viewer) ? null : GUEST_VISIBLE_PLANS;
  const { total, companies, rows, highestPrice }: VehicleListPage =
    visibleCount !== null && covers.length > 1
      ? await listForGuest(db, listQuery, visibleCount)
      : await listVehiclePlans(db, listQuery, visibleCount);
  const products: VehiclePlanPage = {
    total,
    rows: rows.map(({ index, card }) =>
      card && canSeePlan(viewer, index)
        ? { ...card, saving: savingOf(card) }
        : { blurred: true, _id: `hidden-${index}` },
    ),
    totalPages: Math.ceil(total / query.size),
    currentPage: query.page,
    companies: companies.toSorted((a, b) => a.company_name.localeCompare(b.company_name)),
    vehicle,
    priceScale: highestPrice === null ? null : priceScale(highestPrice),
  };
  return { products };
}

/** Returns a product with its price for the vehicle, for the product's page and for an order. */
async function productDetail(
  db: Db | Tx,
  id: string,
  query: VehicleSearchQuery & { accesories?: number | undefined },
  now: Date,
) {
  const vehicle = await readVehicleSearch(db, query, now);
  const problem = checkAccessories([{ accesoriesValue: query.accesories ?? 0 }], vehicle.price);
  if (problem !== null) throwProblem('INVALID', problem, [{ path: 'accesories', message: problem }]);
  const product = isUuid(id) ? await vehiclePlanById(db, id) : null;
  if (!product) return null;
  const quotedVehicle = { vehicle, accesories: [{ accesoriesValue: query.accesories ?? 0 }], expansion: [] };
  const day = todayInJakarta(now);
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
  list: listPage,
  show: productDetail,
  find: (db: Db | Tx, id: string) => vehiclePlanById(db, id),
  documents: async (db: Db | Tx) => possibleDocuments(await vehicleDocuments(db)),
  async seed(tx: Tx) {
    await addVehicleReference(tx, vehicleModels, plateAreas);
    await addMissingVehiclePlans(tx, vehiclePlans);
  },
};
