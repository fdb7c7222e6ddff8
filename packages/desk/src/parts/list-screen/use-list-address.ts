import { useEffect, useRef, useState } from 'react';
import { useDesk, useRoute } from '../../desk/desk-context.ts';
import { routeHref } from '../../routing/route.ts';

/** The search text goes into the address after a pause in typing. */
const TYPING_PAUSE_MS = 250;

export type ListAddress = ReturnType<typeof useListAddress>;

/** The filters and the page of a list, stored in the address. */
export function useListAddress(path: string) {
  const { router, listHrefs, previousPages } = useDesk();
  const { query } = useRoute();
  const { after, ...filters } = query;
  const href = routeHref(path, query);
  listHrefs.set(path, href);

  const [text, setText] = useState(filters.q ?? '');
  const addressText = filters.q ?? '';
  // Another address, such as the one before in the history, replaces what was typed. The address that follows from the
  // typing does not: meanwhile more was typed.
  const sentText = useRef(addressText);
  useEffect(() => {
    if (addressText !== sentText.current) setText(addressText);
    sentText.current = addressText;
  }, [addressText]);
  useEffect(() => {
    const trimmed = text.trim();
    if (trimmed === addressText) return;
    const timer = setTimeout(() => {
      sentText.current = trimmed;
      router.replace(routeHref(path, { ...filters, q: trimmed }));
    }, TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  });

  return {
    href,
    filters,
    after,
    text,
    setText,
    isFiltered: Object.values(filters).some(Boolean),
    /** Changes filters and returns to the first page. */
    setFilters: (changes: Record<string, string>) =>
      router.replace(routeHref(path, { ...filters, q: text.trim(), ...changes })),
    clear() {
      setText('');
      router.replace(routeHref(path));
    },
    openNext(next: string) {
      const nextHref = routeHref(path, { ...filters, after: next });
      previousPages.set(nextHref, href);
      router.push(nextHref);
    },
    openPrevious: () => router.push(previousPages.get(href) ?? routeHref(path, filters)),
  };
}
