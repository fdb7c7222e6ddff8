import { useEffect, useState } from 'react';

type Page = {
  location: Pick<Location, 'pathname' | 'search' | 'hash'>;
  history: Pick<History, 'state' | 'replaceState'>;
};
type LinkState = { linkSecret?: string } | null;

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

export type LinkOptions = {
  /** The page's path without a secret. */
  path: string;
  /** The secret in the path of a link that was mailed before secrets were in the fragment. */
  secretInPath?: string | undefined;
  /**
   * Whether the link works once. The secret is then removed from the address, so that it is in no bookmark; the entry of the history keeps it
   * for a reload.
   */
  isOneTime: boolean;
};

/** Shows the page's address: with the secret of a lasting link in the fragment, without the secret of a one-time link. */
function showAddress({ location, history }: Page, { path, isOneTime }: LinkOptions, secret: string): void {
  const state = history.state as LinkState;
  if (isOneTime) history.replaceState({ ...state, linkSecret: secret }, '', path + location.search);
  else history.replaceState(state, '', `${path}${location.search}#${encodeURIComponent(secret)}`);
}

/** Returns the secret of the page's link ('' without one), and moves it from the path to the fragment, or out of the address. */
export function takeLinkSecret(page: Page, options: LinkOptions): string {
  const { location, history } = page;
  const state = history.state as LinkState;
  const secret = options.secretInPath ?? (decode(location.hash.slice(1)) || (state?.linkSecret ?? ''));
  if (options.isOneTime || options.secretInPath) showAddress(page, options, secret);
  return secret;
}

/** Props of a page that a mailed link opens. */
export type LinkPageProps = {
  /** The secret in the path of a link from an earlier mail. */
  token?: string;
};

/** Returns the secret of the mailed link that opened this page; '' without one. */
export function useLinkSecret(options: LinkOptions): string {
  const [secret] = useState(() => takeLinkSecret(window, options));
  useEffect(() => {
    function followFragment() {
      const fragment = location.hash.slice(1);
      // A link to a part of the page, such as the one that skips the menu, must not replace the secret.
      if (document.getElementById(fragment)) showAddress(window, options, secret);
      // The visitor has opened another link in this tab.
      else if (fragment !== '') location.reload();
    }
    addEventListener('hashchange', followFragment);
    return () => removeEventListener('hashchange', followFragment);
  });
  return secret;
}
