import type {
  KnownBuilding,
  PropertySearch,
  PropertyType,
  PropertyTypes,
} from '@naungan/domain/lines/property';
import type { NamedRoute } from '../../route.ts';
import type { FlatQuery, LineRoutes, SearchQuery } from '../line.ts';

/**
 * The calls that every property line has: products for a posted quote, and the reference lists that a quote
 * needs [2 §7].
 */
const SHARED = {
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

const ORDER = { method: 'POST', auth: 'member', multipart: true, partner: true } as const;

const NUMBERS = ['timePeriod', 'buildingPrices', 'totalFloor', 'totalBuildingArea', 'floodZone'];
const ADDRESS_FIELDS = ['province', 'district_level', 'district'];
const FACTS = ['productType', 'occupation', 'ownership', 'isKprBtn', 'construction', 'classConstruction'];

/** Returns the named fields of a flat query, with numeric fields as numbers. */
function pickFields(query: FlatQuery, names: readonly string[]) {
  const presentEntries = names.flatMap((name) =>
    query[name] === undefined ? [] : [[name, query[name]] as const],
  );
  return Object.fromEntries(
    presentEntries.map(([name, value]) => [name, NUMBERS.includes(name) ? Number(value) : String(value)]),
  );
}

/**
 * Splits a flat query (the search as `propertySearch` writes it, with page, sort and filters) into the body
 * to post and the rest of the query.
 */
export function postedQuote(query: FlatQuery): { query: FlatQuery; body: Record<string, unknown> } {
  const postedFields = [...NUMBERS, ...ADDRESS_FIELDS, ...FACTS, 'coverages'];
  const rest = Object.entries(query).filter(([name]) => !postedFields.includes(name));
  const coverages = String(query.coverages ?? '').split(',');
  return {
    query: Object.fromEntries(rest),
    body: {
      ...pickFields(query, [...FACTS, ...NUMBERS]),
      objectAddresses: [pickFields(query, ADDRESS_FIELDS)],
      coverages: coverages.filter((coverage) => coverage !== ''),
    },
  };
}

/** Restricts a search to this line's products: a search returns products of every type in `coverages`. */
export const lineOnlyQuery = (query: SearchQuery): SearchQuery => ({
  ...query,
  ...(query.productType !== undefined && { coverages: query.productType }),
});

type Plan = PropertyTypes<PropertyType>['plan'];

/** Catalogue facts in a reply. */
type CatalogueFacts = { building: KnownBuilding; occupationTaken?: boolean };

/**
 * Sends the search as a body and reads replies: the page is in `products`, and `building` has the catalogue's
 * facts.
 */
const REPLIES = {
  posted: postedQuote,
  pageOf: <Page>({ products }: { products: Page }): Page => products,
  planOf: ({ product }: { product: Plan }): Plan => product,
  searchOf: ({ building, occupationTaken }: CatalogueFacts, search: PropertySearch): PropertySearch => ({
    ...search,
    known: building,
    ...(occupationTaken !== undefined && { occupationInsurable: occupationTaken }),
  }),
};

export const FIRE_ROUTES = {
  ...SHARED,
  order: { ...ORDER, name: 'createFireOrder', path: '/transaction/kebakaran' },
  ...REPLIES,
} as const satisfies LineRoutes<'kebakaran'>;

export const EARTHQUAKE_ROUTES = {
  ...SHARED,
  order: { ...ORDER, name: 'createEarthquakeOrder', path: '/transaction/gempabumi' },
  ...REPLIES,
} as const satisfies LineRoutes<'gempabumi'>;

export const FIRE_EARTHQUAKE_ROUTES = {
  ...SHARED,
  order: { ...ORDER, name: 'createFireEarthquakeOrder', path: '/transaction/kebakaran-gempabumi' },
  ...REPLIES,
} as const satisfies LineRoutes<'kebakaran-gempabumi'>;
