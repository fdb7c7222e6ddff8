import type { DeskSearchResult } from '@naungan/api/desk-queues';
import { formatPhone } from '@naungan/domain/phone';
import { rowHref } from '../queues/row-href.ts';
import { routeHref } from '../routing/route.ts';

/** A choice of the search: a screen or a record. */
export type SearchItem = { key: string; href: string; title: string; text: string };
export type SearchGroup = { title: string; items: SearchItem[] };

const KIND_TITLES: Readonly<Record<DeskSearchResult['kind'], string>> = {
  policy: 'Polis',
  member: 'Pelanggan',
  order: 'Pesanan',
  claim: 'Klaim',
};

/** Returns the address of a found record. */
function resultHref({ kind, id, orderId }: DeskSearchResult): string {
  if (kind === 'member') return routeHref(`/members/${id}`);
  return rowHref({ subject: kind, id, orderId });
}

function resultItem(result: DeskSearchResult): SearchItem {
  const { kind, id, number, title, text } = result;
  const isMember = kind === 'member';
  return {
    key: `${kind}:${id}`,
    href: resultHref(result),
    title: isMember ? title : [number, title].filter(Boolean).join(' · '),
    text: isMember ? [text, formatPhone(number)].filter(Boolean).join(' · ') : text,
  };
}

/**
 * Returns the found records in groups by kind. The groups and their records keep the order of the server, except for
 * the group `firstKind`.
 */
export function resultGroups(
  results: readonly DeskSearchResult[],
  firstKind: DeskSearchResult['kind'] | null = null,
): SearchGroup[] {
  const kinds = [...new Set(results.map(({ kind }) => kind))];
  const isFirst = (kind: DeskSearchResult['kind']) => Number(kind === firstKind);
  return kinds
    .toSorted((a, b) => isFirst(b) - isFirst(a))
    .map((kind) => ({
      title: KIND_TITLES[kind],
      items: results.filter((result) => result.kind === kind).map(resultItem),
    }));
}

/** Returns the screens whose title has a word that begins with the typed text; all screens without a text. */
export function screenGroup(
  screens: readonly { title: string; href: string }[],
  text: string,
): SearchGroup | null {
  const typed = text.toLowerCase();
  const items = screens
    .filter(({ title }) =>
      title
        .toLowerCase()
        .split(' ')
        .some((_word, index, words) => words.slice(index).join(' ').startsWith(typed)),
    )
    .map(({ title, href }) => ({ key: href, href, title, text: '' }));
  return items.length > 0 ? { title: 'Buka layar', items } : null;
}
