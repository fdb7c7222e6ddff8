import { describe, expect, it } from 'vitest';
import { type StorefrontLinks, withSiteLinks } from './links.ts';
import { readPage, type StorefrontPage } from './pages.ts';

const PAGES: [keyof StorefrontLinks, (links: StorefrontLinks) => string, StorefrontPage][] = [
  ['landing', (l) => l.landing('kesehatan'), { page: 'landing', line: 'kesehatan' }],
  ['plans', (l) => l.plans('kesehatan'), { page: 'plans', line: 'kesehatan' }],
  ['plan', (l) => l.plan('kesehatan', 'a b'), { page: 'plan', line: 'kesehatan', id: 'a b' }],
  ['buy', (l) => l.buy('kecelakaandiri', 'p1'), { page: 'buy', line: 'kecelakaandiri', id: 'p1' }],
  ['order', (l) => l.order('kesehatan', 'o1'), { page: 'order', line: 'kesehatan', id: 'o1' }],
  ['revision', (l) => l.revision('kesehatan', 'o1'), { page: 'revision', line: 'kesehatan', id: 'o1' }],
  ['invoice', (l) => l.invoice('kesehatan', 'o1'), { page: 'invoice', line: 'kesehatan', id: 'o1' }],
  ['policy', (l) => l.policy('n1'), { page: 'policy', id: 'n1' }],
  ['claim', (l) => l.claim('c1'), { page: 'claim', id: 'c1' }],
  ['policies', (l) => l.policies, { page: 'policies' }],
  ['account', (l) => l.account, { page: 'account' }],
  ['login', (l) => l.login, { page: 'login' }],
  ['home', (l) => l.home, { page: 'home' }],
];

const siteUrls = withSiteLinks();
/** Links of a host with a single page, which reads the displayed page from its query. */
const queryUrls = withSiteLinks({
  login: '/asuransi?lihat=masuk',
  plan: (line, id) => `/asuransi?lihat=produk&lini=${line}&id=${encodeURIComponent(id)}`,
  order: (type, id) => `/asuransi/${type}/pesanan-${encodeURIComponent(id)}.html`,
});

describe.each([
  ['this site', siteUrls],
  ['a host with different links', queryUrls],
])('pages on %s', (_site, links) => {
  it.each(PAGES)('readPage recognizes the page of the link %s', (_name, link, page) => {
    expect(readPage(links, link(links))).toEqual(page);
    const extendedUrl = link(links).includes('?') ? '&x=1#langkah' : '?x=1#langkah';
    expect(readPage(links, link(links) + extendedUrl)).toEqual(page);
  });

  it.each(['/login2', '/tidak/ada', '/orders/kesehatan/o1/lain', '/products/perjalanan/plan'])(
    'readPage returns null for the unknown path %s',
    (path) => {
      expect(readPage(links, path)).toBeNull();
    },
  );
});

it('readPage returns an id unchanged if the id cannot be decoded', () => {
  expect(readPage(siteUrls, '/polis/%E0%A4%A')).toEqual({ page: 'policy', id: '%E0%A4%A' });
});
