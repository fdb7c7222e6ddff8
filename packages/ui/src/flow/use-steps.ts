import { useEffect, useRef, useState } from 'react';
import type { StepProblem } from './step-problems.ts';

export type StepCheck = {
  problems: readonly StepProblem[];
  /**
   * Problems that may appear after the visitor has left the step, such as a file that the server rejects later. The
   * visitor cannot continue from this step or a later one, but stays on the displayed step, because the visitor may be
   * typing there.
   */
  lateProblems?: readonly StepProblem[];
  /** Replaces the title above the problems, 'Periksa n isian berikut'. */
  title?: string | undefined;
  /** Why the flow cannot continue although every field is filled in. */
  blockedReason?: string;
};

export type StepInfo = { id: string; title: string };

/**
 * The first earlier step with late problems, and those problems. The wizard cannot continue until the problems are corrected.
 */
export type EarlierProblems = { step: StepInfo; problems: readonly StepProblem[] };

export type StepsOptions<Step extends StepInfo> = {
  steps: readonly Step[];
  /** Id of the requested step. '' means the first step; an unknown id keeps the displayed step. */
  step: string;
  check: (step: Step) => StepCheck;
  onStepChange: (id: string, options?: { replace?: boolean }) => void;
  /**
   * Whether the page has other content around the wizard. If so, a new step does not scroll to the top of the page;
   * `WizardFrame` focuses the wizard's title.
   */
  inPage?: boolean;
};

/** The last failed attempt to continue: its step, the number of failed attempts so far, and the invalid fields. */
type Attempt = { step: string; count: number; fields: readonly string[] };

/** Returns whether a step has no problems and is not blocked. `lateProblems` do not count. */
export const isStepValid = ({ problems, blockedReason }: StepCheck) =>
  problems.length === 0 && !blockedReason;

/**
 * Returns a function that calls `check` once per step and caches the result. A wizard needs each result several times
 * per render, and the check of a step with many fields takes milliseconds on a phone.
 */
function cacheChecks<Step extends StepInfo>(check: (step: Step) => StepCheck): (step: Step) => StepCheck {
  const checks = new Map<string, StepCheck>();
  return (step) => {
    const earlierCheck = checks.get(step.id);
    if (earlierCheck) return earlierCheck;
    const newCheck = check(step);
    checks.set(step.id, newCheck);
    return newCheck;
  };
}

/**
 * Navigation of a wizard. A step can be opened only if all steps before it are valid, even if the URL contains
 * a later step. Problems are displayed after the visitor has tried to continue; each disappears when its field
 * is valid.
 */
export function useSteps<Step extends StepInfo>({
  steps,
  step,
  check: checkStep,
  onStepChange,
  inPage = false,
}: StepsOptions<Step>) {
  const check = cacheChecks(checkStep);
  const [attempt, setAttempt] = useState<Attempt>({ step: '', count: 0, fields: [] });
  const displayedIndex = useRef<number | null>(null);
  const requestedIndex = steps.findIndex(({ id }) => id === step);
  // A hash that is not the id of a step, such as an anchor of the page, does not change the step.
  const targetIndex =
    requestedIndex === -1 && step !== '' ? (displayedIndex.current ?? 0) : Math.max(0, requestedIndex);
  const firstInvalidIndex = steps
    .slice(0, targetIndex)
    .findIndex((candidate) => !isStepValid(check(candidate)));
  const index = firstInvalidIndex === -1 ? targetIndex : firstInvalidIndex;
  const currentStep = steps[index];

  useEffect(() => {
    if (currentStep && step !== '' && step !== currentStep.id)
      onStepChange(currentStep.id, { replace: true });
  }, [currentStep, step, onStepChange]);

  useEffect(() => {
    const previousIndex = displayedIndex.current;
    displayedIndex.current = index;
    if (previousIndex === null || previousIndex === index) return;
    if (!inPage) window.scrollTo({ top: 0, behavior: 'instant' });
  }, [index, inPage]);

  const { lateProblems: currentLateProblems = [], ...currentCheck } = currentStep
    ? check(currentStep)
    : { problems: [] };
  const problems = [...currentCheck.problems, ...currentLateProblems];
  const isAttempted = attempt.step === currentStep?.id;
  const earlierProblems: EarlierProblems | undefined = steps
    .slice(0, index)
    .map((candidate) => ({ step: candidate, problems: check(candidate).lateProblems ?? [] }))
    .find((earlierStep) => earlierStep.problems.length > 0);

  return {
    index,
    currentStep,
    isLast: index === steps.length - 1,
    attemptCount: attempt.count,
    /** Problems of the fields that were invalid at the last attempt; fields that became invalid later are left out. */
    problems: isAttempted ? problems.filter(({ field }) => attempt.fields.includes(field)) : [],
    title: isAttempted ? currentCheck.title : undefined,
    blockedReason: isAttempted ? currentCheck.blockedReason : undefined,
    earlierProblems,
    /** The number of attempts so far if the last attempt was on the current step, otherwise 0. */
    stepAttemptCount: isAttempted ? attempt.count : 0,
    /** Returns true if the current step and those before it are valid; otherwise displays the problems. */
    tryStep(): boolean {
      if (!currentStep || (isStepValid({ ...currentCheck, problems }) && !earlierProblems)) return true;
      setAttempt({
        step: currentStep.id,
        count: attempt.count + 1,
        fields: problems.map(({ field }) => field),
      });
      return false;
    },
    /** Opens a step and displays the problems of these fields, for example fields that the server rejected. */
    showProblems(id: string, fields: readonly string[]) {
      setAttempt({ step: id, count: attempt.count + 1, fields });
      if (id !== currentStep?.id) onStepChange(id);
    },
    /** Opens a step without displaying problems. */
    goTo(id: string) {
      setAttempt({ ...attempt, step: '' });
      onStepChange(id);
    },
  };
}
