import { useState } from 'react';
import { readApiProblem } from '../../flow/api-problem.ts';
import { useBackOnline } from '../../flow/use-back-online.ts';

/** The message about the last attempt to submit a form. Without a response it disappears when the network returns. */
export function useFormFailure(initial: string | null = null) {
  const [failure, setFailure] = useState({ text: initial, isOffline: false });
  const clearFailure = () => setFailure({ text: null, isOffline: false });
  useBackOnline(failure.isOffline, clearFailure);
  return {
    failure: failure.text,
    clearFailure,
    /** `text`: the message of what was thrown, `null` if fields show it. */
    showFailure: (text: string | null, thrown: unknown) =>
      setFailure({ text, isOffline: readApiProblem(thrown).status === 0 }),
  };
}
