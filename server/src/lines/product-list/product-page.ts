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

/** The filters, the sort order and the page of a list. The price limits apply to the yearly price with the admin fee. */
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
  /** `rank` is the row's number in the whole sorted list, from 0; `product` is null if the viewer may not see the row. */
  rows: { rank: number; product: Product | null }[];
};

/**
 * The products of a list. A product is in the list if its name matches and its offer is accepted. An offer is a group of
 * products with equal prices (`product-index.ts`).
 */
type FilteredList = {
  offerPrices: OfferPrices;
  matches: NameMatches;
  /** A 1 at the index of each offer with a price in the range. */
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
  return { offerPrices, matches, isAccepted, total };
}

/** The ranks of a page in the sorted list: `size` ranks from `firstRank` on. */
type PageRanks = { firstRank: number; size: number };

/** Collects the products of a page, as positions: their indexes in `ProductIndex.products`. */
function createCollector({ firstRank, size }: PageRanks) {
  const positions: number[] = [];
  let rank = 0;
  return {
    positions,
    /** Collects the next product of the sorted list unless it is before the page. Returns false when the page is full. */
    add(position: number): boolean {
      if (rank >= firstRank) positions.push(position);
      rank += 1;
      return positions.length < size;
    },
    /** Skips the next `count` products if all of them are before the page; otherwise returns false and skips none. */
    skipBefore(count: number): boolean {
      if (rank + count > firstRank) return false;
      rank += count;
      return true;
    },
  };
}

/** Returns the positions of the products of these offers, sorted by id. */
function positionsOf(offers: readonly Offer<unknown>[], offerIndexes: readonly number[]): Int32Array {
  const [firstOffer = 0] = offerIndexes;
  if (offerIndexes.length === 1) return offers[firstOffer]?.products ?? Int32Array.of();
  return Int32Array.from(offerIndexes.flatMap((offer) => [...(offers[offer]?.products ?? [])])).sort();
}

/** Returns the products of a page sorted by price, as positions. Products with equal prices are sorted by id. */
function positionsByPrice(
  { offers }: ProductIndex<unknown>,
  { offerPrices: { prices, cheapestFirst }, matches: { counts, isMatch }, isAccepted }: FilteredList,
  sortOrder: ListFilters['sortOrder'],
  ranks: PageRanks,
): number[] {
  const page = createCollector(ranks);
  const sortedOffers = sortOrder === 'asc' ? cheapestFirst : cheapestFirst.toReversed();
  for (let start = 0, end = 0; start < sortedOffers.length; start = end) {
    const price = prices[sortedOffers[start] ?? 0];
    const equalOffers: number[] = [];
    let count = 0;
    for (; end < sortedOffers.length && prices[sortedOffers[end] ?? 0] === price; end += 1) {
      const offer = sortedOffers[end] ?? 0;
      if (isAccepted[offer] !== 1) continue;
      equalOffers.push(offer);
      count += counts[offer] ?? 0;
    }
    if (page.skipBefore(count)) continue;
    for (const position of positionsOf(offers, equalOffers))
      if (isMatch[position] === 1 && !page.add(position)) return page.positions;
  }
  return page.positions;
}

/** Returns the products of a page sorted by a key that does not depend on the search, as positions. */
function positionsByKey(
  { sortedPositions, offerOf }: ProductIndex<unknown>,
  { matches: { isMatch }, isAccepted }: FilteredList,
  {
    sortField,
    sortOrder,
  }: { sortField: keyof ProductIndex<unknown>['sortedPositions']; sortOrder: ListFilters['sortOrder'] },
  ranks: PageRanks,
): number[] {
  const page = createCollector(ranks);
  const positions = sortedPositions[sortField];
  for (let step = 0; step < positions.length; step += 1) {
    const position = positions[sortOrder === 'asc' ? step : positions.length - 1 - step] ?? 0;
    if (isMatch[position] !== 1 || isAccepted[offerOf[position] ?? 0] !== 1) continue;
    if (!page.add(position)) break;
  }
  return page.positions;
}

function positionsAt(
  index: ProductIndex<unknown>,
  list: FilteredList,
  { sortField, sortOrder }: ListFilters,
  ranks: PageRanks,
): number[] {
  if (ranks.size <= 0) return [];
  return sortField === 'premium'
    ? positionsByPrice(index, list, sortOrder, ranks)
    : positionsByKey(index, list, { sortField, sortOrder }, ranks);
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

/** Returns the rows as this viewer may see them. A hidden row contains only its rank, as part of its id [Q11]. */
export const rowsWithCards = <Product, Row>(
  rows: ProductPage<Product>['rows'],
  cardOf: (product: Product) => Row,
) =>
  rows.map(({ rank, product }) =>
    product ? cardOf(product) : { blurred: true as const, _id: `hidden-${rank}` },
  );

/**
 * Returns a page of the list of all products with a price. `visibleCount` is the number of products from the start of the
 * list that the viewer may see. The time depends little on the number of products: a price is compared with the limits once
 * for each offer, the products are sorted by date and by name in advance, and the matches of a text are cached.
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
  const firstRank = (page - 1) * size;
  const length = Math.max(0, Math.min(size, total - firstRank));
  const visibleRanks = { firstRank, size: Math.min(length, visibleCount - firstRank) };
  const products = positionsAt(index, list, filters, visibleRanks).map((position) => ({
    ...(index.products[position] as ListedProduct<Tariff, Card>),
    premium: prices.premiums[index.offerOf[position] ?? 0] ?? 0,
  }));
  return {
    total,
    totalPages: Math.ceil(total / size),
    companies:
      visibleCount >= total
        ? allCompanies(index, list)
        : companiesAt(index, positionsAt(index, list, filters, { firstRank: 0, size: visibleCount })),
    rows: Array.from({ length }, (_, offset) => ({
      rank: firstRank + offset,
      product: products[offset] ?? null,
    })),
  };
}
