import { useEffect, useState } from 'react';
import type { VerificationEnd } from '../three-d-secure/ThreeDSecure.tsx';

type State = {
  /** URL of the bank's page while it is open. */
  url: string | null;
  /** The result of the last verification, `null` before the first. */
  lastResult: VerificationEnd | null;
  /** Whether the bank has reported a result and the payment's status is being requested from the server. */
  isChecking: boolean;
};

const INITIAL_STATE: State = { url: null, lastResult: null, isChecking: false };

/** Milliseconds after which the dialog replaces the spinner by a text. The payment's status is still polled. */
const MAX_SPINNER_MS = 20_000;

/**
 * Returns the state of a card's verification by its bank. The state is reset when the dialog is closed and when
 * another payment starts.
 */
export function useVerification(open: boolean) {
  const [state, setState] = useState(INITIAL_STATE);
  const { isChecking } = state;

  useEffect(() => {
    if (!open) setState(INITIAL_STATE);
  }, [open]);

  useEffect(() => {
    if (!isChecking) return;
    const timer = setTimeout(
      () => setState((current) => ({ ...current, isChecking: false })),
      MAX_SPINNER_MS,
    );
    return () => clearTimeout(timer);
  }, [isChecking]);

  return {
    ...state,
    /** Opens the bank's page; `null` closes the page and forgets the last result. */
    start: (url: string | null) => setState({ ...INITIAL_STATE, url }),
    /** Closes the bank's page and stores the result. */
    finish: (result: VerificationEnd) =>
      setState({ url: null, lastResult: result, isChecking: result === 'success' || result === 'failure' }),
  };
}
