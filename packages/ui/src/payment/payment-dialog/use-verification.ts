import { useEffect, useState } from 'react';
import type { VerificationEnd } from '../three-d-secure/index.ts';

type State = {
  /** The bank's address while its page is open. */
  url: string | null;
  /** How the last one ended, `null` before the first. */
  end: VerificationEnd | null;
  /** The bank has spoken: the server is asked what is true. */
  checking: boolean;
};

const START: State = { url: null, end: null, checking: false };

/** A notification that takes longer than this is awaited without hiding the page. */
const CHECKING_MS = 20_000;

/** The verification of a card by its bank, as the dialog sees it; restarts with each opening and payment. */
export function useVerification(open: boolean) {
  const [state, setState] = useState(START);
  const { checking } = state;

  useEffect(() => {
    if (!open) setState(START);
  }, [open]);

  useEffect(() => {
    if (!checking) return;
    const timer = setTimeout(() => setState((now) => ({ ...now, checking: false })), CHECKING_MS);
    return () => clearTimeout(timer);
  }, [checking]);

  return {
    ...state,
    start: (url: string | null) => setState({ ...START, url }),
    finish: (end: VerificationEnd) =>
      setState({ url: null, end, checking: end === 'success' || end === 'failure' }),
  };
}
