import { passes } from '../../flow/use-steps/use-steps.ts';
import type { StepPart, StepState } from '../order-step/step-part.ts';

const FILES = 'lampiran';

/**
 * Documents leave the device once all that comes before them is right, the terms first of all: who only opens a plan
 * sends nothing, though the order begins with the documents of the last one.
 */
export function filesMayGo(
  steps: readonly { id: string }[],
  parts: Readonly<Record<string, StepPart>>,
  typed: StepState,
): boolean {
  const before = steps.slice(
    0,
    steps.findIndex(({ id }) => id === FILES),
  );
  return before.every(({ id }) => passes(parts[id]?.check(typed) ?? { problems: [] }));
}
