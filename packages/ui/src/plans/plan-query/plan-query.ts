import type { ProductType, SearchOf } from '@naungan/domain/lines';
import { formatRupiah } from '@naungan/domain/money';
import { lineProduct, lineSearch } from '../../lines/lines.ts';
import type { Messages } from '../../primitives/host/messages.ts';
import { type ListSettings, type ListSort, PLAIN_LIST, type SortField } from './list-settings.ts';

/** Rows per page of the list. */
export const PAGE_SIZE = 10;

/** Filters, sort order and pages of a list, with the parameter names of the API. */
export type PlanQuery = ListSort & {
  /** Search text for the product's name. */
  q: string;
  /** Rupiah per year; `null` for no bound. */
  priceMin: number | null;
  priceMax: number | null;
  /** Chosen values of the line's additional filters, by name. Default values are omitted. */
  lineFilters: Readonly<Record<string, string>>;
  /** Number of displayed pages. It is part of the URL, so that a reload shows the same pages. */
  page: number;
};

/** A query without its page number. */
export type PlanFilters = Omit<PlanQuery, 'page'>;

const SORT_FIELDS: readonly SortField[] = ['createdAt', 'premium', 'productName'];

/** Maximum length of the search text for a product's name. */
export const MAX_SEARCH_LENGTH = 100;

/**
 * Maximum number of displayed pages: 100 pages need 20 requests. Without this limit, a manipulated URL could request
 * thousands of pages.
 */
const MAX_PAGES = 100;

/** Returns the default query of a list with these settings. */
const defaultQueryOf = ({ sort }: ListSettings): PlanQuery => ({
  q: '',
  priceMin: null,
  priceMax: null,
  ...sort,
  lineFilters: {},
  page: 1,
});

/** Default query of a list without additional filters. */
export const DEFAULT_PLAN_QUERY: PlanQuery = defaultQueryOf(PLAIN_LIST);

/** Returns the default sort order and the additional filters of a line's list for a search. */
export function listSettings<L extends ProductType>(line: L, search: SearchOf<L>): ListSettings {
  return lineProduct(line).listSettings(search);
}

function parseWholeNumber(text: string | null): number | null {
  return text !== null && /^\d{1,12}$/.test(text) ? Number(text) : null;
}

/** Returns the bounds in ascending order: a reversed range is swapped. */
const sortRange = (from: number | null, to: number | null): [number | null, number | null] =>
  from !== null && to !== null && from > to ? [to, from] : [from, to];

/** Reads the line's additional filters from a URL. The first option of a filter is the default and is not stored. */
function readLineFilters(urlQuery: URLSearchParams, { filters }: ListSettings): PlanQuery['lineFilters'] {
  const lineFilters = filters.flatMap(({ name, options }): [string, string][] => {
    const optionIndex = options.findIndex(({ value }) => value === urlQuery.get(name));
    const option = optionIndex > 0 ? options[optionIndex] : undefined;
    return option ? [[name, option.value]] : [];
  });
  return Object.fromEntries(lineFilters);
}

/** Reads a query from the URL of a line's list; missing and invalid values get the default. */
export function readPlanQuery(line: ProductType, urlQuery: URLSearchParams): PlanQuery {
  const settings = listSettings(line, lineSearch(line).read(urlQuery));
  const page = parseWholeNumber(urlQuery.get('page')) ?? 1;
  const [priceMin, priceMax] = sortRange(
    parseWholeNumber(urlQuery.get('priceMin')),
    parseWholeNumber(urlQuery.get('priceMax')),
  );
  // Without JavaScript the form sends sort field and sort order as one value.
  const [formField, formOrder] = (urlQuery.get('sort') ?? '').split('-');
  const sortField = urlQuery.get('sortField') ?? formField;
  const sortOrder = urlQuery.get('sortOrder') ?? formOrder;
  return {
    q: (urlQuery.get('q') ?? '').slice(0, MAX_SEARCH_LENGTH),
    priceMin,
    priceMax,
    sortField: SORT_FIELDS.find((field) => field === sortField) ?? settings.sort.sortField,
    sortOrder: sortOrder === 'asc' || sortOrder === 'desc' ? sortOrder : settings.sort.sortOrder,
    lineFilters: readLineFilters(urlQuery, settings),
    page: Math.min(Math.max(page, 1), MAX_PAGES),
  };
}

/** Writes a query to URL parameters; values equal to the default are omitted. */
export function writePlanQuery({ lineFilters, ...query }: PlanQuery, settings = PLAIN_LIST): URLSearchParams {
  const { lineFilters: _, ...defaults } = defaultQueryOf(settings);
  const urlQuery = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== defaults[name as keyof typeof defaults]) urlQuery.set(name, String(value));
  }
  for (const [name, value] of Object.entries(lineFilters)) urlQuery.set(name, value);
  return urlQuery;
}

/** Returns the additional filters with one value changed; '' removes the value. */
export function withChoice(
  lineFilters: PlanQuery['lineFilters'],
  name: string,
  value: string,
): PlanQuery['lineFilters'] {
  const { [name]: _, ...others } = lineFilters;
  return value === '' ? others : { ...others, [name]: value };
}

/** Returns whether the price filter is set. */
export function hasPrice({ priceMin, priceMax }: PlanFilters): boolean {
  return priceMin !== null || priceMax !== null;
}

/** Returns whether any filter is set. The sort order is not a filter. */
export function hasFilters(filters: PlanFilters): boolean {
  return filters.q !== '' || hasPrice(filters) || Object.keys(filters.lineFilters).length > 0;
}

/** Returns the price range as text, for example 'antara Rp1.000.000 dan Rp2.000.000'; '' if there are no bounds. */
export function priceText(
  { priceMin, priceMax }: PlanFilters,
  texts: Pick<Messages['PlanList'], 'priceBetween' | 'priceFrom' | 'priceTo'>,
): string {
  if (priceMin !== null && priceMax !== null)
    return texts.priceBetween(formatRupiah(priceMin), formatRupiah(priceMax));
  if (priceMin !== null) return texts.priceFrom(formatRupiah(priceMin));
  return priceMax === null ? '' : texts.priceTo(formatRupiah(priceMax));
}

export const ANY_PRICE = { priceMin: null, priceMax: null } as const;
export const NO_FILTERS = { q: '', ...ANY_PRICE, lineFilters: {} } as const;
