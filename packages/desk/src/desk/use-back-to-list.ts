import { useCallback } from 'react';
import { routeHref } from '../routing/route.ts';
import { useShortcuts } from '../shortcuts/use-shortcuts.ts';
import { useDesk } from './desk-context.ts';

/** Returns a function that opens the list of a record with its last filters; the keys u and Escape call it. */
export function useBackToList(path: string): { href: string; open: () => void } {
  const { router, listHrefs } = useDesk();
  const href = listHrefs.get(path) ?? routeHref(path);
  const open = useCallback(() => router.push(href), [router, href]);
  useShortcuts('Navigasi', [{ keys: 'u', aliases: ['Escape'], label: 'Kembali ke daftar', run: open }]);
  return { href, open };
}
