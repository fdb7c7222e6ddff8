import { useState } from 'react';
import { readApiProblem } from '../../flow/api-problem.ts';
import { useBackOnline } from '../../flow/use-back-online.ts';

/**
 * Stores the message about the last failed submission. If the server did not respond, the message disappears when the
 * network returns.
 */
export function useFormFailure(initial: string | null = null) {
  const [failure, setFailure] = useState({ text: initial, isOffline: false });
  const clearFailure = () => setFailure({ text: null, isOffline: false });
  useBackOnline(failure.isOffline, clearFailure);
  return {
    failure: failure.text,
    clearFailure,
    /** @param text the message of the thrown error, `null` if fields show the message */
    showFailure: (text: string | null, thrown: unknown) =>
      setFailure({ text, isOffline: readApiProblem(thrown).status === 0 }),
  };
}
