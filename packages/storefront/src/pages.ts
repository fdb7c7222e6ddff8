import { PRODUCT_TYPES, type ProductType } from '@naungan/domain/lines';
import type { StorefrontLinks } from './links.ts';

/** The page that a path leads to, with its parameters. */
export type StorefrontPage =
  | { page: 'landing'; type: ProductType }
  | { page: 'plans'; line: ProductType }
  | { page: 'plan' | 'buy'; line: ProductType; id: string }
  | { page: 'order' | 'revision' | 'invoice'; type: ProductType; id: string }
  | { page: 'policy' | 'claim'; id: string }
  | { page: (typeof PLAIN_PAGES)[number] };

const PLAIN_PAGES = [
  'account',
  'orders',
  'invoices',
  'policies',
  'paymentFinish',
  'login',
  'register',
  'recovery',
  'logout',
  'home',
] as const;

const BASE = 'http://own.invalid';
/** Placeholder of the id when a link is compared with a URL. */
const ID = '0-any-id-0';
const withoutSlash = (pathname: string) => pathname.replace(/(.)\/+$/, '$1');

function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** Returns the id in a path that matches this link; `''` for a link without id, `null` if it does not match. */
function idIn(link: string, path: string): string | null {
  const [wanted, given] = [new URL(link, BASE), new URL(path, BASE)];
  const parts: [string, string | null][] = [...wanted.searchParams].map(([name, value]) => [
    value,
    given.searchParams.get(name),
  ]);
  const [before = '', after] = withoutSlash(wanted.pathname).split(ID);
  const pathname = withoutSlash(given.pathname);
  const end = after === undefined ? pathname.length : pathname.length - after.length;
  const inPath = pathname.slice(before.length, end);
  if (!pathname.startsWith(before) || !pathname.endsWith(after ?? '') || inPath.includes('/')) return null;
  if ((after === undefined) !== (inPath === '')) return null;
  if (parts.some(([value, found]) => (value === ID ? !found : value !== found))) return null;
  return parts.find(([value]) => value === ID)?.[1] ?? decodeSegment(inPath);
}

/** Returns the storefront's page of a host's path; `null` if there is none. */
export function readPage(links: StorefrontLinks, path: string): StorefrontPage | null {
  const is = (link: string) => idIn(link, path);
  for (const line of PRODUCT_TYPES) {
    const [plan, buy] = [is(links.plan(line, ID)), is(links.buy(line, ID))];
    if (plan) return { page: 'plan', line, id: plan };
    if (buy) return { page: 'buy', line, id: buy };
    if (is(links.plans(line)) !== null) return { page: 'plans', line };
  }
  for (const type of PRODUCT_TYPES) {
    for (const page of ['revision', 'order', 'invoice'] as const) {
      const id = is(links[page](type, ID));
      if (id) return { page, type, id };
    }
    if (is(links.landing(type)) !== null) return { page: 'landing', type };
  }
  const policy = is(links.policy(ID));
  if (policy) return { page: 'policy', id: policy };
  const claim = is(links.claim(ID));
  if (claim) return { page: 'claim', id: claim };
  const plain = PLAIN_PAGES.find((page) => is(links[page]) !== null);
  return plain ? { page: plain } : null;
}
