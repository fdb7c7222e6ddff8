import type { IsoDate } from '../dates/iso-date.ts';
import type { Price, PriceRow } from './price.ts';
import type { ProductTypeInfo } from './product-type.ts';
import type { SearchCodec } from './search.ts';
import type { SoldLine } from './sold-line.ts';
import type { LineTypes } from './types.ts';

/** What rows are made from once an order is stored. */
export type PricedOrder<L extends SoldLine> = {
  amounts: Price['amounts'];
  /** Whole years of cover. */
  timePeriod: number;
  product: LineTypes[L]['plan'];
};

/** All that is plain about a line; its schemas stand beside it in `form.ts`, `record.ts` and `steps.ts`. */
export type Line<L extends SoldLine> = ProductTypeInfo & {
  code: L;
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
  search: SearchCodec<LineTypes[L]['search']>;
  /** Years that a policy runs, by what the order says. */
  termYears: (order: { timePeriod: number }) => number;
  /**
   * What an order costs on `day`: shown by the browser and charged by the server [Q16]. `null` while what was
   * typed has no price.
   */
  price: (plan: LineTypes[L]['plan'], order: LineTypes[L]['priced'], day: IsoDate) => Price | null;
  /** The rows of an order that was placed. */
  priceRows: (order: PricedOrder<L>) => PriceRow[];
};
