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

/**
 * Prints an element alone, whatever page it stands in: everything else is hidden until the paper is printed. A style sheet
 * could not say it of the page of another.
 */
export function printAlone(element: Element): void {
  const before = othersOf(element).map(({ style }) => {
    const former = [style.getPropertyValue('display'), style.getPropertyPriority('display')] as const;
    style.setProperty('display', 'none', 'important');
    return () => style.setProperty('display', ...former);
  });
  // Some browsers come back from `print` before the paper is there.
  window.addEventListener('afterprint', () => before.map((restore) => restore()), { once: true });
  window.print();
}
