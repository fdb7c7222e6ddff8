import { TYPED_TEXT_MAX_LENGTH } from '@naungan/domain/lines';
import {
  COVERS,
  DEFAULT_VEHICLE_TYPE,
  MAX_ACCESSORIES,
  VEHICLE_TERM_YEARS,
  VEHICLE_TYPES,
} from '@naungan/domain/lines/vehicle';
import { type VehicleOrder, vehicleOrderForm } from '@naungan/domain/lines/vehicle/form';
import {
  accessory,
  vehiclePlan as plan,
  plateRegion,
  pricedExpansion,
  searchedVehicle,
  vehicleBrand,
  vehicleFeature,
  vehicleModelsOfYear,
  vehiclePlanRow,
} from '@naungan/domain/lines/vehicle/record';
import { insuranceCompany } from '@naungan/domain/product/record';
import { id, rupiah } from '@naungan/domain/shape';
import { z } from 'zod';
import { planListQuery } from '../insured-person.ts';
import { LANDING_CALL } from '../landing.ts';
import { lineContract } from '../line.ts';
import { deviceParams, EXAMPLE_DAY, orderFormOf, orderParts, placedOrder, planParams } from '../order.ts';
import { orderQuote } from '../order-quote.ts';
import { VEHICLE_ROUTES } from './routes.ts';

const vehicleType = z.enum(VEHICLE_TYPES).default(DEFAULT_VEHICLE_TYPE);
/** The cover; absent when the search is for both covers. */
const coverage = z.enum(COVERS).optional();
/** Rupiah. The highest price of a vehicle for which the server calculates a premium. */
const MAX_PRICE = 100_000_000_000;
const positiveInteger = (max: number) => z.coerce.number().int().min(1).max(max);

/** The fields of a search [2 §7]. */
const vehicleSearchQuery = z.object({
  vehicleType,
  model: id,
  year: positiveInteger(9999),
  price: positiveInteger(MAX_PRICE),
  plat: z.string().regex(/^[A-Z]{1,2}$/),
  coverage,
});

export const vehicleListQuery = planListQuery.omit({ dob: true }).extend({
  ...vehicleSearchQuery.shape,
  /** Cheapest first [2 §9]. */
  sortField: planListQuery.shape.sortField.removeDefault().default('premium'),
  sortOrder: planListQuery.shape.sortOrder.removeDefault().default('asc'),
  /** Shows only products with this cover; `all` shows every cover of the search. */
  category: z.enum(['all', ...COVERS]).default('all'),
});
export type VehicleListQuery = z.output<typeof vehicleListQuery>;
export type VehicleSearchQuery = z.output<typeof vehicleSearchQuery>;

const vehiclePlanPage = z.object({
  total: z.number().int(),
  rows: z.array(vehiclePlanRow),
  totalPages: z.number().int(),
  currentPage: z.number().int(),
  companies: z.array(insuranceCompany),
  vehicle: searchedVehicle,
  /**
   * Range of the price filter for this search, independent of the other filters; `null` without any product
   * [Q26].
   */
  priceScale: z.object({ max: rupiah, step: rupiah }).nullable(),
});
export type VehiclePlanPage = z.output<typeof vehiclePlanPage>;

export const vehicleLanding = lineContract(VEHICLE_ROUTES.landing, {
  summary: 'Content of the vehicle landing page',
  ...LANDING_CALL,
});

export const vehiclePlans = lineContract(VEHICLE_ROUTES.plans, {
  summary: 'Vehicle products for a model, a year, a price and a plate region, by page',
  query: vehicleListQuery,
  reply: z.object({ products: vehiclePlanPage }),
  readsGuestToken: true,
  hasRateLimitHeaders: true,
  problems: ['TOO_MANY'],
});

/**
 * One product for the vehicle of the search, with its rates, so that the browser calculates the same premium as
 * the server [Q16].
 */
const quotedPlan = z.object({
  product: plan,
  vehicle: searchedVehicle,
  vehiclePrice: rupiah,
  /**
   * Premium of one year. `normal`: before the discount; `discount`: after the discount. `null` when the product does
   * not insure the vehicle.
   */
  premi: z.object({ normal: rupiah, discount: rupiah }).nullable(),
  /** Extensions of the cover, each with its premium. */
  expansion: z.array(pricedExpansion),
});

export const vehiclePlan = lineContract(VEHICLE_ROUTES.plan, {
  summary: 'One vehicle product for the searched vehicle',
  params: planParams,
  query: vehicleSearchQuery,
  reply: quotedPlan,
});

export const vehicleOrderPlan = lineContract(VEHICLE_ROUTES.orderPlan, {
  summary: 'One vehicle product for an order, with accessories in the sum insured',
  params: planParams,
  query: vehicleSearchQuery.extend({
    /**
     * The browser's sum of the rates of the chosen extensions, in parts per million. The server ignores this
     * value and calculates the sum itself.
     */
    rateExp: z.coerce.number().int().min(0).optional(),
    /** Total value of the accessories in rupiah. */
    accesories: z.coerce.number().int().min(0).max(MAX_PRICE).optional(),
  }),
  reply: quotedPlan,
});

export const vehicleFeatures = lineContract(VEHICLE_ROUTES.features, {
  summary: 'Features that vehicle products offer in addition to the cover',
  reply: z.object({
    features: z.array(vehicleFeature.shape.featureId.extend({ category: vehicleFeature.shape.category })),
  }),
});

