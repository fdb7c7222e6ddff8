import { useRef, useState } from 'react';
import { dismissToast, toast } from '../../primitives/toast/index.ts';
import { type ActionError, readError } from '../action-error/action-error.ts';

export type Submitting<Answer> =
  | { state: 'idle' }
  /** `cancel` calls it back; null once it is out of hand. */
  | { state: 'sending'; progress: number; cancel: (() => void) | null }
  | { state: 'failed'; error: ActionError }
  | { state: 'done'; answer: Answer };

/** Can be cancelled until it is committed. */
function callableBack() {
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
  /** 0 to 1. */
  onProgress: (ratio: number) => void;
  /** Aborts when it is called back: everything is as before then. */
  signal: AbortSignal;
  /** From here on it cannot be called back: the other side may have it. */
  onCommit: () => void;
};

/**
 * Sends once at a time, tells how far it is, and can be called back until it is out of hand. A failure is said in a
 * toast and kept, so that the form can say it too [Q22], until the step is left: whoever comes back has read it. One that
 * the form asks about instead is quiet.
 */
export function useSubmit<Answer>(
  fallback: string,
  step = '',
  isQuiet: (error: ActionError) => boolean = () => false,
) {
  const [submitting, setSubmitting] = useState<Submitting<Answer>>({ state: 'idle' });
  const [place, setPlace] = useState(step);
  if (place !== step) {
    setPlace(step);
    if (submitting.state === 'failed') setSubmitting({ state: 'idle' });
  }
  const busy = useRef(false);
  const failed = useRef<number>(undefined);

  async function submit(send: (tools: SendTools) => Promise<Answer>) {
    if (busy.current) return;
    busy.current = true;
    if (failed.current) dismissToast(failed.current);
    const { signal, ...control } = callableBack();
    let progress = 0;
    const show = () => setSubmitting({ state: 'sending', progress, cancel: control.cancel() });
    show();
    try {
      const answer = await send({
        signal,
        onProgress(ratio) {
          progress = ratio;
          if (!signal.aborted) show();
        },
        onCommit() {
          control.commit();
          show();
        },
      });
      setSubmitting({ state: 'done', answer });
    } catch (thrown) {
      if (signal.aborted) {
        setSubmitting({ state: 'idle' });
        return;
      }
      const error = readError(thrown, fallback);
      setSubmitting({ state: 'failed', error });
      if (!isQuiet(error)) failed.current = toast({ tone: 'danger', message: error.message });
    } finally {
      busy.current = false;
    }
  }

  return { submitting, submit };
}
