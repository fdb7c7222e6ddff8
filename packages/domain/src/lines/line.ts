import type { AttachmentSpec } from '../attachment/rules.ts';
import type { IsoDate } from '../dates/iso-date.ts';
import type { Product } from '../product/record.ts';
import type { Period } from './period.ts';
import type { Price, PriceRow } from './price.ts';
import type { ProductType, ProductTypeInfo } from './product-type.ts';
import type { SearchCodec } from './search.ts';

/** The types that each line has of its own. */
export type LineShapes = {
  /** A product in full. */
  plan: object;
  /** What a list of its products is asked for. */
  search: object;
  /** What of an order its price follows from. */
  priced: object;
  /** A checked payload. */
  order: object;
  /** What is stored of whom and what is insured. */
  details: object;
  /** What an order shows; what was bought is named wherever it stands. */
  orderDetail: { product: Pick<Product, 'productName' | 'insuranceCompany'> };
  policyDetail: object;
  revision: object;
};

/** Those that period and price follow from. */
export type PricedShapes = Pick<LineShapes, 'plan' | 'search' | 'priced' | 'details'>;

/** What rows and period of an order follow from once it is stored. */
export type PlacedOrder<Shapes extends PricedShapes> = {
  amounts: Price['amounts'];
  /** Whole years of cover. */
  timePeriod: number;
  product: Shapes['plan'];
  details: Shapes['details'];
};

/** What is plain about a line, whatever its schemas are. */
export type LineFacts<Code extends ProductType> = ProductTypeInfo & {
  code: Code;
  listPath: string;
  /** The form that orders a plan [2 §2]. */
  orderPath: (planId: string) => string;
  /** In policy numbers: `POL-KES-2026-000123`. */
  policyCode: string;
  /** Most plans side by side [Q12]. */
  compareLimit: number;
  /** The price filter of the list, in rupiah [2 §9]. */
  priceRange: { min: number; max: number; step: number };
  /** How long the incomplete-profile warning stays before the redirect [2 §4]. */
  profileWarningMs: number;
};

/**
 * All that is plain about a line; its schemas stand beside it in `record.ts`, `steps.ts` and `form.ts`. They know which
 * lines there are, so `line.ts` and `price.ts` name what they need of a plan themselves, not by its record.
 */
export type Line<Code extends ProductType, Shapes extends PricedShapes> = LineFacts<Code> & {
  search: SearchCodec<Shapes['search']>;
  /** From when to when a policy issued on this day covers. */
  period: (order: PlacedOrder<Shapes>, issuedOn: IsoDate) => Period;
  /** For cover that is ordered from day to day, as of a trip: known before there is a policy. */
  orderedPeriod?: (details: Shapes['details']) => Period;
  /**
   * What an order costs on `day`: shown by the browser and charged by the server [Q16]. `null` while what was
   * typed has no price.
   */
  price: (plan: Shapes['plan'], order: Shapes['priced'], day: IsoDate) => Price | null;
  /** The documents of a plan that an order needs, by what it says of whom it insures: as typed, sent or stored. */
  documents: (
    specs: readonly AttachmentSpec[],
    parts: Readonly<Record<string, unknown>>,
    day: IsoDate,
  ) => AttachmentSpec[];
  /** The rows of an order that was placed. */
  priceRows: (order: PlacedOrder<Shapes>) => PriceRow[];
};