/** A model that matches the search box, with its market prices by year, newest first. */
const foundModel = z.object({
  model: id,
  modelText: z.string(),
  brand: id,
  brandText: z.string(),
  vehicleType: z.enum(VEHICLE_TYPES),
  years: z.array(z.number().int()),
  /** The market price in rupiah of each year in `years`. */
  prices: z.array(rupiah),
  /** Percent by which an insured price may differ from the market price. */
  deviation: z.number().int(),
});

export const vehicleSearchText = lineContract(VEHICLE_ROUTES.searchText, {
  summary: 'Vehicle facts found in a text like "avanza 2019" or "brio bandung"',
  query: z.object({
    q: z.string().max(TYPED_TEXT_MAX_LENGTH),
    /** The type that the visitor chose next to the text: its models come first. */
    vehicleType: z.enum(VEHICLE_TYPES).optional(),
  }),
  reply: z.object({
    /** Facts recognised in the text in addition to models; `plat` is the region of a plate or a city. */
    read: z.object({
      vehicleType: z.enum(VEHICLE_TYPES).optional(),
      year: z.number().int().optional(),
      price: rupiah.optional(),
      plat: z.string().optional(),
      coverage: z.enum(COVERS).optional(),
    }),
    /** Best match first. */
    models: z.array(foundModel),
    /** Number of models that match equally well; `models` contains at most eight of them. */
    total: z.number().int(),
    /**
     * Whether only the first model matches and every part of the text is used. If false, a form must let the
     * visitor choose before the form fills in its fields.
     */
    isCertain: z.boolean(),
    /**
     * Parts of the text that are not used. `unknown`: the part has no meaning in a search; `ambiguous`: the part
     * has several meanings or contradicts another part.
     */
    unused: z.array(z.object({ text: z.string(), reason: z.enum(['unknown', 'ambiguous']) })),
  }),
  problems: ['TOO_MANY'],
});

export const vehicleBrands = lineContract(VEHICLE_ROUTES.brands, {
  summary: 'Brands of a type of vehicle',
  query: z.object({ vehicleType }),
  reply: z.array(vehicleBrand),
});

export const vehicleModels = lineContract(VEHICLE_ROUTES.models, {
  summary: 'Models of a brand by year, newest first',
  params: z.object({ brandId: id }),
  query: z.object({ vehicleType: z.enum(VEHICLE_TYPES).optional() }),
  reply: z.array(vehicleModelsOfYear),
});

export const plateRegions = lineContract(VEHICLE_ROUTES.plateRegions, {
  summary: 'Plate regions',
  reply: z.object({ plats: z.array(plateRegion) }),
});

/**
 * Text parts of a vehicle order. The schema below describes the part `params`: the search, under the names that the page's
 * URL uses.
 */
export const vehicleOrderParts = orderParts(
  deviceParams.extend({
    vehicleType: z.enum(VEHICLE_TYPES).optional(),
    brand: z.string().max(64).optional(),
    model: z.string().max(64).optional(),
    year: z.string().max(4).optional(),
    price: z.string().max(15).optional(),
    plat: z.string().max(2).optional(),
    coverage: z.string().max(20).optional(),
  }),
);

/**
 * Form context without the rules of a product: the form checks only the fields that every product of the line
 * requires. `today` is the day of the example orders.
 */
const NO_PRODUCT = { plan: { attachments: [], declarations: [], expansion: [] }, today: EXAMPLE_DAY };
const orderForm: z.ZodType<VehicleOrder> = vehicleOrderForm(NO_PRODUCT);

/** Highest number of extensions in a quote; no product offers as many. */
const MAX_EXPANSIONS = 50;
const integerBetween = (min: number, max: number) => z.number().int().min(min).max(max);

export const vehicleOrderQuote = lineContract(
  VEHICLE_ROUTES.orderQuote,
  orderQuote('Amounts of an order of a vehicle product', {
    input: {
      vehicleType,
      model: id,
      year: integerBetween(1, 9999),
      price: integerBetween(1, MAX_PRICE),
      plat: vehicleSearchQuery.shape.plat,
      /** Ids of the chosen extensions, from `vehiclePlan`. */
      expansion: z.array(id).max(MAX_EXPANSIONS).default([]),
      accesories: z
        .array(
          accessory.extend({
            accesoriesName: z.string().min(1).max(100),
            accesoriesValue: integerBetween(1, MAX_PRICE),
          }),
        )
        .max(MAX_ACCESSORIES)
        .default([]),
    },
    payload: {
      ...searchedVehicle.shape,
      timePeriod: z.literal(VEHICLE_TERM_YEARS),
      expansion: z.array(id),
      accesories: z.array(accessory),
    },
  }),
);

export const createVehicleOrder = lineContract(VEHICLE_ROUTES.order, {
  summary:
    'Order a vehicle product; 422 if another policy or order covers the vehicle in that period; a repeated `Idempotency-Key` has no further effect',
  form: orderFormOf(vehicleOrderParts, orderForm),
  reply: placedOrder,
  idempotent: true,
  problems: ['CONFLICT', 'TOO_MANY'],
});

const VEHICLE_CALLS = {
  landing: vehicleLanding,
  plans: vehiclePlans,
  plan: vehiclePlan,
  orderQuote: vehicleOrderQuote,
  order: createVehicleOrder,
  orderPlan: vehicleOrderPlan,
  features: vehicleFeatures,
  searchText: vehicleSearchText,
  brands: vehicleBrands,
  models: vehicleModels,
  plateRegions,
};

export const VEHICLE_CONTRACTS = { calls: VEHICLE_CALLS, orderParts: vehicleOrderParts };
