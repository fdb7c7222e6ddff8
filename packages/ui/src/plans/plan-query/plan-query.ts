import { type SearchOf, type SoldLine, searchedLine } from '@naungan/domain/lines';
import { formatRupiah } from '@naungan/domain/money';
import { lineProduct } from '../../lines/line-products.ts';
import { type ListRules, type ListSort, PLAIN_LIST, type SortField } from './list-rules.ts';

/** Rows of a page of the list. */
export const PAGE_SIZE = 10;

/** What the visitor asked of the list, in the words of the call. */
export type PlanQuery = ListSort & {
  /** Part of a product's name. */
  q: string;
  /** Rupiah a year; `null` leaves the side open. */
  priceMin: number | null;
  priceMax: number | null;
  /** What was chosen of the line's own filters, by name; without those that narrow nothing. */
  chosen: Readonly<Record<string, string>>;
  /** Pages shown so far, from 1: a reload shows as many again. */
  page: number;
};

/** Without the page, which no filter is. */
export type PlanFilters = Omit<PlanQuery, 'page'>;

const SORT_FIELDS: readonly SortField[] = ['createdAt', 'premium', 'productName'];

/** A crafted address must not make the page ask for ten thousand pages at once: so many are read by 20 requests. */
const MOST_PAGES = 100;

const queryOf = ({ sort }: ListRules): PlanQuery => ({
  q: '',
  priceMin: null,
  priceMax: null,
  ...sort,
  chosen: {},
  page: 1,
});

/** That of a list without rules of its own. */
export const DEFAULT_PLAN_QUERY: PlanQuery = queryOf(PLAIN_LIST);

/** How the list of a line begins, and what it is narrowed by, for a search. */
export function listRules<L extends SoldLine>(line: L, search: SearchOf<L>): ListRules {
  return lineProduct(line).listRules(search);
}

function wholeNumber(text: string | null): number | null {
  return text !== null && /^\d{1,12}$/.test(text) ? Number(text) : null;
}

/** A range that was written the wrong way round is meant the right one. */
const inOrder = (from: number | null, to: number | null): [number | null, number | null] =>
  from !== null && to !== null && from > to ? [to, from] : [from, to];

/** The line's own filters that an address chooses, in their order. */
function readChosen(search: URLSearchParams, { filters }: ListRules): PlanQuery['chosen'] {
  const chosen = filters.flatMap(({ name, options }): [string, string][] => {
    const at = options.findIndex(({ value }) => value === search.get(name));
    const option = at > 0 ? options[at] : undefined;
    return option ? [[name, option.value]] : [];
  });
  return Object.fromEntries(chosen);
}

/** Reads the address of a line's list; what is missing or makes no sense falls back to the default. */
export function readPlanQuery(line: SoldLine, search: URLSearchParams): PlanQuery {
  const rules = listRules(line, searchedLine(line).search.read(search));
  const page = wholeNumber(search.get('page')) ?? 1;
  const [priceMin, priceMax] = inOrder(
    wholeNumber(search.get('priceMin')),
    wholeNumber(search.get('priceMax')),
  );
  const sortOrder = search.get('sortOrder');
  return {
    q: (search.get('q') ?? '').slice(0, 100),
    priceMin,
    priceMax,
    sortField: SORT_FIELDS.find((field) => field === search.get('sortField')) ?? rules.sort.sortField,
    sortOrder: sortOrder === 'asc' || sortOrder === 'desc' ? sortOrder : rules.sort.sortOrder,
    chosen: readChosen(search, rules),
    page: Math.min(Math.max(page, 1), MOST_PAGES),
  };
}

/** The same for the address; only what differs from the default. */
export function writePlanQuery({ chosen, ...query }: PlanQuery, rules = PLAIN_LIST): URLSearchParams {
  const { chosen: _, ...usual } = queryOf(rules);
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== usual[name as keyof typeof usual]) search.set(name, String(value));
  }
  for (const [name, value] of Object.entries(chosen)) search.set(name, value);
  return search;
}

/** The line's own filters with another choice of one of them; '' takes it back. */
export function withChoice(chosen: PlanQuery['chosen'], name: string, value: string): PlanQuery['chosen'] {
  const { [name]: _, ...others } = chosen;
  return value === '' ? others : { ...others, [name]: value };
}

/** Whether a price narrows the list. */
export function hasPrice({ priceMin, priceMax }: PlanFilters): boolean {
  return priceMin !== null || priceMax !== null;
}

/** Whether anything but the order narrows the list. */
export function hasFilters(filters: PlanFilters): boolean {
  return filters.q !== '' || hasPrice(filters) || Object.keys(filters.chosen).length > 0;
}

/** 'antara Rp1.000.000 dan Rp2.000.000'; '' for any price. */
export function priceText({ priceMin, priceMax }: PlanFilters): string {
  if (priceMin !== null && priceMax !== null)
    return `antara ${formatRupiah(priceMin)} dan ${formatRupiah(priceMax)}`;
  if (priceMin !== null) return `mulai dari ${formatRupiah(priceMin)}`;
  return priceMax === null ? '' : `sampai ${formatRupiah(priceMax)}`;
}

export const ANY_PRICE = { priceMin: null, priceMax: null } as const;
export const NO_FILTERS = { q: '', ...ANY_PRICE, chosen: {} } as const;
