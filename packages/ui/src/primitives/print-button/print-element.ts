/** Returns an element's parent. For a child of a shadow root, this is the element that contains the shadow root. */
function parentOf(element: Element): Element | null {
  const root = element.getRootNode();
  return element.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
}

/** Returns the siblings of an element and of all its ancestors. */
function elementsOutside(element: Element): HTMLElement[] {
  const outsideElements: HTMLElement[] = [];
  for (let inner: Element | null = element; inner; inner = parentOf(inner)) {
    for (const sibling of inner.parentNode?.children ?? [])
      if (sibling !== inner && sibling instanceof HTMLElement) outsideElements.push(sibling);
  }
  return outsideElements;
}

/** Hides everything except an element. Returns a function that shows the hidden elements again. */
function hideOutside(element: Element): () => void {
  const restoreFunctions = elementsOutside(element).map(({ style }) => {
    const displayBefore = [style.getPropertyValue('display'), style.getPropertyPriority('display')] as const;
    style.setProperty('display', 'none', 'important');
    return () => style.setProperty('display', ...displayBefore);
  });
  return () => {
    for (const restore of restoreFunctions) restore();
  };
}

/**
 * Events after which the page is shown again. Some browsers never fire `afterprint`, so the next click or key
 * also ends the printing.
 */
const END_EVENTS = ['afterprint', 'pointerdown', 'keydown'] as const;

/** Hides everything except an element until one of `END_EVENTS`. */
function hideWhilePrinting(element: Element): void {
  const restoreDisplay = hideOutside(element);
  const listeners = new AbortController();
  const finish = () => {
    listeners.abort();
    restoreDisplay();
  };
  for (const event of END_EVENTS)
    window.addEventListener(event, finish, { capture: true, signal: listeners.signal });
}

/**
 * Prints one element by hiding everything else on the page while printing. A stylesheet cannot do this, because
 * it would have to address the elements of a partner's page. In browsers that do not print, such as in-app
 * browsers, nothing is hidden.
 */
export function printElement(element: Element): void {
  const handleBeforePrint = () => hideWhilePrinting(element);
  window.addEventListener('beforeprint', handleBeforePrint, { once: true });
  window.print();
  window.removeEventListener('beforeprint', handleBeforePrint);
}
