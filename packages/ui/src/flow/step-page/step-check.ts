import type { OrderStep } from '@naungan/domain/lines/steps';
import { schemaProblems } from '../problems/problems.ts';
import { passes, type StepCheck } from '../use-steps/use-steps.ts';
import type { StepPage, StepState } from './step-page.ts';

/** What a step's schema checks: its slice as it was typed, or what its page makes of it. */
export function stepInput<Plan, Slices extends object>(
  { slice }: Pick<OrderStep<Plan>, 'slice'>,
  page: StepPage<Plan, Slices>,
  state: StepState<Plan, Slices>,
): unknown {
  if (page.input) return page.input(state);
  return Object.entries(state.draft.slices).find(([name]) => name === slice)?.[1];
}

/** What is wrong at a step: by the domain's schema, unless its page can tell more. */
export function checkStep<Plan, Slices extends object>(
  step: OrderStep<Plan>,
  page: StepPage<Plan, Slices>,
  state: StepState<Plan, Slices>,
): StepCheck {
  if (page.check) return page.check(state);
  if (step.slice === null) return { problems: [] };
  const options = {
    prefix: `${step.slice}.`,
    ...(page.order && { order: page.order }),
    label: (field: string) => page.label?.(field, state.draft.slices),
  };
  return { problems: schemaProblems(step.schema(state), stepInput(step, page, state), options) };
}

/**
 * Documents leave the device once all that comes before them is right, the terms first of all: who only opens a plan
 * sends nothing, though the order begins with the documents of the last one.
 */
export function filesMayGo<Step extends Pick<OrderStep, 'slice'>>(
  steps: readonly Step[],
  check: (step: Step) => StepCheck,
): boolean {
  const files = steps.findIndex(({ slice }) => slice === 'attachments');
  return steps.slice(0, files).every((step) => passes(check(step)));
}
