import { expect, test } from 'vitest';
import { sitemapEntryOf } from './sitemap.mjs';

const canonical = '<link rel="canonical" href="https://contoh.test/faq">';

const unlisted = '<meta name="robots" content="noindex">';

test.each([
  [
    'lists a page whose canonical URL is its path',
    canonical,
    '/faq',
    { url: 'https://contoh.test/faq', lastmod: undefined },
  ],
  [
    'lists an article with the date of its publication',
    `${canonical}<meta property="article:published_time" content="2026-10-27T02:00:00.000Z">`,
    '/faq',
    { url: 'https://contoh.test/faq', lastmod: '2026-10-27T02:00:00.000Z' },
  ],
  ['does not list a page whose canonical URL is another path', canonical, '/p/faq', null],
  ['does not list a page that is hidden from search engines', canonical + unlisted, '/faq', null],
])('the sitemap %s', (_rule, html, path, entry) => {
  expect(sitemapEntryOf(html, path)).toEqual(entry);
});
