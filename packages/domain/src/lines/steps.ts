import type * as z from 'zod';
import type { OrderOf, PlanOf } from './catalogue.ts';
import { healthOrderForm } from './health/form.ts';
import { HEALTH_STEPS } from './health/steps.ts';
import { personalAccidentOrderForm } from './personal-accident/form.ts';
import { PERSONAL_ACCIDENT_STEPS } from './personal-accident/steps.ts';
import { REVISION_TITLES, type RevisionItem } from './revision.ts';
import type { SoldLine } from './sold-line.ts';
import type { OrderStep, StepContext } from './step.ts';

export type { OrderStep, StepContext } from './step.ts';

/** The steps of each line's order, in their order [Q14]. */
export const ORDER_STEPS = {
  kesehatan: HEALTH_STEPS,
  kecelakaandiri: PERSONAL_ACCIDENT_STEPS,
} as const satisfies { [L in SoldLine]: readonly OrderStep<PlanOf<L>>[] };

/** The payload of each line's orders, made of its steps and checked by the rules of the plan that is ordered. */
export const ORDER_FORMS: { [L in SoldLine]: (context: StepContext<PlanOf<L>>) => z.ZodType<OrderOf<L>> } = {
  kesehatan: healthOrderForm,
  kecelakaandiri: personalAccidentOrderForm,
};

type StepOf<L extends SoldLine> = (typeof ORDER_STEPS)[L][number];
/** A step of the line as code for any line sees it. */
export type LineStep<L extends SoldLine> = OrderStep<PlanOf<L>> & { id: StepId<L> };
/** The ids of a line's steps: each needs a page. */
export type StepId<L extends SoldLine> = StepOf<L>['id'];
/** The parts that a line's order is made of. */
export type SliceName<L extends SoldLine> = Exclude<StepOf<L>['slice'], null>;

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
