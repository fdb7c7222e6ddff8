import { yieldToMain } from '@naungan/ui/primitives/yield-to-main';
import { startTransition, useEffect, useState } from 'react';
import type { GooglePurpose, GoogleSettings } from '../session/google.ts';
import {
  type GoogleResult,
  handleGoogleResponse,
  loadGoogle,
  redirectToGoogle,
  takeGoogleResponse,
} from '../session/google-sign-in.ts';
import { signInOf } from '../session/sign-in.ts';
import { useStorefront } from './StorefrontProvider.tsx';

type Google = {
  /** False while Google's response is processed. */
  isReady: boolean;
  /** Redirects to Google; `null` if the site does not offer Google's sign-in, undefined while the settings load. */
  redirect: (() => Promise<void>) | null | undefined;
  result: GoogleResult | null;
};

/**
 * Returns the redirect to Google, and the result of Google's response.
 * @param isOffered whether the site offers Google's sign-in; undefined if the caller does not know this. The settings then
 *   load immediately, otherwise when the visitor chooses Google
 */
export function useGoogle(purpose: GooglePurpose, isOffered?: boolean): Google {
  const shop = useStorefront();
  const [settings, setSettings] = useState<GoogleSettings | null | undefined>(
    isOffered === false ? null : undefined,
  );
  const [result, setResult] = useState<GoogleResult | null | undefined>();

  useEffect(() => {
    const response = takeGoogleResponse(shop);
    if (response) void handleGoogleResponse(shop, response, purpose).then(setResult);
    else startTransition(() => setResult(null));
    if (isOffered !== undefined) return;
    // Runs in a separate task, so that the form can be used before the settings load.
    void yieldToMain()
      .then(() => loadGoogle(shop, purpose))
      .then((loadedSettings) => startTransition(() => setSettings(loadedSettings)));
  }, [purpose, shop, isOffered]);

  async function redirect() {
    const loadedSettings = settings ?? (await loadGoogle(shop, purpose));
    // The button then displays its default message.
    if (!loadedSettings) throw new Error('');
    await redirectToGoogle(shop, loadedSettings, purpose, signInOf(shop).nextOf());
  }

  return {
    isReady: result !== undefined && result?.state !== 'signed-in',
    redirect: settings || isOffered ? redirect : settings,
    result: result ?? null,
  };
}
