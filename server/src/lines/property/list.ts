import type { PropertyListQuery, PropertyPlanPage, QuoteBody } from '@naungan/api/lines/property';
import { GUEST_VISIBLE_PLANS, seesAllPlans, seesPlan, type Viewer } from '@naungan/domain/guest';
import {
  insuresUse,
  type PropertyQuote,
  propertyPremium,
  quoteProperty,
} from '@naungan/domain/lines/property';
import { priceScale } from '@naungan/domain/premium';
import type { Db, Tx } from '../../db/client.ts';
import { countedOffers, namedAs, namedOffers, type Offer } from './offers-repository.ts';
import { companiesOf, type PlacedPlan, plansAt } from './query-repository.ts';
import { type AskedBuilding, searchedBuilding } from './search-repository.ts';

/** An offer with what it costs for the building; `price` is what a list sorts and filters by: a year with the admin fee. */
type PricedOffer = Offer & { quote: PropertyQuote; price: number };

function priced(offers: readonly Offer[], asked: AskedBuilding): PricedOffer[] {
  return offers.flatMap((offer) => {
    const quote = quoteProperty(offer.tariff, asked);
    return quote ? [{ ...offer, quote, price: quote.yearly + offer.adminFee }] : [];
  });
}

const keyOf = ({ tariffId, adminFee, tariff }: Offer) => [tariffId, tariff.typeCoverage, adminFee].join();

/** The offers of a list, filtered by price, in its order. */
function chosen(
  offers: readonly PricedOffer[],
  { priceMin = 0, priceMax = Number.POSITIVE_INFINITY, sortOrder }: PropertyListQuery,
): PricedOffer[] {
  const direction = sortOrder === 'asc' ? 1 : -1;
  return offers
    .filter(({ price }) => price >= priceMin && price <= priceMax)
    .toSorted(
      (one, other) => direction * (one.price - other.price) || keyOf(one).localeCompare(keyOf(other)),
    );
}

/** Ids of the insurers of all that was found, or of the products that a guest may see. */
async function seenInsurers(
  db: Db | Tx,
  offers: readonly PricedOffer[],
  query: PropertyListQuery,
  viewer: Viewer,
): Promise<string[]> {
  if (seesAllPlans(viewer)) return offers.flatMap(({ insurers }) => insurers);
  const first = await plansAt(db, offers, query, 0, GUEST_VISIBLE_PLANS);
  return first.map(({ card }) => card.insuranceCompany._id);
}

function cardOf({ card, tariffId, earthquakeAdminFee }: PlacedPlan, offers: readonly PricedOffer[]) {
  const { typeCoverage, adminFee } = card;
  const offer = offers.find(
    (one) =>
      one.tariffId === tariffId && one.adminFee === adminFee && one.tariff.typeCoverage === typeCoverage,
  );
  if (!offer) throw new Error(`The product ${card._id} is of no offer of its list`);
  const parts = propertyPremium({ typeCoverage, adminFee, earthquakeAdminFee }, offer.quote);
  return { ...card, premium: offer.quote.yearly, parts };
}

/**
 * A page of the products for a building; a withheld row says nothing but that there is one [Q11]. What is priced are the
 * tariffs and fees that there are, by the domain: the number of products does not matter, unless a name or another order
 * than the price is asked for.
 */
export async function listProperty(
  db: Db | Tx,
  query: PropertyListQuery & QuoteBody,
  viewer: Viewer,
): Promise<{ products: PropertyPlanPage }> {
  const asked = await searchedBuilding(db, query);
  const counted = await countedOffers(db, asked.coverages);
  const all = priced(counted, asked);
  const named = namedAs(query.q);
  const offers = chosen(named ? priced(await namedOffers(db, asked.coverages, named), asked) : all, query);
  const total = offers.reduce((sum, { products }) => sum + products, 0);
  const rows = await plansAt(db, offers, query, (query.page - 1) * query.size, query.size);
  const companies = await companiesOf(db, await seenInsurers(db, offers, query, viewer));
  const dearest = Math.max(...all.map(({ price }) => price));
  return {
    products: {
      total,
      rows: rows.map((row) =>
        seesPlan(viewer, row.index) ? cardOf(row, offers) : { blurred: true, _id: `hidden-${row.index}` },
      ),
      totalPages: Math.ceil(total / query.size),
      currentPage: query.page,
      companies,
      building: asked.building,
      occupationTaken: counted.some(({ tariff }) => insuresUse(tariff, asked.building)),
      priceScale: all.length === 0 ? null : priceScale(dearest),
    },
  };
}
