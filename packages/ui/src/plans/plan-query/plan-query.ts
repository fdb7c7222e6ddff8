import { formatRupiah } from '@naungan/domain/money';

/** Rows of a page of the list. */
export const PAGE_SIZE = 10;

/** What the visitor asked of the list, in the words of the call. */
export type PlanQuery = {
  /** Part of a product's name. */
  q: string;
  /** Rupiah a year; `null` leaves the side open. */
  priceMin: number | null;
  priceMax: number | null;
  sortField: SortField;
  sortOrder: 'asc' | 'desc';
  /** Pages shown so far, from 1: a reload shows as many again. */
  page: number;
};

export type SortField = 'createdAt' | 'premium' | 'productName';

/** Without the page, which no filter is. */
export type PlanFilters = Omit<PlanQuery, 'page'>;

const SORT_FIELDS: readonly SortField[] = ['createdAt', 'premium', 'productName'];

/** A crafted address must not make the page ask for ten thousand pages at once: so many are read by 20 requests. */
const MOST_PAGES = 100;

export const DEFAULT_PLAN_QUERY: PlanQuery = {
  q: '',
  priceMin: null,
  priceMax: null,
  sortField: 'createdAt',
  sortOrder: 'desc',
  page: 1,
};

function wholeNumber(text: string | null): number | null {
  return text !== null && /^\d{1,12}$/.test(text) ? Number(text) : null;
}

/** A range that was written the wrong way round is meant the right one. */
const inOrder = (from: number | null, to: number | null): [number | null, number | null] =>
  from !== null && to !== null && from > to ? [to, from] : [from, to];

/** Reads the address; what is missing or makes no sense falls back to the default. */
export function readPlanQuery(search: URLSearchParams): PlanQuery {
  const page = wholeNumber(search.get('page')) ?? 1;
  const [priceMin, priceMax] = inOrder(
    wholeNumber(search.get('priceMin')),
    wholeNumber(search.get('priceMax')),
  );
  return {
    q: (search.get('q') ?? '').slice(0, 100),
    priceMin,
    priceMax,
    sortField: SORT_FIELDS.find((field) => field === search.get('sortField')) ?? DEFAULT_PLAN_QUERY.sortField,
    sortOrder: search.get('sortOrder') === 'asc' ? 'asc' : 'desc',
    page: Math.min(Math.max(page, 1), MOST_PAGES),
  };
}

/** The same for the address; only what differs from the default. */
export function writePlanQuery(query: PlanQuery): URLSearchParams {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== DEFAULT_PLAN_QUERY[name as keyof PlanQuery]) search.set(name, String(value));
  }
  return search;
}

/** Whether a price narrows the list. */
export function hasPrice({ priceMin, priceMax }: PlanFilters): boolean {
  return priceMin !== null || priceMax !== null;
}

/** Whether anything but the order narrows the list. */
export function hasFilters(filters: PlanFilters): boolean {
  return filters.q !== '' || hasPrice(filters);
}

/** 'antara Rp1.000.000 dan Rp2.000.000'; '' for any price. */
export function priceText({ priceMin, priceMax }: PlanFilters): string {
  if (priceMin !== null && priceMax !== null)
    return `antara ${formatRupiah(priceMin)} dan ${formatRupiah(priceMax)}`;
  if (priceMin !== null) return `mulai dari ${formatRupiah(priceMin)}`;
  return priceMax === null ? '' : `sampai ${formatRupiah(priceMax)}`;
}

export const ANY_PRICE = { priceMin: null, priceMax: null } as const;
export const NO_FILTERS = { q: '', ...ANY_PRICE } as const;
