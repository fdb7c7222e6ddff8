import { useEffect, useRef } from 'react';
import { focusedElement, rootOf } from './focused-element.ts';

const REGION_SELECTOR = '[role="dialog"], section, main';

/**
 * Returns the element to focus after a retry: after another failure the retry button, else the first visible heading.
 */
function focusTargetIn(region: ParentNode, state: string): HTMLElement | null {
  if (state === 'failed') return region.querySelector<HTMLElement>('[role="alert"] button');
  const headings = [...region.querySelectorAll<HTMLElement>('h1, h2, h3')];
  const heading = headings.find((element) => element.getClientRects().length > 0) ?? null;
  if (heading && !heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  return heading;
}

/**
 * Restores the focus after a retry, because a click on 'Coba lagi' removes the button that had the focus. Call
 * the returned function on the click. The focus then moves to the result, unless the visitor has focused
 * another element meanwhile.
 */
export function useFocusAfterRetry(state: 'loading' | 'failed' | (string & {})): () => void {
  const pressOrigin = useRef<{ region: Element | null; root: ParentNode } | null>(null);
  useEffect(() => {
    const origin = pressOrigin.current;
    if (state === 'loading' || origin === null) return;
    pressOrigin.current = null;
    if (focusedElement() !== document.body) return;
    const { region, root } = origin;
    focusTargetIn(region?.isConnected ? region : root, state)?.focus();
  }, [state]);
  return () => {
    const button = focusedElement();
    pressOrigin.current = {
      region: button?.closest(REGION_SELECTOR) ?? null,
      root: button ? rootOf(button) : document,
    };
  };
}
