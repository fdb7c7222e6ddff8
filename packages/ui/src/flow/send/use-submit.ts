import { useRef, useState } from 'react';
import { dismissToast, toast } from '../../primitives/toast/index.ts';
import { type ApiProblem, readApiProblem } from '../api-problem.ts';
import { useBackOnline } from '../use-back-online.ts';

export type Submitting<Reply> =
  | { state: 'idle' }
  /** `cancel` calls it back; null once it is out of hand. */
  | { state: 'sending'; progress: number; cancel: (() => void) | null }
  | { state: 'failed'; error: ApiProblem }
  | { state: 'done'; reply: Reply };

/** Returns an abort signal that can be used until `commit`. */
function createCancellation() {
  const control = new AbortController();
  let cancel: (() => void) | null = () => control.abort();
  return {
    signal: control.signal,
    cancel: () => cancel,
    commit: () => {
      cancel = null;
    },
  };
}

export type SendTools = {
  /** Reports progress from 0 to 1. */
  onProgress: (ratio: number) => void;
  /** Aborts when the member cancels; then nothing has changed. */
  signal: AbortSignal;
  /** Call it before the request that the server may execute: from then on the member cannot cancel. */
  onCommit: () => void;
};

/**
 * Runs one submission at a time, with progress and cancelling. A failure is displayed as a toast, and stays in
 * the state until the step changes, so that the form can display it too [Q22]; one without a response, until the
 * network returns. No toast if `isQuiet` returns true.
 */
export function useSubmit<Reply>(
  fallback: string,
  step = '',
  isQuiet: (error: ApiProblem) => boolean = () => false,
) {
  const [submitting, setSubmitting] = useState<Submitting<Reply>>({ state: 'idle' });
  const [previousStep, setPreviousStep] = useState(step);
  if (previousStep !== step) {
    setPreviousStep(step);
    if (submitting.state === 'failed') setSubmitting({ state: 'idle' });
  }
  const isBusy = useRef(false);
  const failureToast = useRef<number>(undefined);
  useBackOnline(submitting.state === 'failed' && submitting.error.status === 0, () => {
    setSubmitting({ state: 'idle' });
    if (failureToast.current) dismissToast(failureToast.current);
  });

  async function submit(send: (tools: SendTools) => Promise<Reply>) {
    if (isBusy.current) return;
    isBusy.current = true;
    if (failureToast.current) dismissToast(failureToast.current);
    const { signal, ...control } = createCancellation();
    let progress = 0;
    const updateProgress = () => setSubmitting({ state: 'sending', progress, cancel: control.cancel() });
    updateProgress();
    try {
      const response = await send({
        signal,
        onProgress(ratio) {
          progress = ratio;
          if (!signal.aborted) updateProgress();
        },
        onCommit() {
          control.commit();
          updateProgress();
        },
      });
      setSubmitting({ state: 'done', reply: response });
    } catch (thrown) {
      if (signal.aborted) {
        setSubmitting({ state: 'idle' });
        return;
      }
      const error = readApiProblem(thrown, fallback);
      setSubmitting({ state: 'failed', error });
      if (!isQuiet(error)) failureToast.current = toast({ tone: 'danger', message: error.message });
    } finally {
      isBusy.current = false;
    }
  }

  return { submitting, submit };
}
