import { expect, test } from 'vitest';
import { entryOf } from './sitemap.mjs';

const canonical = '<link rel="canonical" href="https://contoh.test/faq">';

test.each([
  ['with an address of its own', canonical, '/faq', { url: 'https://contoh.test/faq', lastmod: undefined }],
  [
    'of an article',
    `${canonical}<meta property="article:published_time" content="2026-10-27T02:00:00.000Z">`,
    '/faq',
    { url: 'https://contoh.test/faq', lastmod: '2026-10-27T02:00:00.000Z' },
  ],
  ['that repeats another', canonical, '/p/faq', null],
  ['that is not for search engines', '<meta name="robots" content="noindex">', '/faq', null],
])('returns the sitemap entry of a page %s, or null', (_what, html, path, entry) => {
  expect(entryOf(html, path)).toEqual(entry);
});
