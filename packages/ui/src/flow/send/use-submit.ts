import { useRef, useState } from 'react';
import { dismissToast, toast } from '../../primitives/toast/index.ts';
import { type ApiProblem, readApiProblem } from '../api-problem.ts';
import { useBackOnline } from '../use-back-online.ts';

export type SubmitState<Reply> =
  | { state: 'idle' }
  /** `cancel` aborts the submission; null once the server may execute it. */
  | { state: 'sending'; progress: number; cancel: (() => void) | null }
  | { state: 'failed'; error: ApiProblem }
  | { state: 'done'; reply: Reply };

/**
 * Returns an abort signal and two functions: `getCancel()` returns the function that aborts, or null after `commit()`
 * was called.
 */
function createCancellation() {
  const controller = new AbortController();
  let cancel: (() => void) | null = () => controller.abort();
  return {
    signal: controller.signal,
    getCancel: () => cancel,
    commit: () => {
      cancel = null;
    },
  };
}

export type SendTools = {
  /** Reports progress from 0 to 1. */
  onProgress: (ratio: number) => void;
  /** Aborts when the member cancels. A submission that was cancelled has changed nothing on the server. */
  signal: AbortSignal;
  /** Call this before the request that changes data on the server: from then on the member cannot cancel. */
  onCommit: () => void;
};

/**
 * Runs one submission at a time, with progress and cancelling. A failure is shown in a toast unless `isQuiet` returns
 * true for it. The failure also stays in the state until `step` changes, so that the form can display it [Q22]. A
 * failure without a response stays only until the network returns.
 * @param fallbackMessage shown for a failure without a message
 * @param step id of the open step
 */
export function useSubmit<Reply>(
  fallbackMessage: string,
  step = '',
  isQuiet: (error: ApiProblem) => boolean = () => false,
) {
  const [submitState, setSubmitState] = useState<SubmitState<Reply>>({ state: 'idle' });
  const [previousStep, setPreviousStep] = useState(step);
  // A new step discards the failure. React repeats the rendering immediately when a component sets its state here.
  if (previousStep !== step) {
    setPreviousStep(step);
    if (submitState.state === 'failed') setSubmitState({ state: 'idle' });
  }
  const isBusy = useRef(false);
  const failureToast = useRef<number>(undefined);
  useBackOnline(submitState.state === 'failed' && submitState.error.status === 0, () => {
    setSubmitState({ state: 'idle' });
    if (failureToast.current) dismissToast(failureToast.current);
  });

  async function submit(send: (tools: SendTools) => Promise<Reply>) {
    if (isBusy.current) return;
    isBusy.current = true;
    if (failureToast.current) dismissToast(failureToast.current);
    const { signal, ...cancellation } = createCancellation();
    let progress = 0;
    const updateProgress = () =>
      setSubmitState({ state: 'sending', progress, cancel: cancellation.getCancel() });
    updateProgress();
    try {
      const reply = await send({
        signal,
        onProgress(ratio) {
          progress = ratio;
          if (!signal.aborted) updateProgress();
        },
        onCommit() {
          cancellation.commit();
          updateProgress();
        },
      });
      setSubmitState({ state: 'done', reply });
    } catch (thrown) {
      if (signal.aborted) {
        setSubmitState({ state: 'idle' });
        return;
      }
      const error = readApiProblem(thrown, fallbackMessage);
      setSubmitState({ state: 'failed', error });
      if (!isQuiet(error)) failureToast.current = toast({ tone: 'danger', message: error.message });
    } finally {
      isBusy.current = false;
    }
  }

  return { submitState, submit };
}
