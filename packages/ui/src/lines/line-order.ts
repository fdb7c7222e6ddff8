import type { OrderAmounts } from '@naungan/domain/fee';
import type {
  LineRules,
  LineTypes,
  PlanOf,
  PriceRow,
  ProductType,
  SearchOf,
  StepId,
} from '@naungan/domain/lines';
import type { StepPage } from '../flow/step-page/step-page.ts';
import type { Description } from '../primitives/description-list/index.ts';
import type { FlatOrderDraft } from './saved-draft/flat-draft.ts';
import type { SlicesOf } from './slices.ts';

/** The part of a line's rules that the wizard needs. */
export type OrderRules<L extends ProductType> = Pick<
  LineRules<LineTypes[L]>,
  'documents' | 'orderForm' | 'price' | 'questions' | 'steps'
>;

/** The order wizard of a line: the rules, a page for each step, and the initial draft. */
export type LineOrder<L extends ProductType> = {
  /** The rules for the wizard's validation and prices; the server uses the same rules. */
  rules: OrderRules<L>;
  /** One page for each step. A step without a page is a type error. */
  pages: Record<StepId<L>, StepPage<PlanOf<L>, SlicesOf<L>>>;
  /** Returns the slices of a new draft, with the values of the search. */
  emptySlices: (search: SearchOf<L>) => SlicesOf<L>;
  /** Returns the slices of a stored draft, with the values of another search. */
  withSearch: (slices: SlicesOf<L>, search: SearchOf<L>) => SlicesOf<L>;
  /** Returns the slices with the server's current reference data of the searched object. Typed values stay unchanged. */
  withServerFacts?: (slices: SlicesOf<L>, search: SearchOf<L>) => SlicesOf<L>;
  /**
   * Returns the slices for another plan of the line. Fields that depend on the plan, such as accepted terms and
   * answers to questions, are empty.
   */
  copySlices: (slices: SlicesOf<L>) => SlicesOf<L>;
  /** Returns the slices of a draft that a browser stored before drafts had slices. */
  slicesOfFlatDraft?: (flatDraft: FlatOrderDraft) => SlicesOf<L>;
  /** Returns the slices with the current data of the order, as form values. */
  revisedSlices: (revision: LineTypes[L]['revision']) => SlicesOf<L>;
  /** Returns the product whose rules apply to a revision. */
  revisedPlan: (revision: LineTypes[L]['revision']) => PlanOf<L>;
  priceInputOf: (slices: SlicesOf<L>) => LineTypes[L]['priceInput'];
  /** Returns the order's search values as URL parameters. The request for the order contains these parameters too. */
  params: (slices: SlicesOf<L>) => Record<string, string>;
  /** Returns whether the search is complete enough to decide whether a plan insures the searched object. */
  canDecideEligibility: (search: SearchOf<L>) => boolean;
  /** Returns the rows above the price in the summary. */
  costRows?: (
    slices: SlicesOf<L>,
    amounts: OrderAmounts,
    rows: readonly PriceRow[],
  ) => readonly Description[];
  /** The texts of the confirmation before an order is sent. Default: the texts that all lines share. */
  confirmationTexts?: { title: string; description: string };
  /** The text in place of a price while the form is incomplete. */
  pendingPriceText: string;
};
