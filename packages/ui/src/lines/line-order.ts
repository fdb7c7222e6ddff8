import type { LineTypes, PlanOf, SearchOf, SoldLine } from '@naungan/domain/lines';
import type { StepId } from '@naungan/domain/lines/steps';
import type { StepPage } from '../flow/step-page/step-page.ts';
import type { FormerOrderDraft } from './saved-draft/former-draft.ts';
import type { SlicesOf } from './slices.ts';

/** How an order of a line is filled in: a page a step, and what its draft begins with. */
export type LineOrder<L extends SoldLine> = {
  /** A step without a page does not compile, nor does a page without a step. */
  pages: Record<StepId<L>, StepPage<PlanOf<L>, SlicesOf<L>>>;
  /** A new draft takes over what was searched for. */
  emptySlices: (search: SearchOf<L>) => SlicesOf<L>;
  /** A draft that is resumed after another search takes over that one. */
  withSearch: (slices: SlicesOf<L>, search: SearchOf<L>) => SlicesOf<L>;
  /** For another plan of the line: without what belongs to one plan, such as its terms and questions. */
  copySlices: (slices: SlicesOf<L>) => SlicesOf<L>;
  /** Of a draft that a browser stored before drafts had slices. */
  formerSlices?: (former: FormerOrderDraft) => SlicesOf<L>;
  /** What the insurer has now, as it would be typed. */
  revisedSlices: (revision: LineTypes[L]['revision']) => SlicesOf<L>;
  /** The product whose rules a revision goes by. */
  revisedPlan: (revision: LineTypes[L]['revision']) => PlanOf<L>;
  priced: (slices: SlicesOf<L>) => LineTypes[L]['priced'];
  /** The search that the order came from, for its payload. */
  params: (slices: SlicesOf<L>) => Record<string, string>;
  /** In the place of a price that what was typed does not give yet. */
  noPrice: string;
};
