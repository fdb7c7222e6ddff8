import type { DeskSearchReply, DeskSearchResult } from '@naungan/api/desk-queues';
import { parseCardNumber } from '@naungan/domain/identity';
import { formatPhone } from '@naungan/domain/phone';
import { rowHref } from '../queues/row-href.ts';
import { routeHref } from '../routing/route.ts';

/** A choice of the search: a screen or a record. */
export type SearchItem = { key: string; href: string; title: string; text: string };
export type SearchGroup = {
  title: string;
  items: SearchItem[];
  /** The last choice of a group that is cut; it opens all its records. */
  more?: SearchItem;
  /** The last line of a group that is cut and that no screen shows in full. */
  note?: string;
};

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

const DIGITS = /^[\d\s().+-]+$/;

/** Returns whether a person is searched: by name, e-mail address or phone number, not by the number of a record. */
export function namesPerson(text: string): boolean {
  if (parseCardNumber(text) !== null) return false;
  return !/\d/.test(text) || text.includes('@') || DIGITS.test(text);
}

/** The list of a kind of records, and the name of its filter with the value for all records. */
const LISTS = {
  order: { path: '/orders', query: { status: 'all' }, name: 'daftar pesanan' },
  claim: { path: '/claims', query: { state: 'all' }, name: 'daftar klaim' },
  member: { path: '/members', query: {}, name: 'daftar pelanggan' },
} as const;

/**
 * Returns the last line of a group that is cut: a choice that opens the page of the only found customer, or else the list with
 * the typed text. An identity number must not be in an address.
 */
function moreOf(
  kind: DeskSearchResult['kind'],
  count: number,
  { members, text }: { members: readonly DeskSearchResult[]; text: string },
): Pick<SearchGroup, 'more' | 'note'> {
  const key = `more:${kind}`;
  const [member, ...others] = members;
  const choice = (href: string, place: string) => ({
    more: { key, href, title: `${count} pertama. Lihat semua di ${place}`, text: '' },
  });
  if (kind !== 'member' && member && others.length === 0)
    return choice(resultHref(member), 'halaman pelanggan');
  if (kind !== 'policy' && parseCardNumber(text) === null) {
    const { path, query, name } = LISTS[kind];
    return choice(routeHref(path, { ...query, q: text }), name);
  }
  return { note: `${count} pertama. Ketik lebih lengkap untuk mempersempit hasil.` };
}

/**
 * Returns the found records in groups by kind; `text` is the typed text. Customers come first if a person is searched, then the group
 * `firstKind`; the other groups, and all records, keep the order of the server.
 */
export function resultGroups(
  { results, cut }: DeskSearchReply,
  text: string,
  firstKind: DeskSearchResult['kind'] | null = null,
): SearchGroup[] {
  const kinds = [...new Set(results.map(({ kind }) => kind))];
  function rankOf(kind: DeskSearchResult['kind']): number {
    if (kind === 'member' && namesPerson(text)) return 0;
    return kind === firstKind ? 1 : 2;
  }
  const ofKind = (kind: DeskSearchResult['kind']) => results.filter((result) => result.kind === kind);
  return kinds
    .toSorted((a, b) => rankOf(a) - rankOf(b))
    .map((kind) => {
      const items = ofKind(kind).map(resultItem);
      const more = cut.includes(kind) && moreOf(kind, items.length, { members: ofKind('member'), text });
      return { title: KIND_TITLES[kind], items, ...more };
    });
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
