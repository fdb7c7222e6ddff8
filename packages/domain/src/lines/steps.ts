import type { PlanOf } from './catalogue.ts';
import { REVISION_TITLES, type RevisionItem } from './revision.ts';
import { ORDER_STEPS } from './schemas.ts';
import type { SoldLine } from './sold-line.ts';
import type { OrderStep } from './step.ts';

export { ORDER_FORMS, ORDER_STEPS } from './schemas.ts';
export type { OrderStep, StepContext } from './step.ts';

type StepOf<L extends SoldLine> = (typeof ORDER_STEPS)[L][number];
/** A step of the line as code for any line sees it. */
export type LineStep<L extends SoldLine> = OrderStep<PlanOf<L>> & { id: StepId<L> };
/** The ids of a line's steps: each needs a page. */
export type StepId<L extends SoldLine> = StepOf<L>['id'];

const STEPS: { [L in SoldLine]: readonly LineStep<L>[] } = ORDER_STEPS;

/** The steps of a line, for code that serves any line. */
export function orderSteps<L extends SoldLine>(line: L): readonly LineStep<L>[] {
  return STEPS[line];
}

/** What an insurer can send back of an order of the line, in the order of its steps. */
export function revisionItems(line: SoldLine): RevisionItem[] {
  return orderSteps(line).flatMap(({ revises }) => (revises ? [revises] : []));
}

/** One step an item that was sent back, in the order of the line's steps and with the title of a revision [2 §2]. */
export function revisionSteps<L extends SoldLine>(line: L, items: readonly string[]) {
  return orderSteps(line).flatMap((step) =>
    step.revises && items.includes(step.revises) ? [{ ...step, title: REVISION_TITLES[step.revises] }] : [],
  );
}
