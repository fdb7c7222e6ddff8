import { PRODUCT_TYPES, type ProductType } from '@naungan/domain/lines';
import type { StorefrontLinks } from './links.ts';

/** The page that a path leads to, with its parameters. */
export type StorefrontPage =
  | { page: 'landing'; line: ProductType }
  | { page: 'plans'; line: ProductType }
  | { page: 'plan' | 'buy'; line: ProductType; id: string }
  | { page: 'order' | 'revision' | 'invoice'; line: ProductType; id: string }
  | { page: 'policy' | 'claim'; id: string }
  | { page: (typeof PAGES_WITHOUT_PARAMETERS)[number] };

const PAGES_WITHOUT_PARAMETERS = [
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

/** Base for parsing paths; no real site. */
const BASE = 'http://own.invalid';
/** Takes the place of the id in a link that is compared with a URL. */
const ID = '0-any-id-0';
const withoutSlash = (pathname: string) => pathname.replace(/(.)\/+$/, '$1');

function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** Returns the id in a path that matches this link; `''` for a link without id, `null` if the path does not match. */
function idIn(link: string, path: string): string | null {
  const [linkUrl, pathUrl] = [new URL(link, BASE), new URL(path, BASE)];
  /** The parameters of the link, with their values in the path. */
  const queryParts: [linkValue: string, value: string | null][] = [...linkUrl.searchParams].map(
    ([name, value]) => [value, pathUrl.searchParams.get(name)],
  );
  const [prefix = '', suffix] = withoutSlash(linkUrl.pathname).split(ID);
  const pathname = withoutSlash(pathUrl.pathname);
  if (!pathname.startsWith(prefix) || !pathname.endsWith(suffix ?? '')) return null;
  const pathId = pathname.slice(prefix.length, pathname.length - (suffix ?? '').length);
  const isIdInPath = suffix !== undefined;
  // A link with an id needs an id in the path. For a link without an id, the path has no further characters.
  const hasExpectedId = isIdInPath ? pathId !== '' : pathId === '';
  if (pathId.includes('/') || !hasExpectedId) return null;
  if (queryParts.some(([linkValue, value]) => (linkValue === ID ? !value : linkValue !== value))) return null;
  return queryParts.find(([linkValue]) => linkValue === ID)?.[1] ?? decodeSegment(pathId);
}

/** Returns the storefront's page at a path of the host; `null` if no page has this path. */
export function readPage(links: StorefrontLinks, path: string): StorefrontPage | null {
  const idOf = (link: string) => idIn(link, path);
  for (const line of PRODUCT_TYPES) {
    const [plan, buy] = [idOf(links.plan(line, ID)), idOf(links.buy(line, ID))];
    if (plan) return { page: 'plan', line, id: plan };
    if (buy) return { page: 'buy', line, id: buy };
    if (idOf(links.plans(line)) !== null) return { page: 'plans', line };
  }
  for (const line of PRODUCT_TYPES) {
    for (const page of ['revision', 'order', 'invoice'] as const) {
      const id = idOf(links[page](line, ID));
      if (id) return { page, line, id };
    }
    if (idOf(links.landing(line)) !== null) return { page: 'landing', line };
  }
  const policy = idOf(links.policy(ID));
  if (policy) return { page: 'policy', id: policy };
  const claim = idOf(links.claim(ID));
  if (claim) return { page: 'claim', id: claim };
  const pageWithoutParameters = PAGES_WITHOUT_PARAMETERS.find((page) => idOf(links[page]) !== null);
  return pageWithoutParameters ? { page: pageWithoutParameters } : null;
}
