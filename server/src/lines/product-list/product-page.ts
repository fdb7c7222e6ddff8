import type { PlanListQuery } from '@naungan/api/lines/insured-person';
import type { Rupiah } from '@naungan/domain/money';
import { nameMatches } from './name-matches.ts';
import type {
  CardFields,
  Company,
  ListedProduct,
  NameMatches,
  Offer,
  OfferPrices,
  ProductIndex,
} from './product-index.ts';

/** The filters, the order and the page of a list. The price limits apply to the yearly price with the admin fee. */
export type ListFilters = Omit<PlanListQuery, 'dob'>;

/** A product of a list with its yearly premium for the search. */
export type PricedProduct<Tariff, Card extends CardFields> = ListedProduct<Tariff, Card> & {
  premium: Rupiah;
};

/** A page of a list of products. */
export type ProductPage<Product> = {
  total: number;
  totalPages: number;
  /** The companies of all products that the viewer may see, sorted by name. */
  companies: Company[];
  /** `index` is the place in the whole list, from 0; `product` is null if the viewer may not see the row. */
  rows: { index: number; product: Product | null }[];
};

/** The products of a list: products of accepted offers whose name matches. */
type FilteredList = {
  prices: OfferPrices;
  matches: NameMatches;
  /** A 1 for each offer with a price in the range. */
  isAccepted: Uint8Array;
  total: number;
};

function filterList(
  index: ProductIndex<unknown>,
  offerPrices: OfferPrices,
  filters: ListFilters,
): FilteredList {
  const { priceMin = 0, priceMax = Number.POSITIVE_INFINITY, q } = filters;
  const { prices, cheapestFirst } = offerPrices;
  const matches = nameMatches(index, q);
  const isAccepted = new Uint8Array(prices.length);
  let total = 0;
  for (const offer of cheapestFirst) {
    const price = prices[offer] ?? Number.NaN;
    if (price < priceMin || price > priceMax) continue;
    isAccepted[offer] = 1;
    total += matches.counts[offer] ?? 0;
  }
  return { prices: offerPrices, matches, isAccepted, total };
}

/** The places of a page in the list: from `first` to before `first + size`. */
type PagePlaces = { first: number; size: number };

/** Collects the positions of the products on a page. */
function createCollector({ first, size }: PagePlaces) {
  const positions: number[] = [];
  let place = 0;
  return {
    positions,
    /** Adds a product, unless it is before the page. Returns false when the page is full. */
    add(position: number): boolean {
      if (place >= first) positions.push(position);
      place += 1;
      return positions.length < size;
    },
    /** Skips `count` products that are all before the page. Returns false, and skips none, if some are on the page. */
    skipBefore(count: number): boolean {
      if (place + count > first) return false;
      place += count;
      return true;
    },
  };
}

/** Returns the products of these offers in order of id. */
function productsOf(offers: readonly Offer<unknown>[], offerIndexes: readonly number[]): Int32Array {
  const [first = 0] = offerIndexes;
  if (offerIndexes.length === 1) return offers[first]?.products ?? Int32Array.of();
  return Int32Array.from(offerIndexes.flatMap((offer) => [...(offers[offer]?.products ?? [])])).sort();
}

/** Returns the positions of a page sorted by price. Products with equal prices are in order of id. */
function positionsByPrice(
  { offers }: ProductIndex<unknown>,
  { prices: { prices, cheapestFirst }, matches: { counts, isMatch }, isAccepted }: FilteredList,
  sortOrder: ListFilters['sortOrder'],
  places: PagePlaces,
): number[] {
  const page = createCollector(places);
  const order = sortOrder === 'asc' ? cheapestFirst : cheapestFirst.toReversed();
  for (let start = 0, end = 0; start < order.length; start = end) {
    const price = prices[order[start] ?? 0];
    const equalOffers: number[] = [];
    let count = 0;
    for (; end < order.length && prices[order[end] ?? 0] === price; end += 1) {
      const offer = order[end] ?? 0;
      if (isAccepted[offer] !== 1) continue;
      equalOffers.push(offer);
      count += counts[offer] ?? 0;
    }
    if (page.skipBefore(count)) continue;
    for (const position of productsOf(offers, equalOffers))
      if (isMatch[position] === 1 && !page.add(position)) return page.positions;
  }
  return page.positions;
}

