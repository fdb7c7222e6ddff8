import { useEffect, useRef } from 'react';
import { focusedElement, rootOf } from './focused-element.ts';

const REGIONS = '[role="dialog"], section, main';

/** What a press on 'Coba lagi' led to: its own button once more, or the heading of what came. */
function targetIn(region: ParentNode, state: string): HTMLElement | null {
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
  const pressedIn = useRef<{ region: Element | null; around: ParentNode } | null>(null);
  useEffect(() => {
    const pressed = pressedIn.current;
    if (state === 'loading' || pressed === null) return;
    pressedIn.current = null;
    if (focusedElement() !== document.body) return;
    const { region, around } = pressed;
    targetIn(region?.isConnected ? region : around, state)?.focus();
  }, [state]);
  return () => {
    const button = focusedElement();
    pressedIn.current = {
      region: button?.closest(REGIONS) ?? null,
      around: button ? rootOf(button) : document,
    };
  };
}
