import type * as z from 'zod';
import type { AttachmentSpec } from '../attachment/rules.ts';
import type { ClaimRules } from '../claim/claim-rules.ts';
import type { IsoDate } from '../dates/iso-date.ts';
import type { Declaration } from '../declaration/declaration.ts';
import type { CoreOrder } from '../order/record.ts';
import type { Product } from '../product/record.ts';
import type { OrderedSearch } from './ordered-search.ts';
import type { Period } from './period.ts';
import type { Price, PriceRow } from './price.ts';
import type { ClaimType, ProductFamily } from './product-type.ts';
import type { SearchCodec } from './search.ts';
import type { OrderStep, StepContext } from './step.ts';

/** The types that differ between lines. */
export type LineShapes = {
  /** A product in full. */
  plan: object;
  /** The visitor's search for products of the line. */
  search: object;
  /** The fields of an order that determine its price. */
  priceInput: object;
  /** A checked order payload. */
  order: CoreOrder;
  /** The stored facts about who and what is insured. */
  details: object;
  /** An order in full, as its page shows it. */
  orderDetail: { product: Pick<Product, 'productName' | 'insuranceCompany'> };
  policyDetail: object;
  revision: object;
  /** The order steps, with literal ids: `ui` needs one page for each. */
  steps: readonly OrderStep[];
  /** The schemas, for their input types. */
  records: Record<'plan' | 'planCard' | 'details' | 'orderDetail' | 'policyDetail' | 'revision', z.ZodType>;
};

/** The types that period and price depend on. */
export type PriceShapes = Pick<LineShapes, 'plan' | 'search' | 'priceInput' | 'details'>;

/** The stored facts that price rows and period are derived from. */
export type PlacedOrder<Shapes extends PriceShapes> = {
  amounts: Price['amounts'];
  /** Whole years of cover; 0 for a line whose customers order days. */
  timePeriod: number;
  product: Shapes['plan'];
  details: Shapes['details'];
};

/** Period, price and documents of an order. */
export type LinePricing<Shapes extends PriceShapes> = {
  /** The days of cover that begins on this day; a line whose customers order days takes theirs. */
  period: (order: PlacedOrder<Shapes>, startDate: IsoDate) => Period;
  /** The ordered days of cover, both included, for a line whose customers choose them, such as travel. */
  orderedPeriod?: (details: Shapes['details']) => Period;
  /**
   * The price of an order on `day`, shown by the browser and charged by the server [Q16]. `null` while the given data
   * have no price.
   */
  price: (plan: Shapes['plan'], order: Shapes['priceInput'], day: IsoDate) => Price | null;
  /** Returns those of the plan's documents that this order needs. `parts` are its slices: typed, sent or stored. */
  documents: (
    specs: readonly AttachmentSpec[],
    parts: Readonly<Record<string, unknown>>,
    day: IsoDate,
  ) => AttachmentSpec[];
  /** The price rows of a placed order. */
  priceRows: (order: PlacedOrder<Shapes>) => PriceRow[];
};

/** The schemas of a line's stored and displayed records. */
export type LineRecords<Shapes extends LineShapes> = {
  /** A product in full. */
  plan: z.ZodType<Shapes['plan']>;
  /** A product in a list. */
  planCard: z.ZodType;
  /** The stored facts about who and what is insured. */
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
 * For each part that most orders have, whether an order of this line includes it. `none`: the part has its default
 * (`coreOrder` in `order/record.ts`). The type is computed from the steps and the payload, so a line that drops a step
 * must set `none` here.
 */
export type CoreParts<Shapes extends Pick<LineShapes, 'steps' | 'order'>> = {
  /** A term of whole years. A line without it states the days of an order in `orderedPeriod`. */
  years: IncludesYears<Shapes['order']>;
  /** A printed policy, and where it is sent. */
  shipping: IncludesStep<Shapes['steps'], 'shipping'>;
  /** The product's questions. */
  declarations: IncludesStep<Shapes['steps'], 'declarations'>;
  /** The home address of the insured. */
  addresses: IncludesStep<Shapes['steps'], 'addresses'>;
};

/** Without a term of years, only the line knows the days that an order covers. */
type PeriodOf<Shapes extends LineShapes> =
  IncludesYears<Shapes['order']> extends 'none'
    ? Required<Pick<LinePricing<Shapes>, 'orderedPeriod'>>
    : unknown;

/** The rules and schemas of a line: everything that loads zod. */
export type LineRules<Shapes extends LineShapes> = LinePricing<Shapes> &
  PeriodOf<Shapes> & {
    search: SearchCodec<Shapes['search']>;
    coreParts: CoreParts<Shapes>;
    /** The steps of an order, in their order [Q14]. */
    steps: readonly LineStep<Shapes>[];
    /** The schema of the order payload, which depends on the ordered plan. */
    orderForm: (context: StepContext<Shapes['plan']>) => z.ZodType<Shapes['order']>;
    /** The search that fits an order: one that is sent with it may not contradict it. */
    orderedSearch: (order: Shapes['order'], plan: Shapes['plan']) => OrderedSearch;
    /** Returns those of the plan's questions that concern this order; absent for all. `parts` are its slices. */
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
  /** 'Kesehatan': the name on tabs. */
  label: string;
  family: ProductFamily;
  /** 'Asuransi Properti': the name of the family on the home page and in the menu. */
  familyLabel: string;
  landingPath: string;
  claimType: ClaimType;
  claimLabel: string;
  /** The causes, documents and choices of its claims. */
  claims: ClaimRules;
  /** The category of the FAQ page with the guide of this line. */
  guide: string;
  listPath: string;
  /** The form that orders a plan [2 §2]. */
  orderPath: (planId: string) => string;
  /** In policy numbers: `POL-KES-2026-000123`. */
  policyCode: string;
  /** Maximum number of compared plans [Q12]. */
  compareLimit: number;
  /** The price filter of the list, in rupiah [2 §9]. */
  priceRange: { min: number; max: number; step: number };
  /** Milliseconds that the incomplete-profile warning shows before the redirect [2 §4]. */
  profileWarningMs: number;
  loadRules: () => Promise<LineRules<Shapes>>;
};
