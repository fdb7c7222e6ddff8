import { yieldToMain } from '@naungan/ui/primitives/yield-to-main';
import { startTransition, useEffect, useState } from 'react';
import type { GooglePurpose, GoogleSettings } from '../session/google.ts';
import {
  type GoogleResult,
  handleGoogleResponse,
  loadGoogle,
  redirectToGoogle,
  signInWithCode,
  takeGoogleResponse,
} from '../session/google-sign-in.ts';
import { signInOf } from '../session/sign-in.ts';
import type { Storefront } from '../storefront.ts';
import { useStorefront } from './StorefrontProvider.tsx';

type GooglePopup = typeof import('../session/google-popup.ts');

type Google = {
  /** False while Google's response is processed. */
  isReady: boolean;
  /**
   * Redirects to Google, or signs in by a popup on a partner's page; `null` if the site does not offer Google's sign-in,
   * undefined while the settings load.
   */
  start: (() => Promise<void>) | null | undefined;
  result: GoogleResult | null;
};

/** What the sign-in needs: the settings, and on a partner's page the popup's code, which must be loaded before the click. */
type LoadedGoogle = { settings: GoogleSettings; popup: GooglePopup | null };

async function loadSignIn(shop: Storefront, purpose: GooglePurpose): Promise<LoadedGoogle | null> {
  const [settings, popup] = await Promise.all([
    loadGoogle(shop, purpose),
    shop.isPartnerSite ? import('../session/google-popup.ts') : null,
  ]);
  return settings && (popup === null || popup.canUseGooglePopup()) ? { settings, popup } : null;
}

/**
 * Returns the start of the sign-in with Google, and the result of Google's response.
 * @param isOffered whether the site offers Google's sign-in; undefined if the caller does not know this. The settings then
 *   load immediately, otherwise when the visitor chooses Google
 */
export function useGoogle(purpose: GooglePurpose, isOffered?: boolean): Google {
  const shop = useStorefront();
  const [loaded, setLoaded] = useState<LoadedGoogle | null | undefined>(
    isOffered === false ? null : undefined,
  );
  const [result, setResult] = useState<GoogleResult | null | undefined>();
  /** On a partner's page the popup's code always loads early, because a popup must open in the click. */
  const loadsEarly = isOffered === undefined || (isOffered && shop.isPartnerSite);

  useEffect(() => {
    const response = takeGoogleResponse(shop);
    if (response) void handleGoogleResponse(shop, response, purpose).then(setResult);
    else startTransition(() => setResult(null));
    if (!loadsEarly) return;
    // Runs in a separate task, so that the form can be used before the settings load.
    void yieldToMain()
      .then(() => loadSignIn(shop, purpose))
      .then((google) => startTransition(() => setLoaded(google)));
  }, [purpose, shop, loadsEarly]);

  /** @throws Error with the text for the visitor, if the popup or the sign-in fails */
  async function signInByPopup({ requestGoogleCode, GooglePopupProblem }: GooglePopup) {
    try {
      const signedIn = await signInWithCode(shop, await requestGoogleCode(shop.apiOrigin()), purpose);
      if (signedIn.state === 'failed') throw new Error(signedIn.message);
      setResult(signedIn);
    } catch (error) {
      if (error instanceof GooglePopupProblem && error.failure === 'origin')
        console.error(
          `The API at ${shop.apiOrigin()} does not accept the sign-in with Google of this page. Add ${location.origin} to PARTNER_ORIGINS of the server.`,
        );
      throw error;
    }
  }

  async function start() {
    // A popup must open before the first `await`.
    if (loaded?.popup) return signInByPopup(loaded.popup);
    const google = loaded ?? (await loadSignIn(shop, purpose));
    // The button then displays its default message.
    if (!google) throw new Error('');
    await redirectToGoogle(shop, google.settings, purpose, signInOf(shop).nextOf());
  }

  const isKnownOffered = isOffered && !shop.isPartnerSite;
  return {
    isReady: result !== undefined && result?.state !== 'signed-in',
    start: loaded || isKnownOffered ? start : loaded,
    result: result ?? null,
  };
}
