import { newTask } from '@naungan/ui/primitives/new-task';
import { startTransition, useEffect, useState } from 'react';
import type { GooglePurpose, GoogleSettings } from '../session/google.ts';
import {
  type GoogleResult,
  handleGoogleAnswer,
  loadGoogle,
  redirectToGoogle,
  takeGoogleAnswer,
} from '../session/google-sign-in.ts';
import { signInOf } from '../session/sign-in.ts';
import { useStorefront } from './provider.tsx';

type Google = {
  /** False while Google's answer is being handled. */
  ready: boolean;
  /** Redirects to Google; `null` when it is not offered, absent as long as that is not known. */
  redirect: (() => Promise<void>) | null | undefined;
  result: GoogleResult | null;
};

/** Sign-in with Google on a page: the redirect there, and the result of its answer. */
export function useGoogle(purpose: GooglePurpose): Google {
  const shop = useStorefront();
  const [settings, setSettings] = useState<GoogleSettings | null | undefined>();
  const [result, setResult] = useState<GoogleResult | null | undefined>();

  useEffect(() => {
    const answer = takeGoogleAnswer(shop);
    if (answer) void handleGoogleAnswer(shop, answer, purpose).then(setResult);
    else startTransition(() => setResult(null));
    void newTask()
      .then(() => loadGoogle(shop, purpose))
      .then((found) => startTransition(() => setSettings(found)));
  }, [purpose, shop]);

  return {
    ready: result !== undefined && result?.state !== 'signed-in',
    redirect: settings && (() => redirectToGoogle(shop, settings, purpose, signInOf(shop).nextOf())),
    result: result ?? null,
  };
}
