import type {
  KnownBuilding,
  PropertySearch,
  PropertyType,
  PropertyTypes,
} from '@naungan/domain/lines/property';
import type { NamedRoute } from '../../route.ts';
import type { FlatQuery, LineRoutes, SearchQuery } from '../line.ts';

/**
 * The calls that every property line has: products for a building, whose data is sent by POST, and the
 * reference lists of the search form [2 §7].
 */
const SHARED_ROUTES = {
  landing: { name: 'fireContent', method: 'GET', path: '/pages/product/fire', auth: 'guest' },
  plans: { name: 'propertyPlans', method: 'POST', path: '/fire-insurances/plans', auth: 'guest' },
  plan: { name: 'propertyPlan', method: 'POST', path: '/fire-insurances/:id', auth: 'guest' },
  quote: { name: 'propertyQuote', method: 'POST', path: '/fire-insurances/quote', auth: 'guest' },
  references: {
    name: 'propertyReferences',
    method: 'GET',
    path: '/fire-insurances/references',
    auth: 'guest',
  },
  zones: { name: 'zones', method: 'GET', path: '/zones', auth: 'guest' },
} as const satisfies Record<string, NamedRoute>;

const QUOTE_ROUTE = { method: 'POST', auth: 'guest' } as const;
const ORDER_ROUTE = { method: 'POST', auth: 'member', multipart: true, partner: true } as const;

const NUMBER_FIELDS = ['timePeriod', 'buildingPrices', 'totalFloor', 'totalBuildingArea', 'floodZone'];
const ADDRESS_FIELDS = ['province', 'district_level', 'district'];
const BUILDING_FIELDS = [
  'productType',
  'occupation',
  'ownership',
  'isKprBtn',
  'construction',
  'classConstruction',
];

/** Returns the named fields of a flat query, with numeric fields as numbers. */
function pickFields(query: FlatQuery, names: readonly string[]) {
  const presentEntries = names.flatMap((name) =>
    query[name] === undefined ? [] : [[name, query[name]] as const],
  );
  return Object.fromEntries(
    presentEntries.map(([name, value]) => [
      name,
      NUMBER_FIELDS.includes(name) ? Number(value) : String(value),
    ]),
  );
}

/**
 * Splits a flat query (the result of `propertySearch`, with page, sort and filters) into the body of the POST
 * request and the remaining query.
 */
export function splitSearchForPost(query: FlatQuery): { query: FlatQuery; body: Record<string, unknown> } {
  const postedFields = [...NUMBER_FIELDS, ...ADDRESS_FIELDS, ...BUILDING_FIELDS, 'coverages'];
  const otherFields = Object.entries(query).filter(([name]) => !postedFields.includes(name));
  const coverages = String(query.coverages ?? '').split(',');
  return {
    query: Object.fromEntries(otherFields),
    body: {
      ...pickFields(query, [...BUILDING_FIELDS, ...NUMBER_FIELDS]),
      objectAddresses: [pickFields(query, ADDRESS_FIELDS)],
      coverages: coverages.filter((coverage) => coverage !== ''),
    },
  };
}

/** Restricts a search to this line's products. An unrestricted search finds products of every type in `coverages`. */
export const lineOnlyQuery = (query: SearchQuery): SearchQuery =>
  query.productType === undefined ? query : { ...query, coverages: query.productType };

type Plan = PropertyTypes<PropertyType>['plan'];

/** The part of a reply that is about the building. `occupationTaken`: whether any product insures its occupation. */
type BuildingReply = { building: KnownBuilding; occupationTaken?: boolean };

/** Functions for the calls that send the search as a body: one splits the search, the others read the reply. */
const POSTED_SEARCH_FUNCTIONS = {
  splitSearchForPost,
  pageOf: <Page>({ products }: { products: Page }): Page => products,
  planOf: ({ product }: { product: Plan }): Plan => product,
  searchOf: ({ building, occupationTaken }: BuildingReply, search: PropertySearch): PropertySearch => ({
    ...search,
    knownBuilding: building,
    ...(occupationTaken !== undefined && { occupationInsurable: occupationTaken }),
  }),
};

export const FIRE_ROUTES = {
  ...SHARED_ROUTES,
  orderQuote: { ...QUOTE_ROUTE, name: 'quoteFireOrder', path: '/quotes/kebakaran' },
  order: { ...ORDER_ROUTE, name: 'createFireOrder', path: '/transaction/kebakaran' },
  ...POSTED_SEARCH_FUNCTIONS,
} as const satisfies LineRoutes<'kebakaran'>;

export const EARTHQUAKE_ROUTES = {
  ...SHARED_ROUTES,
  orderQuote: { ...QUOTE_ROUTE, name: 'quoteEarthquakeOrder', path: '/quotes/gempabumi' },
  order: { ...ORDER_ROUTE, name: 'createEarthquakeOrder', path: '/transaction/gempabumi' },
  ...POSTED_SEARCH_FUNCTIONS,
} as const satisfies LineRoutes<'gempabumi'>;

export const FIRE_EARTHQUAKE_ROUTES = {
  ...SHARED_ROUTES,
  orderQuote: { ...QUOTE_ROUTE, name: 'quoteFireEarthquakeOrder', path: '/quotes/kebakaran-gempabumi' },
  order: { ...ORDER_ROUTE, name: 'createFireEarthquakeOrder', path: '/transaction/kebakaran-gempabumi' },
  ...POSTED_SEARCH_FUNCTIONS,
} as const satisfies LineRoutes<'kebakaran-gempabumi'>;
