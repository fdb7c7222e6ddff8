import { toLowerCase } from '@naungan/domain/text';
import { type BoundedCache, createBoundedCache } from '../../core/bounded-cache.ts';

export type Company = { _id: string; company_name: string };

/** The fields of a card that are equal for every search. */
export type CardFields = { _id: string; productName: string; insuranceCompany: Company; adminFee: number };

/**
 * A product of a list. `tariff` is everything that its premium depends on, without fees; `tariffKey` is equal for equal
 * tariffs. `createdAt` is in microseconds.
 */
export type ListedProduct<Tariff, Card extends CardFields = CardFields> = {
  card: Card;
  createdAt: number;
  tariffKey: string;
  tariff: Tariff;
};

/**
 * Products with the same tariff and fee, which cost the same for any search. `products` are their positions (see
 * `ProductIndex`), sorted by id. Offers with equal tariffs have the same object `tariff`.
 */
export type Offer<Tariff> = { tariff: Tariff; adminFee: number; products: Int32Array };

/** The products whose name contains a text, or all products. */
export type NameMatches = {
  /** A 1 at the position of each of these products. */
  isMatch: Uint8Array;
  /** Number of these products of each offer. */
  counts: Int32Array;
  /** Companies of these products of each offer, as indexes of `companies`. */
  companies: ReadonlyMap<number, ReadonlySet<number>>;
};

/** The yearly amounts of each offer for a search, by index of the offer; NaN for an offer that does not insure the search. */
export type OfferPrices = {
  /** Without the admin fee. */
  premiums: Float64Array;
  /** With the admin fee. */
  prices: Float64Array;
  /** The offers with a price, cheapest first. */
  cheapestFirst: Int32Array;
  /** Null without an offer. */
  highestPrice: number | null;
};

/**
 * The products of a line, prepared for lists. The position of a product is its index in `products`, which is sorted by id;
 * it is not the product's rank in a sorted list.
 */
export type ProductIndex<Tariff, Card extends CardFields = CardFields> = {
  products: readonly ListedProduct<Tariff, Card>[];
  /** Names in lower case, by position. */
  names: readonly string[];
  /** Sorted by name. */
  companies: readonly Company[];
  /** The company of each product, as index of `companies`. */
  companyOf: Int32Array;
  offers: readonly Offer<Tariff>[];
  /** The offer of each product, as index of `offers`. */
  offerOf: Int32Array;
  /** The positions, sorted by each sort field in ascending order; equal products are sorted by id. */
  sortedPositions: { createdAt: Int32Array; productName: Int32Array };
  /** Results that depend only on this index: matches by text, prices by search. */
  cachedMatches: BoundedCache<NameMatches>;
  cachedPrices: BoundedCache<OfferPrices>;
};

/** Numbers of cached results. A result has a few bytes for each product or offer. */
const MAX_CACHED_TEXTS = 50;
const MAX_CACHED_SEARCHES = 50;

const compare = <T extends string | number>(a: T, b: T): number => {
  if (a === b) return 0;
  return a < b ? -1 : 1;
};

/** Returns all positions, sorted by the key of each position. The sort is stable, so products with equal keys stay sorted by id. */
function positionsBy<T extends string | number>(keys: readonly T[]): Int32Array {
  const positions = keys.map((_, position) => position);
  return Int32Array.from(positions.sort((a, b) => compare(keys[a] as T, keys[b] as T)));
}

function companiesOf(products: readonly ListedProduct<unknown>[]): Company[] {
  const companies = new Map(
    products.map(({ card: { insuranceCompany } }) => [insuranceCompany._id, insuranceCompany]),
  );
  return [...companies.values()].toSorted((a, b) => a.company_name.localeCompare(b.company_name));
}

function offersOf<Tariff>(products: readonly ListedProduct<Tariff>[]) {
  const positionsByKey = new Map<string, number[]>();
  const tariffs = new Map<string, Tariff>();
  for (const [position, { tariffKey, tariff, card }] of products.entries()) {
    if (!tariffs.has(tariffKey)) tariffs.set(tariffKey, tariff);
    const key = `${card.adminFee} ${tariffKey}`;
    const positions = positionsByKey.get(key);
    if (positions) positions.push(position);
    else positionsByKey.set(key, [position]);
  }
  const offerOf = new Int32Array(products.length);
  const offers = [...positionsByKey.values()].map((positions, index): Offer<Tariff> => {
    for (const position of positions) offerOf[position] = index;
    const { tariff, tariffKey, card } = products[positions[0] ?? 0] as ListedProduct<Tariff>;
    return {
      tariff: tariffs.get(tariffKey) ?? tariff,
      adminFee: card.adminFee,
      products: Int32Array.from(positions),
    };
  });
  return { offers, offerOf };
}

/** Prepares the products of a line for lists. */
export function indexProducts<Tariff, Card extends CardFields>(
  unsortedProducts: readonly ListedProduct<Tariff, Card>[],
): ProductIndex<Tariff, Card> {
  const products = unsortedProducts.toSorted((a, b) => compare(a.card._id, b.card._id));
  const names = products.map(({ card }) => toLowerCase(card.productName));
  const companies = companiesOf(products);
  const companyIndexes = new Map(companies.map(({ _id }, index) => [_id, index]));
  return {
    products,
    names,
    companies,
    companyOf: Int32Array.from(products, ({ card }) => companyIndexes.get(card.insuranceCompany._id) ?? 0),
    ...offersOf(products),
    sortedPositions: {
      createdAt: positionsBy(products.map(({ createdAt }) => createdAt)),
      productName: positionsBy(names),
    },
    cachedMatches: createBoundedCache(MAX_CACHED_TEXTS),
    cachedPrices: createBoundedCache(MAX_CACHED_SEARCHES),
  };
}
