import type { PropertyListQuery, PropertyPlanPage, QuoteBody } from '@naungan/api/lines/property/contracts';
import { canSeeAllPlans, canSeePlan, GUEST_VISIBLE_PLANS, type Viewer } from '@naungan/domain/guest';
import {
  insuresOccupation,
  listedCoverages,
  type PropertyQuote,
  propertyPremium,
  quoteProperty,
} from '@naungan/domain/lines/property';
import { priceScale } from '@naungan/domain/premium';
import type { Db, Tx } from '../../db/client.ts';
import { nameFilter, type Offer, offersByName, offersOf } from './offers-repository.ts';
import { companiesOf, type PlacedPlan, plansAt } from './query-repository.ts';
import { type QuoteSearch, readQuoteSearch } from './search-repository.ts';

/**
 * An offer priced for the building. `price` is the yearly premium with admin fee, which a list sorts and
 * filters by.
 */
type PricedOffer = Offer & { quote: PropertyQuote; price: number };

function priceOffers(offers: readonly Offer[], search: QuoteSearch): PricedOffer[] {
  return offers.flatMap((offer) => {
    const quote = quoteProperty(offer.tariff, search);
    return quote ? [{ ...offer, quote, price: quote.yearlyPremium + offer.adminFee }] : [];
  });
}

const keyOf = ({ tariffId, adminFee, tariff }: Offer) => [tariffId, tariff.typeCoverage, adminFee].join();

/** Returns the offers that pass the price filter, sorted by price. */
function filteredOffers(
  offers: readonly PricedOffer[],
  { priceMin = 0, priceMax = Number.POSITIVE_INFINITY, sortOrder }: PropertyListQuery,
): PricedOffer[] {
  const direction = sortOrder === 'asc' ? 1 : -1;
  return offers
    .filter(({ price }) => price >= priceMin && price <= priceMax)
    .toSorted((a, b) => direction * (a.price - b.price) || keyOf(a).localeCompare(keyOf(b)));
}

/** Returns the ids of the insurers of all offers; for a guest, of the products that the guest may see. */
async function visibleInsurers(
  db: Db | Tx,
  offers: readonly PricedOffer[],
  query: PropertyListQuery,
  viewer: Viewer,
): Promise<string[]> {
  if (canSeeAllPlans(viewer)) return offers.flatMap(({ insurers }) => insurers);
  const visiblePlans = await plansAt(db, offers, query, 0, GUEST_VISIBLE_PLANS);
  return visiblePlans.map(({ card }) => card.insuranceCompany._id);
}

function cardOf({ card, tariffId, earthquakeAdminFee }: PlacedPlan, offers: readonly PricedOffer[]) {
  const { typeCoverage, adminFee } = card;
  const offer = offers.find(
    (candidate) =>
      candidate.tariffId === tariffId &&
      candidate.adminFee === adminFee &&
      candidate.tariff.typeCoverage === typeCoverage,
  );
  if (!offer) throw new Error(`The product ${card._id} does not belong to an offer of its list`);
  const parts = propertyPremium({ typeCoverage, adminFee, earthquakeAdminFee }, offer.quote);
  return { ...card, premium: offer.quote.yearlyPremium, parts };
}

/**
 * Returns a page of the products for a building. A hidden row contains only its position [Q11]. The domain
 * calculates one price for each offer (a tariff with a fee), so the number of products slows down only a
 * search by name and lists that are not sorted by price.
 */
export async function listProperty(
  db: Db | Tx,
  query: PropertyListQuery & QuoteBody,
  viewer: Viewer,
): Promise<{ products: PropertyPlanPage }> {
  const search = await readQuoteSearch(db, query);
  const offersOfTypes = await offersOf(db, search.coverages);
  const pricedOffers = priceOffers(offersOfTypes, search);
  const nameCondition = nameFilter(query.q);
  const listedTypes = listedCoverages(search.coverages, query.category);
  const offers = filteredOffers(
    nameCondition
      ? priceOffers(await offersByName(db, listedTypes, nameCondition), search)
      : pricedOffers.filter(({ tariff }) => listedTypes.includes(tariff.typeCoverage)),
    query,
  );
  const total = offers.reduce((sum, { products }) => sum + products, 0);
  const rows = await plansAt(db, offers, query, (query.page - 1) * query.size, query.size);
  const companies = await companiesOf(db, await visibleInsurers(db, offers, query, viewer));
  const highestPrice = Math.max(...pricedOffers.map(({ price }) => price));
  return {
    products: {
      total,
      rows: rows.map((row) =>
        canSeePlan(viewer, row.index) ? cardOf(row, offers) : { blurred: true, _id: `hidden-${row.index}` },
      ),
      totalPages: Math.ceil(total / query.size),
      currentPage: query.page,
      companies,
      building: search.building,
      occupationTaken: offersOfTypes.some(({ tariff }) => insuresOccupation(tariff, search.building)),
      priceScale: pricedOffers.length === 0 ? null : priceScale(highestPrice),
    },
  };
}
