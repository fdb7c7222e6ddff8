/** What holds an element, out of a shadow root as well. */
function holderOf(element: Element): Element | null {
  const root = element.getRootNode();
  return element.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
}

/** What stands beside an element, and beside all that holds it. */
function othersOf(element: Element): HTMLElement[] {
  const others: HTMLElement[] = [];
  for (let inner: Element | null = element; inner; inner = holderOf(inner)) {
    for (const other of inner.parentNode?.children ?? [])
      if (other !== inner && other instanceof HTMLElement) others.push(other);
  }
  return others;
}

/** Hides everything but an element; what is returned shows it again. */
function hideOthers(element: Element): () => void {
  const hidden = othersOf(element).map(({ style }) => {
    const former = [style.getPropertyValue('display'), style.getPropertyPriority('display')] as const;
    style.setProperty('display', 'none', 'important');
    return () => style.setProperty('display', ...former);
  });
  return () => hidden.map((restore) => restore());
}

/** What ends the printing: the paper is there, or its reader does something else, where the browser does not tell. */
const ENDS = ['afterprint', 'pointerdown', 'keydown'] as const;

function hideWhilePrinting(element: Element): void {
  const show = hideOthers(element);
  const over = new AbortController();
  const end = () => {
    over.abort();
    show();
  };
  for (const event of ENDS) window.addEventListener(event, end, { capture: true, signal: over.signal });
}

/**
 * Prints an element alone, whatever page it stands in: everything else is hidden while the paper is made. A style sheet
 * could not say it of the page of another. Nothing is hidden by a browser that does not print, such as those inside apps.
 */
export function printAlone(element: Element): void {
  const begin = () => hideWhilePrinting(element);
  window.addEventListener('beforeprint', begin, { once: true });
  window.print();
  window.removeEventListener('beforeprint', begin);
}
