import type { VehicleListQuery, VehiclePlanPage } from '@naungan/api/lines/vehicle/contracts';
import { type IsoDate, todayInJakarta } from '@naungan/domain/dates';
import { discountSaving } from '@naungan/domain/fee';
import { type Viewer, visiblePlans } from '@naungan/domain/guest';
import {
  ageLoading,
  COVERS,
  type Cover,
  coversOf,
  quoteVehicle,
  vehicleAge,
} from '@naungan/domain/lines/vehicle';
import type { SearchedVehicle, VehiclePlanCard } from '@naungan/domain/lines/vehicle/record';
import { oneYearPrice, priceScale } from '@naungan/domain/premium';
import type { CatalogueDeps } from '../line.ts';
import { offerPrices } from '../product-list/offer-prices.ts';
import { type ProductPage, productPage, rowsWithCards } from '../product-list/product-page.ts';
import { type GuestPlan, pageForGuest } from './guest-list.ts';
import { VEHICLE_PLANS, type VehiclePlans } from './plans-repository.ts';
import { readVehicleSearch } from './read-search.ts';

/** Returns the input of a quote. It has no accessories and extensions, because a search has none. */
const quoteInput = (vehicle: SearchedVehicle) => ({ vehicle, accesories: [], expansion: [] });

/**
 * Returns the requested covers that the vehicle can have. For a truck, a URL with All Risk is treated as a URL
 * without a cover.
 */
function coversIn(
  { vehicleType, year }: SearchedVehicle,
  { coverage, category }: Pick<VehicleListQuery, 'coverage' | 'category'>,
  today: IsoDate,
): Cover[] {
  const availableCovers = coversOf(vehicleType);
  const candidates = coverage && availableCovers.includes(coverage) ? [coverage] : availableCovers;
  const age = vehicleAge(year, Number(today.slice(0, 4)));
  return COVERS.filter(
    (cover) =>
      candidates.includes(cover) &&
      (category === 'all' || category === cover) &&
      ageLoading(cover, age) !== null,
  );
}

/** Returns the prices of all products with one of the covers. */
function pricesFor(plans: VehiclePlans, vehicle: SearchedVehicle, covers: readonly Cover[], today: IsoDate) {
  const { vehicleType, price, region, year } = vehicle;
  const searchKey = [vehicleType, price, region, year, today, covers].join();
  return offerPrices(plans, searchKey, (tariff) =>
    covers.includes(tariff.typeCoverage)
      ? (quoteVehicle(tariff, quoteInput(vehicle), today)?.premi.discount ?? null)
      : null,
  );
}

/** Returns the card of a product that insures the vehicle. `saving` is the difference of the card's two prices [2 §9]. */
function cardOf(
  { card, tariff, cheapestOfCover }: GuestPlan,
  vehicle: SearchedVehicle,
  today: IsoDate,
): VehiclePlanCard {
  const quote = quoteVehicle(tariff, quoteInput(vehicle), today);
  if (!quote) throw new Error(`The product ${card._id} has a price in the list but no quote`);
  const { normal, discount } = quote.premi;
  const { adminFee } = card;
  const saving = discountSaving(oneYearPrice(normal, adminFee), oneYearPrice(discount, adminFee));
  return {
    ...card,
    premium: discount,
    premi: quote.premi,
    saving,
    ...(cheapestOfCover && { cheapestOfCover }),
  };
}

/** Returns a page of the products for a vehicle. A hidden row contains only its position [Q11]. */
export async function listVehicles(
  { snapshots }: CatalogueDeps,
  query: VehicleListQuery,
  viewer: Viewer,
  now: Date,
): Promise<{ products: VehiclePlanPage }> {
  const today = todayInJakarta(now);
  const vehicle = await readVehicleSearch({ snapshots }, query, now);
  const plans = (await snapshots.get(VEHICLE_PLANS)).on(today);
  const covers = coversIn(vehicle, query, today);
  const prices = pricesFor(plans, vehicle, covers, today);
  const visibleCount = visiblePlans(viewer);
  const { total, totalPages, companies, rows }: ProductPage<GuestPlan> =
    Number.isFinite(visibleCount) && covers.length > 1
      ? pageForGuest(
          plans,
          prices,
          covers.map((cover) => pricesFor(plans, vehicle, [cover], today)),
          query,
          visibleCount,
        )
      : productPage(plans, prices, query, visibleCount);
  const products: VehiclePlanPage = {
    total,
    rows: rowsWithCards(rows, (product) => cardOf(product, vehicle, today)),
    totalPages,
    currentPage: query.page,
    companies,
    vehicle,
    priceScale: prices.highestPrice === null ? null : priceScale(prices.highestPrice),
  };
  return { products };
}
