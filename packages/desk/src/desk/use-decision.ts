import type { ApiProblem } from '@naungan/api/api-problem';
import { useRef, useState } from 'react';
import { problemOf } from './use-resource.ts';

const CONFLICT = 409;

/** A decision that is sent once: a second submission while the first runs is ignored. */
export type Decision = {
  isPending: boolean;
  problem: ApiProblem | null;
  /** Whether the record changed meanwhile. */
  isConflict: boolean;
  /** Resolves to whether the decision succeeded. */
  send: (work: () => Promise<unknown>) => Promise<boolean>;
  reset: () => void;
};

/** `onConflict` is called when the server refuses a decision because the record changed; it loads the record again. */
export function useDecision(onConflict: () => void): Decision {
  const [state, setState] = useState<{ isPending: boolean; problem: ApiProblem | null }>({
    isPending: false,
    problem: null,
  });
  // The state changes only with the next rendering: a double click would send twice.
  const isRunning = useRef(false);
  return {
    ...state,
    isConflict: state.problem?.status === CONFLICT,
    reset() {
      isRunning.current = false;
      setState({ isPending: false, problem: null });
    },
    async send(work) {
      if (isRunning.current) return false;
      isRunning.current = true;
      setState({ isPending: true, problem: null });
      try {
        await work();
        // Stays locked until `reset`: the second click of a double click must not send again.
        setState({ isPending: false, problem: null });
        return true;
      } catch (error) {
        const problem = problemOf(error);
        setState({ isPending: false, problem });
        isRunning.current = false;
        if (problem.status === CONFLICT) onConflict();
        return false;
      }
    },
  };
}