/** Returns the positions of a page sorted by a key that does not depend on the search. */
function positionsByKey(
  { order, offerOf }: ProductIndex<unknown>,
  { matches: { isMatch }, isAccepted }: FilteredList,
  {
    sortField,
    sortOrder,
  }: { sortField: keyof ProductIndex<unknown>['order']; sortOrder: ListFilters['sortOrder'] },
  places: PagePlaces,
): number[] {
  const page = createCollector(places);
  const ascending = order[sortField];
  for (let step = 0; step < ascending.length; step += 1) {
    const position = ascending[sortOrder === 'asc' ? step : ascending.length - 1 - step] ?? 0;
    if (isMatch[position] !== 1 || isAccepted[offerOf[position] ?? 0] !== 1) continue;
    if (!page.add(position)) break;
  }
  return page.positions;
}

function positionsAt(
  index: ProductIndex<unknown>,
  list: FilteredList,
  { sortField, sortOrder }: ListFilters,
  places: PagePlaces,
): number[] {
  if (places.size <= 0) return [];
  return sortField === 'premium'
    ? positionsByPrice(index, list, sortOrder, places)
    : positionsByKey(index, list, { sortField, sortOrder }, places);
}

/** Returns the companies of all products of the list, sorted by name. */
function allCompanies(
  { companies }: ProductIndex<unknown>,
  { matches, isAccepted }: FilteredList,
): Company[] {
  const companyIndexes = new Set<number>();
  for (let offer = 0; offer < isAccepted.length && companyIndexes.size < companies.length; offer += 1)
    if (isAccepted[offer] === 1)
      for (const company of matches.companies.get(offer) ?? []) companyIndexes.add(company);
  return companies.filter((_, company) => companyIndexes.has(company));
}

/** Returns the companies of these products, sorted by name. */
function companiesAt(
  { companies, companyOf }: ProductIndex<unknown>,
  positions: readonly number[],
): Company[] {
  const companyIndexes = new Set(positions.map((position) => companyOf[position]));
  return companies.filter((_, company) => companyIndexes.has(company));
}

/** Returns the rows as this viewer may see them. A hidden row contains only its index, as part of its id [Q11]. */
export const rowsWithCards = <Product, Row>(
  rows: ProductPage<Product>['rows'],
  cardOf: (product: Product) => Row,
) =>
  rows.map(({ index, product }) =>
    product ? cardOf(product) : { blurred: true as const, _id: `hidden-${index}` },
  );

/**
 * Returns a page of the list of all products with a price. `visibleCount` is the number of products from the start of the
 * list that the viewer may see. The time depends little on the number of products: prices and limits are compared once for
 * each offer, and other orders and the matches of a name are prepared.
 */
export function productPage<Tariff, Card extends CardFields>(
  index: ProductIndex<Tariff, Card>,
  prices: OfferPrices,
  filters: ListFilters,
  visibleCount: number,
): ProductPage<PricedProduct<Tariff, Card>> {
  const { page, size } = filters;
  const list = filterList(index, prices, filters);
  const { total } = list;
  const first = (page - 1) * size;
  const length = Math.max(0, Math.min(size, total - first));
  const visiblePlaces = { first, size: Math.min(length, visibleCount - first) };
  const products = positionsAt(index, list, filters, visiblePlaces).map((position) => ({
    ...(index.products[position] as ListedProduct<Tariff, Card>),
    premium: prices.premiums[index.offerOf[position] ?? 0] ?? 0,
  }));
  return {
    total,
    totalPages: Math.ceil(total / size),
    companies:
      visibleCount >= total
        ? allCompanies(index, list)
        : companiesAt(index, positionsAt(index, list, filters, { first: 0, size: visibleCount })),
    rows: Array.from({ length }, (_, offset) => ({
      index: first + offset,
      product: products[offset] ?? null,
    })),
  };
}
