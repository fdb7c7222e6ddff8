import type * as z from 'zod';
import type { AttachmentSpec } from '../attachment/rules.ts';
import type { ClaimRules } from '../claim/claim-rules.ts';
import type { IsoDate } from '../dates/iso-date.ts';
import type { Declaration } from '../declaration/declaration.ts';
import type { CoreOrder } from '../order/record.ts';
import type { Product } from '../product/record.ts';
import type { OrderSearch } from './order-search.ts';
import type { Period } from './period.ts';
import type { Price, PriceRow } from './price.ts';
import type { ClaimType, ProductFamily } from './product-type.ts';
import type { SearchCodec } from './search.ts';
import type { OrderStep, StepContext } from './step.ts';

/** The types that differ between lines. */
export type LineShapes = {
  /** A complete product. */
  plan: object;
  /** The visitor's search for products of the line. */
  search: object;
  /** The fields of an order that determine its price. */
  priceInput: object;
  /** A checked order payload. */
  order: CoreOrder;
  /** The stored data of the insured person or object. */
  details: object;
  /** The complete data of an order page. */
  orderDetail: { product: Pick<Product, 'productName' | 'insuranceCompany'> };
  policyDetail: object;
  revision: object;
  /** The order steps, with literal ids: `ui` needs one page for each. */
  steps: readonly OrderStep[];
  /** The schemas, for their input types. */
  records: Record<'plan' | 'planCard' | 'details' | 'orderDetail' | 'policyDetail' | 'revision', z.ZodType>;
};

/** The types of the data that determine the price and the period of an order. */
export type PriceShapes = Pick<LineShapes, 'plan' | 'search' | 'priceInput' | 'details'>;

/** The stored data of an order, from which price rows and period are calculated. */
export type PlacedOrder<Shapes extends PriceShapes> = {
  amounts: Price['amounts'];
  /** Whole years of cover; 0 for a line whose customers choose the first and last day of cover. */
  timePeriod: number;
  product: Shapes['plan'];
  details: Shapes['details'];
};

/** Period, price and documents of an order. */
export type LinePricing<Shapes extends PriceShapes> = {
  /** Returns the period of cover that begins on `startDate`; the period chosen in the order if the line has `orderedPeriod`. */
  period: (order: PlacedOrder<Shapes>, startDate: IsoDate) => Period;
  /** Returns the period that the customer chose, first and last day included. Only for a line whose customers choose both days, such as travel. */
  orderedPeriod?: (details: Shapes['details']) => Period;
  /**
   * Returns the price of an order on `day`, for the browser and for the server [Q16]. Returns `null` if the data is
   * incomplete or if the plan does not insure the person or object.
   */
  price: (plan: Shapes['plan'], order: Shapes['priceInput'], day: IsoDate) => Price | null;
  /** Returns the plan's documents that an order requires. `parts` are the slices of a draft, a payload or a stored order. */
  documents: (
    specs: readonly AttachmentSpec[],
    parts: Readonly<Record<string, unknown>>,
    day: IsoDate,
  ) => AttachmentSpec[];
  /** Returns the price rows of a placed order. */
  priceRows: (order: PlacedOrder<Shapes>) => PriceRow[];
};

/** The schemas of a line's stored and displayed records. */
export type LineRecords<Shapes extends LineShapes> = {
  /** A complete product. */
  plan: z.ZodType<Shapes['plan']>;
  /** A product in a list. */
  planCard: z.ZodType;
  /** The stored data of the insured person or object. */
  details: z.ZodType<Shapes['details']>;
  orderDetail: z.ZodType<Shapes['orderDetail']>;
  policyDetail: z.ZodType<Shapes['policyDetail']>;
  /** The corrections that the insurer requests. */
  revision: z.ZodType<Shapes['revision']>;
};

type IncludesStep<
  Steps extends readonly OrderStep[],
  Slice extends string,
> = Slice extends Steps[number]['slice'] ? 'included' : 'none';

type IncludesYears<Order extends object> = Order extends { timePeriod: number } ? 'included' : 'none';

/**
 * For each common part of an order, whether an order of this line includes it. `none`: the part has its default
 * (`coreOrder` in `order/record.ts`). The type is computed from the steps and the payload, so that the compiler
 * requires `none` for a step that the line does not have.
 */
export type CommonOrderParts<Shapes extends Pick<LineShapes, 'steps' | 'order'>> = {
  /** A term of whole years. A line without a term of years states the days of an order in `orderedPeriod`. */
  years: IncludesYears<Shapes['order']>;
  /** A printed policy and its shipping address. */
  shipping: IncludesStep<Shapes['steps'], 'shipping'>;
  /** The product's questions. */
  declarations: IncludesStep<Shapes['steps'], 'declarations'>;
  /** The home address of the insured. */
  addresses: IncludesStep<Shapes['steps'], 'addresses'>;
};

/** A line without a term of years has to define `orderedPeriod`. */
type PeriodOf<Shapes extends LineShapes> =
  IncludesYears<Shapes['order']> extends 'none'
    ? Required<Pick<LinePricing<Shapes>, 'orderedPeriod'>>
    : unknown;

/** The rules and schemas of a line: the part of the line that imports zod. */
export type LineRules<Shapes extends LineShapes> = LinePricing<Shapes> &
  PeriodOf<Shapes> & {
    search: SearchCodec<Shapes['search']>;
    commonOrderParts: CommonOrderParts<Shapes>;
    /** The steps of an order, in the sequence of the wizard [Q14]. */
    steps: readonly LineStep<Shapes>[];
    /** The schema of the order payload, which depends on the ordered plan. */
    orderForm: (context: StepContext<Shapes['plan']>) => z.ZodType<Shapes['order']>;
    /** Returns the search that matches an order. The search in an order's payload must not contradict the order. */
    orderSearch: (order: Shapes['order'], plan: Shapes['plan']) => OrderSearch;
    /** Returns the plan's questions that concern an order; absent if all do. `parts` are the slices of the order. */
    questions?: (plan: Shapes['plan'], parts: Readonly<Record<string, unknown>>) => Declaration[];
    records: LineRecords<Shapes> & Shapes['records'];
  };

/** A step of a line, for code that serves every line. */
export type LineStep<Shapes extends LineShapes> = OrderStep<Shapes['plan']> & {
  id: Shapes['steps'][number]['id'];
};

/** One entry of `LINES`: light data that every page may load, and the rules, which load on demand. */
export type Line<Code extends string, Shapes extends LineShapes> = {
  code: Code;
  /** The name on tabs: 'Kesehatan'. */
  label: string;
  family: ProductFamily;
  /** The name of the family on the home page and in the menu: 'Asuransi Properti'. */
  familyLabel: string;
  landingPath: string;
  claimType: ClaimType;
  claimLabel: string;
  /** The rules of the line's claims: causes, documents and choices. */
  claims: ClaimRules;
  /** The category of the FAQ page with the guide of this line. */
  guide: string;
  listPath: string;
  /** Returns the path of the order form of a plan [2 §2]. */
  orderPath: (planId: string) => string;
  /** The letters in policy numbers: `KES` in `POL-KES-2026-000123`. */
  policyCode: string;
  /** Maximum number of compared plans [Q12]. */
  compareLimit: number;
  /** The price filter of the list, in rupiah [2 §9]. */
  priceRange: { min: number; max: number; step: number };
  /** Milliseconds for which the warning about an incomplete profile is visible before the redirect [2 §4]. */
  profileWarningMs: number;
  loadRules: () => Promise<LineRules<Shapes>>;
};
