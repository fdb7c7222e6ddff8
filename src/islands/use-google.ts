import type { GooglePurpose, GoogleSettings } from '@naungan/storefront/session/google';
import { useEffect, useState } from 'react';
import {
  type GoogleResult,
  handleGoogleAnswer,
  loadGoogle,
  redirectToGoogle,
  takeGoogleAnswer,
} from './google.ts';
import { nextOf } from './sign-in.ts';

type Google = {
  /** False while Google's answer is being handled. */
  ready: boolean;
  /** Redirects to Google; `null` when it is not offered, absent as long as that is not known. */
  redirect: (() => Promise<void>) | null | undefined;
  result: GoogleResult | null;
};

/** Sign-in with Google on a page: the redirect there, and the result of its answer. */
export function useGoogle(purpose: GooglePurpose): Google {
  const [settings, setSettings] = useState<GoogleSettings | null | undefined>();
  const [result, setResult] = useState<GoogleResult | null | undefined>();

  useEffect(() => {
    void loadGoogle().then(setSettings);
    const answer = takeGoogleAnswer();
    if (answer) void handleGoogleAnswer(answer, purpose).then(setResult);
    else setResult(null);
  }, [purpose]);

  return {
    ready: result !== undefined && result?.state !== 'signed-in',
    redirect: settings && (() => redirectToGoogle(settings, purpose, nextOf())),
    result: result ?? null,
  };
}
