import { useEffect, useRef, useState } from 'react';

/** Subscribes to changes of a draft in another tab or on another device; returns the function that unsubscribes. */
export type WatchDraft<Draft> = (apply: (update: (draft: Draft) => Draft) => void) => () => void;

export type WatchedDraftOptions<Draft> = {
  /** The draft, or a function that returns it. Read at the first render. */
  initialDraft: Draft | (() => Draft);
  /** Called after every change in this tab, to store the draft. */
  onChange?: ((draft: Draft) => void) | undefined;
  watch?: WatchDraft<Draft> | undefined;
  /** The id of the open step. */
  step: string;
};

/**
 * Holds a draft in component state and applies changes of other tabs and devices. `isUpdated` is true in the step in which
 * another tab or device changed the draft.
 */
export function useWatchedDraft<Draft>({ initialDraft, onChange, watch, step }: WatchedDraftOptions<Draft>) {
  const [draft, setDraft] = useState(initialDraft);
  const [updatedStep, setUpdatedStep] = useState<string>();
  const latestStep = useRef(step);

  useEffect(() => {
    latestStep.current = step;
  }, [step]);

  useEffect(
    () =>
      watch?.((update) => {
        setDraft(update);
        setUpdatedStep(latestStep.current);
      }),
    [watch],
  );

  function changeDraft(changedDraft: Draft) {
    setDraft(changedDraft);
    onChange?.(changedDraft);
  }
  return { draft, changeDraft, isUpdated: updatedStep === step };
}
