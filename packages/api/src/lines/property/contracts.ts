import {
  CONSTRUCTION_CLASSES,
  CONSTRUCTIONS,
  DISTRICT_LEVELS,
  FLOOD_ZONES,
  LIST_CATEGORIES,
  OWNERSHIPS,
  PROPERTY_TYPES,
  YES_NO,
} from '@naungan/domain/lines/property';
import { type PropertyOrder, propertyOrderForm } from '@naungan/domain/lines/property/form';
import {
  anyPropertyPlan,
  propertyPlanRow,
  propertyPremium,
  propertyReference,
  searchedBuilding,
  zonedDistrict,
} from '@naungan/domain/lines/property/record';
import { insuranceCompany } from '@naungan/domain/product/record';
import { id, rupiah } from '@naungan/domain/shape';
import { z } from 'zod';
import { planListQuery } from '../insured-person.ts';
import { LANDING_CALL } from '../landing.ts';
import { lineContract } from '../line.ts';
import { deviceParams, EXAMPLE_DAY, orderFormOf, orderParts, placedOrder, planParams } from '../order.ts';
import { orderQuote } from '../order-quote.ts';
import { EARTHQUAKE_ROUTES, FIRE_EARTHQUAKE_ROUTES, FIRE_ROUTES } from './routes.ts';

const { landing, plans, plan, quote, references, zones } = FIRE_ROUTES;
const optionalInteger = z.number().int().optional();
const optionalText = z.string().max(120).optional();

/** One call for the three property landing pages, each of which has a different content. */
const propertyLanding = lineContract(landing, {
  summary: 'Content of a property landing page',
  query: z.object({ productType: z.enum(PROPERTY_TYPES).default('kebakaran') }),
  ...LANDING_CALL,
});

/**
 * The body of a quote [2 §3]. This schema accepts missing fields and numbers beyond the limits, because
 * `searchProblems` of the domain rejects such fields, each with a message.
 */
export const quoteBody = z.object({
  productType: z.enum(PROPERTY_TYPES),
  timePeriod: optionalInteger,
  occupation: id.optional(),
  occupationName: z.string().max(200).optional(),
  buildingPrices: optionalInteger,
  ownership: z.enum(OWNERSHIPS).optional(),
  classConstruction: z.enum(CONSTRUCTION_CLASSES).optional(),
  /** Exactly one building. */
  objectAddresses: z
    .array(
      z.object({
        address: z.string().max(500).optional(),
        province: optionalText,
        district_level: z.enum(DISTRICT_LEVELS).optional(),
        district: optionalText,
      }),
    )
    .max(1)
    .optional(),
  /** Ignored: the server derives the value from `coverages`. */
  earthSelected: z.boolean().optional(),
  isKprBtn: z.enum(YES_NO).optional(),
  construction: z.enum(CONSTRUCTIONS).optional(),
  totalFloor: optionalInteger,
  totalBuildingArea: optionalInteger,
  coverages: z.array(z.enum(PROPERTY_TYPES)).max(PROPERTY_TYPES.length).optional(),
  /** The flood zone; present when flood is covered. */
  floodZone: z.literal(FLOOD_ZONES).optional(),
  ...deviceParams.shape,
});
export type QuoteBody = z.output<typeof quoteBody>;

export const propertyListQuery = planListQuery.omit({ dob: true }).extend({
  /** Cheapest first [2 §9]. */
  sortField: planListQuery.shape.sortField.removeDefault().default('premium'),
  sortOrder: planListQuery.shape.sortOrder.removeDefault().default('asc'),
  /**
   * Lists only products of this type; `all` lists the products of every type in `coverages` of the body. If absent, a
   * search with several coverages lists only products that combine fire and earthquake [Q46].
   */
  category: z.enum(LIST_CATEGORIES).optional(),
});
export type PropertyListQuery = z.output<typeof propertyListQuery>;

const propertyPlanPage = z.object({
  total: z.number().int(),
  rows: z.array(propertyPlanRow),
  totalPages: z.number().int(),
  currentPage: z.number().int(),
  companies: z.array(insuranceCompany),
  building: searchedBuilding,
  /**
   * Whether an insurer takes the occupation: whether any product insures it. If false, the list is empty for every filter,
   * and the page shows 'Kami tidak menemukan item yang cocok dengan okupasi Anda' [2 §8].
   */
  occupationTaken: z.boolean(),
  /**
   * Range of the price filter for this building, independent of the other filters; `null` without any product
   * [Q26].
   */
  priceScale: z.object({ max: rupiah, step: rupiah }).nullable(),
});
export type PropertyPlanPage = z.output<typeof propertyPlanPage>;

export const propertyPlans = lineContract(plans, {
  summary: 'Property products for a building, by page',
  query: propertyListQuery,
  body: quoteBody,
  reply: z.object({ products: propertyPlanPage }),
  readsGuestToken: true,
  hasRateLimitHeaders: true,
  problems: ['TOO_MANY'],
});

export const propertyQuote = lineContract(quote, {
  summary: 'Prices for a building: the first page of its products',
  body: quoteBody,
  reply: z.object({ products: propertyPlanPage }),
  readsGuestToken: true,
  hasRateLimitHeaders: true,
  // NOT_FOUND: no product insures the building; the message says whether the occupation is the reason [2 §8].
  problems: ['NOT_FOUND', 'TOO_MANY'],
});

