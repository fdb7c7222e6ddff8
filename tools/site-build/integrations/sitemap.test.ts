import { expect, test } from 'vitest';
import { sitemapEntryOf } from './sitemap.mjs';

const canonicalLink = '<link rel="canonical" href="https://contoh.test/faq">';

const noindexTag = '<meta name="robots" content="noindex">';

test.each([
  [
    'lists a page whose canonical URL is its path',
    canonicalLink,
    '/faq',
    { url: 'https://contoh.test/faq', lastmod: undefined },
  ],
  [
    'lists an article with the date of its publication',
    `${canonicalLink}<meta property="article:published_time" content="2026-10-27T02:00:00.000Z">`,
    '/faq',
    { url: 'https://contoh.test/faq', lastmod: '2026-10-27T02:00:00.000Z' },
  ],
  ['does not list a page whose canonical URL is another path', canonicalLink, '/p/faq', null],
  ['does not list a page that is hidden from search engines', canonicalLink + noindexTag, '/faq', null],
])('the sitemap %s', (_rule, html, path, entry) => {
  expect(sitemapEntryOf(html, path)).toEqual(entry);
});
