import { useEffect, useRef, useState } from 'react';
import type { Problem } from '../problems/problems.ts';

export type StepCheck = {
  problems: readonly Problem[];
  /**
   * What came up after the step may have been left, such as a file that the server refuses: it shuts the way on, and
   * takes nobody back in the middle of typing.
   */
  late?: readonly Problem[];
  /** Stands above the problems instead of their count. */
  title?: string;
  /** Every field is filled, and still this cannot go on: why. */
  blocked?: string;
};

export type StepInfo = { id: string; title: string };

/** The first earlier step that has problems: the wizard cannot be continued before they are mended. */
export type EarlierProblems = { step: StepInfo; problems: readonly Problem[] };

export type StepsOptions<Step extends StepInfo> = {
  steps: readonly Step[];
  /** Id of the wanted step; the first when unknown. */
  step: string;
  check: (step: Step) => StepCheck;
  onStepChange: (id: string, options?: { replace?: boolean }) => void;
  /** The wizard is a part of a page, whose top is not its own: its title, which takes the focus, comes into view. */
  inPage?: boolean;
};

type Attempt = { step: string; count: number; fields: readonly string[] };

/** Nothing of the step stands in the way. */
export const passes = ({ problems, blocked }: StepCheck) => problems.length === 0 && !blocked;

/**
 * Where a wizard stands. A step cannot be reached before those ahead of it are right, whatever the URL says.
 * Problems show after an attempt to go on, and each goes as soon as its field is right.
 */
export function useSteps<Step extends StepInfo>({
  steps,
  step,
  check,
  onStepChange,
  inPage = false,
}: StepsOptions<Step>) {
  const [attempt, setAttempt] = useState<Attempt>({ step: '', count: 0, fields: [] });
  const open = steps.findIndex((candidate) => !passes(check(candidate)));
  const reach = open === -1 ? steps.length - 1 : open;
  const shown = useRef<number | null>(null);
  const found = steps.findIndex(({ id }) => id === step);
  // A hash that is none of ours, such as an anchor's, leaves the step as it is.
  const wanted = found === -1 && step !== '' ? (shown.current ?? 0) : Math.max(0, found);
  const index = Math.min(wanted, reach);
  const current = steps[index];

  useEffect(() => {
    if (current && step !== '' && step !== current.id) onStepChange(current.id, { replace: true });
  }, [current, step, onStepChange]);

  useEffect(() => {
    const before = shown.current;
    shown.current = index;
    if (before === null || before === index) return;
    if (!inPage) window.scrollTo({ top: 0, behavior: 'instant' });
  }, [index, inPage]);

  const { late: own = [], ...result } = current ? check(current) : { problems: [] };
  const problems = [...result.problems, ...own];
  const attempted = attempt.step === current?.id;
  const earlierProblems: EarlierProblems | undefined = steps
    .slice(0, index)
    .map((step) => ({ step, problems: check(step).late ?? [] }))
    .find(({ problems: late }) => late.length > 0);

  return {
    index,
    current,
    isLast: index === steps.length - 1,
    attempt: attempt.count,
    /** Only what stood in the way at the last attempt: a field not yet reached is not scolded. */
    problems: attempted ? problems.filter(({ field }) => attempt.fields.includes(field)) : [],
    title: attempted ? result.title : undefined,
    blocked: attempted ? result.blocked : undefined,
    earlierProblems,
    /** Attempts to leave the step at hand. */
    attempts: attempted ? attempt.count : 0,
    /** True when the step at hand and those ahead of it are right; otherwise its problems show. */
    tryStep(): boolean {
      if (!current || (passes({ ...result, problems }) && !earlierProblems)) return true;
      setAttempt({
        step: current.id,
        count: attempt.count + 1,
        fields: problems.map(({ field }) => field),
      });
      return false;
    },
    /** Opens a step at fields that somebody else found wrong, such as the server. */
    showProblems(id: string, fields: readonly string[]) {
      setAttempt({ step: id, count: attempt.count + 1, fields });
      if (id !== current?.id) onStepChange(id);
    },
    goTo(id: string) {
      setAttempt({ ...attempt, step: '' });
      onStepChange(id);
    },
  };
}
