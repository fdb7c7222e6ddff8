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
import type { FormerOrderDraft } from './saved-draft/former-draft.ts';
import type { SlicesOf } from './slices.ts';

/** The part of a line's rules that the wizard needs. */
export type OrderRules<L extends ProductType> = Pick<
  LineRules<LineTypes[L]>,
  'documents' | 'orderForm' | 'price' | 'questions' | 'steps'
>;

/** The order wizard of a line: the rules, a page for each step, and the initial draft. */
export type LineOrder<L extends ProductType> = {
  /** The rules that the wizard checks and prices by, the same as the server's. */
  rules: OrderRules<L>;
  /** One page for each step: a missing one does not compile. */
  pages: Record<StepId<L>, StepPage<PlanOf<L>, SlicesOf<L>>>;
  /** A new draft takes over what was searched for. */
  emptySlices: (search: SearchOf<L>) => SlicesOf<L>;
  /** A draft that is resumed after another search takes over that one. */
  withSearch: (slices: SlicesOf<L>, search: SearchOf<L>) => SlicesOf<L>;
  /** A draft with what the catalogue says today of what it searched for; what was typed stays. */
  withFacts?: (slices: SlicesOf<L>, search: SearchOf<L>) => SlicesOf<L>;
  /** For another plan of the line: without what belongs to one plan, such as its terms and questions. */
  copySlices: (slices: SlicesOf<L>) => SlicesOf<L>;
  /** Of a draft that a browser stored before drafts had slices. */
  formerSlices?: (former: FormerOrderDraft) => SlicesOf<L>;
  /** What the insurer has now, as it would be typed. */
  revisedSlices: (revision: LineTypes[L]['revision']) => SlicesOf<L>;
  /** The product whose rules a revision goes by. */
  revisedPlan: (revision: LineTypes[L]['revision']) => PlanOf<L>;
  priceInputOf: (slices: SlicesOf<L>) => LineTypes[L]['priceInput'];
  /** The search that the order came from, for its payload. */
  params: (slices: SlicesOf<L>) => Record<string, string>;
  /** Whether a search is complete enough to decide that a plan does not insure its object. */
  judges: (search: SearchOf<L>) => boolean;
  /** Rows above the price in the summary. */
  costs?: (slices: SlicesOf<L>, amounts: OrderAmounts, rows: readonly PriceRow[]) => readonly Description[];
  /** The confirmation before an order is sent; default: the text of all lines. */
  confirm?: { title: string; description: string };
  /** The text in place of a price while the form is incomplete. */
  noPrice: string;
};