/**
 * One product for the building of the search. The reply has the rates, so that the browser calculates the same
 * premium as the server [Q16].
 */
export const propertyPlan = lineContract(plan, {
  summary: 'One property product of the `productType` for a building',
  params: planParams,
  body: quoteBody,
  reply: z.object({
    product: anyPropertyPlan,
    building: searchedBuilding,
    /** `null` where the product does not insure the building. */
    premium: propertyPremium.nullable(),
  }),
});

export const propertyReferences = lineContract(references, {
  summary: 'Occupations, found by Indonesian name or code, and construction classes',
  query: z.object({
    category: propertyReference.shape.category.default('occupation'),
    /** A second category, whose rows are returned in the same reply. */
    category2: propertyReference.shape.category.optional(),
    q: z.string().max(100).optional(),
    /** Occupations of households and shops come first, so that the first hundred include them. */
    size: z.coerce.number().int().min(1).max(500).default(100),
  }),
  reply: z.object({ rows: z.array(propertyReference) }),
});

export const propertyZones = lineContract(zones, {
  summary:
    'Provinces and kinds of regencies; if `province` and `level` are given, the regencies with their earthquake zones',
  query: z.object({ province: optionalText, level: z.enum(DISTRICT_LEVELS).optional() }),
  reply: z.object({
    result: z.union([
      z.object({ province: z.array(z.string()), level: z.array(z.enum(DISTRICT_LEVELS)) }),
      z.array(zonedDistrict),
    ]),
  }),
});

/**
 * Text parts of a property order. The schema below describes the part `params`: the search, under the names that the page's
 * URL uses.
 */
export const propertyOrderParts = orderParts(
  deviceParams.extend({
    occupation: optionalText,
    timePeriod: optionalText,
    buildingPrices: optionalText,
    ownership: optionalText,
    isKprBtn: optionalText,
    construction: optionalText,
    classConstruction: optionalText,
    totalFloor: optionalText,
    totalBuildingArea: optionalText,
    province: optionalText,
    district_level: optionalText,
    district: optionalText,
    coverages: optionalText,
    floodZone: optionalText,
  }),
);

/**
 * Form context without the rules of a product: the form checks only the fields that every product of these
 * lines requires. `today` is the day of the example orders.
 */
const NO_PRODUCT = { plan: { attachments: [], declarations: [] }, today: EXAMPLE_DAY };
const orderForm: z.ZodType<PropertyOrder> = propertyOrderForm(NO_PRODUCT);

/** The product line of the path determines the cover, so a quote for an order has no `productType` and no `coverages`. */
const propertyOrderQuote = (summary: string) =>
  orderQuote(summary, {
    input: quoteBody.omit({ productType: true, coverages: true, earthSelected: true, deviceUUID: true })
      .shape,
    payload: { ...searchedBuilding.shape, timePeriod: z.number().int() },
  });

const quoteFireOrder = lineContract(
  FIRE_ROUTES.orderQuote,
  propertyOrderQuote('Amounts of an order of a fire product'),
);
const quoteEarthquakeOrder = lineContract(
  EARTHQUAKE_ROUTES.orderQuote,
  propertyOrderQuote('Amounts of an order of an earthquake product'),
);
const quoteFireEarthquakeOrder = lineContract(
  FIRE_EARTHQUAKE_ROUTES.orderQuote,
  propertyOrderQuote('Amounts of an order of a product against fire and earthquake'),
);

const orderCall = (summary: string) =>
  ({
    summary: `${summary}; a repeated \`Idempotency-Key\` has no further effect`,
    form: orderFormOf(propertyOrderParts, orderForm),
    reply: placedOrder,
    idempotent: true,
    problems: ['CONFLICT', 'TOO_MANY'],
  }) as const;

const createFireOrder = lineContract(FIRE_ROUTES.order, orderCall('Order a fire product'));
const createEarthquakeOrder = lineContract(EARTHQUAKE_ROUTES.order, orderCall('Order an earthquake product'));
const createFireEarthquakeOrder = lineContract(
  FIRE_EARTHQUAKE_ROUTES.order,
  orderCall('Order a product against fire and earthquake'),
);

const SHARED_CALLS = {
  landing: propertyLanding,
  plans: propertyPlans,
  plan: propertyPlan,
  quote: propertyQuote,
  references: propertyReferences,
  zones: propertyZones,
};

const propertyContracts = <Quote, Order>(orderQuoteCall: Quote, order: Order) => ({
  calls: { ...SHARED_CALLS, orderQuote: orderQuoteCall, order },
  orderParts: propertyOrderParts,
});

export const FIRE_CONTRACTS = propertyContracts(quoteFireOrder, createFireOrder);
export const EARTHQUAKE_CONTRACTS = propertyContracts(quoteEarthquakeOrder, createEarthquakeOrder);
export const FIRE_EARTHQUAKE_CONTRACTS = propertyContracts(
  quoteFireEarthquakeOrder,
  createFireEarthquakeOrder,
);
