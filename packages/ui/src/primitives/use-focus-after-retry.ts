import { useEffect, useRef } from 'react';

const REGIONS = '[role="dialog"], section, main';

/** What a press on 'Coba lagi' led to: its own button once more, or the heading of what came. */
function targetIn(region: Element, state: string): HTMLElement | null {
  if (state === 'failed') return region.querySelector<HTMLElement>('[role="alert"] button');
  const headings = [...region.querySelectorAll<HTMLElement>('h1, h2, h3')];
  const heading = headings.find((one) => one.getClientRects().length > 0) ?? null;
  if (heading && !heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  return heading;
}

/**
 * A press on 'Coba lagi' takes the failure away, and the focus with it. Returns what to call at the press: the focus
 * then goes to what the answer brings, unless the visitor went on elsewhere.
 */
export function useFocusAfterRetry(state: 'loading' | 'failed' | (string & {})): () => void {
  const pressedIn = useRef<Element | null>(null);
  useEffect(() => {
    const region = pressedIn.current;
    if (state === 'loading' || region === null) return;
    pressedIn.current = null;
    if (document.activeElement !== document.body) return;
    targetIn(region.isConnected ? region : document.body, state)?.focus();
  }, [state]);
  return () => {
    pressedIn.current = document.activeElement?.closest(REGIONS) ?? document.body;
  };
}
