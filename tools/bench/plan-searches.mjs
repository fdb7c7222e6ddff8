import { HOUSE_BODY } from '../test-services/measured-products.mjs';

/** A word that `fillPlanLists` adds to nearly all names. */
export const COMMON_WORD = 'Keluarga';

/** Each request has another search, so that no row of the table measures a cached reply. */
const birthDate = (index) => `${1976 + (index % 24)}-05-17`;
const carPrice = (index) => 216_000_000 + ((index * 1_237_000) % 44_000_000);
const housePrice = (index) => 800_000_000 + ((index * 1_700_000) % 600_000_000);

const personSearch = (path) => (index) => ({ path, query: { dob: birthDate(index) } });

/** The lines, each with a function that returns path, query and JSON body of the request with this index. */
export const LINE_SEARCHES = {
  health: personSearch('/api/v1/health'),
  accident: personSearch('/api/v1/personal-accidents'),
  vehicle: (index) => ({
    path: '/api/v1/vehicle-insurances',
    query: { vehicleType: 'MV4', model: 'C001', year: '2024', plat: 'B', price: String(carPrice(index)) },
  }),
  property: (index) => ({
    path: '/api/v1/fire-insurances/plans',
    query: {},
    postBody: { ...HOUSE_BODY, buildingPrices: housePrice(index) },
  }),
};

const SORTS = {
  price: { sortField: 'premium', sortOrder: 'asc' },
  newest: { sortField: 'createdAt', sortOrder: 'desc' },
  name: { sortField: 'productName', sortOrder: 'asc' },
};

/** `late` is the page at 90 % of the list; in a list of 20,000 products, more than 3,000 products are before it. */
const PAGES = ['first', 'late'];

/** Search texts. The names of the plans contain `Keluarga` and a number; with `changing`, each request has another number. */
const WORDS = {
  none: () => ({}),
  common: () => ({ q: COMMON_WORD }),
  changing: (index) => ({ q: `${COMMON_WORD} ${1 + (index % 9)}` }),
};

/** Every combination of line, sort, page and word, for a member; and the first page of each line for a guest. */
export const CASES = Object.keys(LINE_SEARCHES).flatMap((line) => [
  ...Object.keys(SORTS).flatMap((sort) =>
    PAGES.flatMap((page) => Object.keys(WORDS).map((word) => ({ line, sort, page, word, viewer: 'member' }))),
  ),
  { line, sort: 'price', page: 'first', word: 'none', viewer: 'guest' },
]);

/** Returns path and JSON body of the request with this index. */
export function requestOf({ line, sort, word }, index, pageNumber) {
  const { path, query, postBody } = LINE_SEARCHES[line](index);
  const parameters = {
    ...query,
    ...SORTS[sort],
    ...WORDS[word](index),
    page: String(pageNumber),
    size: '10',
  };
  return { path: `${path}?${new URLSearchParams(parameters)}`, postBody };
}
