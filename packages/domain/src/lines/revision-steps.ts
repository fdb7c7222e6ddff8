import { REVISION_TITLES, type RevisionItem } from './revision.ts';
import type { OrderStep } from './step.ts';

/** Returns the items that an insurer can return for correction, in the order of the steps. */
export function revisionItems(steps: readonly Pick<OrderStep, 'revises'>[]): RevisionItem[] {
  return steps.flatMap(({ revises }) => (revises ? [revises] : []));
}

/** Returns the steps that correct the returned items, in the order of `steps` and with the titles of a revision [2 §2]. */
export function revisionSteps<Step extends Pick<OrderStep, 'revises' | 'title'>>(
  steps: readonly Step[],
  items: readonly string[],
): Step[] {
  return steps.flatMap((step) =>
    step.revises && items.includes(step.revises) ? [{ ...step, title: REVISION_TITLES[step.revises] }] : [],
  );
}
