import type { PropertyListQuery, PropertyPlanPage, QuoteBody } from '@naungan/api/lines/property/contracts';
import { todayInJakarta } from '@naungan/domain/dates';
import { type Viewer, visiblePlans } from '@naungan/domain/guest';
import {
  insuresOccupation,
  listedCoverages,
  type PropertyType,
  propertyPremium,
  quoteProperty,
} from '@naungan/domain/lines/property';
import { priceScale } from '@naungan/domain/premium';
import type { CatalogueDeps } from '../line.ts';
import { offerPrices } from '../product-list/offer-prices.ts';
import { productPage, rowsWithCards } from '../product-list/product-page.ts';
import { PROPERTY_PLANS, type PricedPropertyPlan, type PropertyPlans } from './plans-repository.ts';
import { type QuoteSearch, readQuoteSearch } from './read-search.ts';

/** Returns the prices of all products of these types. */
const pricesFor = (plans: PropertyPlans, search: QuoteSearch, types: readonly PropertyType[]) =>
  offerPrices(plans, JSON.stringify([search, types]), (tariff) =>
    types.includes(tariff.typeCoverage) ? (quoteProperty(tariff, search)?.yearlyPremium ?? null) : null,
  );

/** Returns whether a product of the types in the search insures the occupation, regardless of the other fields. */
const isOccupationInsurable = ({ offers }: PropertyPlans, { coverages, building }: QuoteSearch): boolean =>
  offers.some(({ tariff }) => coverages.includes(tariff.typeCoverage) && insuresOccupation(tariff, building));

/** Returns the card of a product that insures the building. */
function cardOf({ card, tariff, premium }: PricedPropertyPlan, search: QuoteSearch) {
  const quote = quoteProperty(tariff, search);
  if (!quote) throw new Error(`The product ${card._id} has a price in the list but no quote`);
  return { ...card, premium, parts: propertyPremium(card, quote) };
}

/** Returns a page of the products for a building. A hidden row contains only its position [Q11]. */
export async function listProperty(
  { snapshots }: Pick<CatalogueDeps, 'snapshots'>,
  query: PropertyListQuery & QuoteBody,
  viewer: Viewer,
  now: Date,
): Promise<{ products: PropertyPlanPage }> {
  const search = await readQuoteSearch({ snapshots }, query);
  const plans = (await snapshots.get(PROPERTY_PLANS)).on(todayInJakarta(now));
  // The scale of the price filter does not depend on the category.
  const { highestPrice } = pricesFor(plans, search, search.coverages);
  const prices = pricesFor(plans, search, listedCoverages(search.coverages, query.category));
  const { total, totalPages, companies, rows } = productPage(plans, prices, query, visiblePlans(viewer));
  return {
    products: {
      total,
      rows: rowsWithCards(rows, (plan) => cardOf(plan, search)),
      totalPages,
      currentPage: query.page,
      companies,
      building: search.building,
      occupationTaken: highestPrice !== null || isOccupationInsurable(plans, search),
      priceScale: highestPrice === null ? null : priceScale(highestPrice),
    },
  };
}
