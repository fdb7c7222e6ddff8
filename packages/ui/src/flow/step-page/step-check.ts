import type { OrderStep } from '@naungan/domain/lines';
import { schemaProblems } from '../step-problems.ts';
import { isStepValid, type StepCheck } from '../use-steps.ts';
import type { StepPage, StepState } from './step-page.ts';

/** Returns the input of a step's schema: its slice of the draft, or the page's `input`. */
export function stepInput<Plan, Slices extends object>(
  { slice }: Pick<OrderStep<Plan>, 'slice'>,
  page: StepPage<Plan, Slices>,
  state: StepState<Plan, Slices>,
): unknown {
  if (page.input) return page.input(state);
  return Object.entries(state.draft.slices).find(([name]) => name === slice)?.[1];
}

/** Returns the problems of a step: from its page's `check` if it has one, else from the domain's schema. */
export function checkStep<Plan, Slices extends object>(
  step: OrderStep<Plan>,
  page: StepPage<Plan, Slices>,
  state: StepState<Plan, Slices>,
): StepCheck {
  if (page.check) return page.check(state);
  if (step.slice === null) return { problems: [] };
  const options = {
    prefix: `${step.slice}.`,
    fieldOrder: page.fieldOrder,
    label: (field: string) => page.label?.(field, state.draft.slices),
  };
  return { problems: schemaProblems(step.schema(state), stepInput(step, page, state), options) };
}

/**
 * Returns whether documents may be uploaded: only if all steps before the documents are valid, including the terms. So
 * a visitor who only opens a plan uploads nothing, even if the new draft contains the documents of an earlier
 * order.
 */
export function canUploadFiles<Step extends Pick<OrderStep, 'slice'>>(
  steps: readonly Step[],
  check: (step: Step) => StepCheck,
): boolean {
  const documentsIndex = steps.findIndex(({ slice }) => slice === 'attachments');
  return documentsIndex !== -1 && steps.slice(0, documentsIndex).every((step) => isStepValid(check(step)));
}
