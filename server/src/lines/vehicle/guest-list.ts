import { oneYearPrice } from '@naungan/domain/premium';
import type { OfferPrices } from '../product-list/product-index.ts';
import { type ListFilters, type ProductPage, productPage } from '../product-list/product-page.ts';
import type { PricedVehiclePlan, VehiclePlans } from './plans-repository.ts';

/** A product that a guest sees; `cheapestOfCover` is present in the cheapest product of a cover. */
export type GuestPlan = PricedVehiclePlan & { cheapestOfCover?: true };

const priceOf = ({ premium, card }: GuestPlan) => oneYearPrice(premium, card.adminFee);

/** Returns the cheapest product of each cover, in the sort order of the list. */
function cheapestOfEachCover(
  plans: VehiclePlans,
  pricesByCover: readonly OfferPrices[],
  filters: ListFilters,
): GuestPlan[] {
  const cheapestFilters = { ...filters, sortField: 'premium', sortOrder: 'asc', page: 1, size: 1 } as const;
  const cheapestPlans = pricesByCover.flatMap((prices) => {
    const { rows } = productPage(plans, prices, cheapestFilters, 1);
    return rows.flatMap(({ product }) => (product ? [{ ...product, cheapestOfCover: true as const }] : []));
  });
  const direction = filters.sortField === 'premium' && filters.sortOrder === 'desc' ? -1 : 1;
  return cheapestPlans.toSorted((one, other) => direction * (priceOf(one) - priceOf(other)));
}

/**
 * Returns a page of a list with several covers for a guest, who sees only `visibleCount` products: first the cheapest
 * product of each cover, then the other products in the requested sort order [Q42]. `prices` has the prices of all covers,
 * `pricesByCover` has one entry for each cover.
 */
export function pageForGuest(
  plans: VehiclePlans,
  prices: OfferPrices,
  pricesByCover: readonly OfferPrices[],
  filters: ListFilters,
  visibleCount: number,
): ProductPage<GuestPlan> {
  const firstPage = productPage(plans, prices, { ...filters, page: 1, size: visibleCount }, visibleCount);
  const cheapestPlans = cheapestOfEachCover(plans, pricesByCover, filters);
  const isCheapest = (plan: GuestPlan) => cheapestPlans.some(({ card }) => card._id === plan.card._id);
  const otherPlans = firstPage.rows.flatMap(({ product }) =>
    product && !isCheapest(product) ? [product] : [],
  );
  const visiblePlans = [...cheapestPlans, ...otherPlans].slice(0, visibleCount);
  const visibleCompanies = new Set(visiblePlans.map(({ card }) => card.insuranceCompany._id));
  const { page, size } = filters;
  const firstRank = (page - 1) * size;
  const length = Math.max(0, Math.min(size, firstPage.total - firstRank));
  return {
    total: firstPage.total,
    totalPages: Math.ceil(firstPage.total / size),
    companies: plans.companies.filter(({ _id }) => visibleCompanies.has(_id)),
    rows: Array.from({ length }, (_, offset) => ({
      rank: firstRank + offset,
      product: visiblePlans[firstRank + offset] ?? null,
    })),
  };
}
