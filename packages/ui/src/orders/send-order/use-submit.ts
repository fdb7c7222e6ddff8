import { useRef, useState } from 'react';
import { toast } from '../../primitives/toast/index.ts';
import { type ActionError, readError } from '../action-error/index.ts';

export type Submitting<Answer> =
  | { state: 'idle' }
  | { state: 'sending'; progress: number }
  | { state: 'failed'; error: ActionError }
  | { state: 'done'; answer: Answer };

/**
 * Sends once at a time and tells how far it is. A failure is said in a toast and kept, so that the form can
 * say it too (decision 22).
 */
export function useSubmit<Answer>(fallback: string) {
  const [submitting, setSubmitting] = useState<Submitting<Answer>>({ state: 'idle' });
  const busy = useRef(false);

  async function submit(send: (onProgress: (ratio: number) => void) => Promise<Answer>) {
    if (busy.current) return;
    busy.current = true;
    setSubmitting({ state: 'sending', progress: 0 });
    try {
      const answer = await send((progress) => setSubmitting({ state: 'sending', progress }));
      setSubmitting({ state: 'done', answer });
    } catch (thrown) {
      const error = readError(thrown, fallback);
      setSubmitting({ state: 'failed', error });
      toast({ tone: 'danger', message: error.message });
    } finally {
      busy.current = false;
    }
  }

  return { submitting, submit, reset: () => setSubmitting({ state: 'idle' }) };
}
