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

/**
 * Prints an element alone, whatever page it stands in: everything else is hidden while the paper is made. A style sheet
 * could not say it of the page of another. Nothing is hidden by a browser that cannot print, such as those inside apps.
 */
export function printAlone(element: Element): void {
  const begin = () => window.addEventListener('afterprint', hideOthers(element), { once: true });
  window.addEventListener('beforeprint', begin, { once: true });
  window.print();
  window.removeEventListener('beforeprint', begin);
}
