import { XMLParser } from 'fast-xml-parser';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { type PageSummary, pathOf, sitemapOf, summarisePages } from './read-pages.ts';
import { type Site, serveSite } from './serve.ts';

/** Pages that search engines must not list: with personal data, or with content that depends on a visitor's input. */
const UNLISTED_PATHS = [
  '/login',
  '/register',
  '/account',
  '/profile',
  '/orders',
  '/polis',
  '/payment/finish',
  '/products/kesehatan/plan',
  '/desk',
  '/desk/invitation',
  '/desk/people',
  '/tidak-ada',
];
/** Some pages that the sitemap must contain. */
const LISTED_PATHS = [
  '/',
  '/products/kendaraan',
  '/products/kebakaran-gempabumi',
  '/products/kecelakaandiri',
  '/products/kesehatan',
  '/claims',
  '/faq',
  '/contact',
];
const MAX_PICTURE_BYTES = 100 * 1024;

let site: Site;
let sitemapUrls: string[];
let pages: PageSummary[];
beforeAll(async () => {
  site = await serveSite();
  sitemapUrls = await sitemapOf(site);
  pages = await summarisePages(site, sitemapUrls.map(pathOf));
});
afterAll(() => site.close());

test('every page of the sitemap exists, allows indexing and has its URL as the canonical one', () => {
  expect(sitemapUrls.length).toBeGreaterThan(25);
  expect(sitemapUrls.map(pathOf)).toEqual(expect.arrayContaining(LISTED_PATHS));
  expect(pages.filter(({ status }) => status !== 200)).toEqual([]);
  expect(pages.map(({ canonical }) => canonical)).toEqual(sitemapUrls);
  expect(pages.filter(({ robots }) => robots !== '')).toEqual([]);
});

test('every page of the sitemap is in Indonesian and has one heading, and a unique title and description within the length limits', () => {
  const paths = sitemapUrls.map(pathOf);
  expect(pages.map(({ headings }) => headings.length)).toEqual(paths.map(() => 1));
  expect(pages.filter(({ headings }) => headings[0] === '')).toEqual([]);
  expect(pages.filter(({ lang }) => lang !== 'id')).toEqual([]);
  for (const part of ['title', 'description'] as const) {
    expect(new Set(pages.map((page) => page[part])).size).toBe(paths.length);
    expect(pages.filter((page) => page[part] === '')).toEqual([]);
  }
  // A title of more than 60 characters is allowed only when it equals the page's heading.
  const longTitles = pages.filter(({ title, headings }) => title.length > 60 && title !== headings[0]);
  expect(longTitles.map(({ title }) => title)).toEqual([]);
  expect(pages.filter(({ description }) => description.length > 155)).toEqual([]);
});

test('every page of the sitemap has a picture of 1200 × 630 px and less than 100 KB for social networks', async () => {
  const paths = sitemapUrls.map(pathOf);
  const pictures = new Set(pages.map(({ meta }) => meta['og:image'] ?? ''));
  // One picture of the site, six pictures of products, and one picture for each article.
  expect(pictures.size).toBe(7 + paths.filter((path) => path.startsWith('/articles/')).length);
  for (const picture of pictures) {
    const { headers, body } = await site.get(pathOf(picture));
    expect(headers['content-type']).toBe('image/png');
    expect(body.length).toBeLessThan(MAX_PICTURE_BYTES);
    // A PNG file has its width at byte 16 and its height at byte 20.
    expect([body.readUInt32BE(16), body.readUInt32BE(20)]).toEqual([1200, 630]);
  }
  for (const { meta, title, canonical } of pages) {
    expect(meta).toMatchObject({
      'og:title': title,
      'og:url': canonical,
      'og:locale': 'id_ID',
      'og:image:width': '1200',
      'og:image:height': '630',
      'twitter:card': 'summary_large_image',
    });
  }
});

test('the structured data of a page has the texts that the page shows', async () => {
  const paths = ['/', '/articles/memahami-masa-tunggu', '/faq', '/products/kendaraan'];
  const [home, article, faq, landing] = await summarisePages(site, paths);
  const types = (page?: PageSummary) => page?.graph.map((node) => node['@type']);
  expect(types(home)).toEqual(['InsuranceAgency', 'WebSite']);
  expect(types(article)).toEqual(['InsuranceAgency', 'WebSite', 'BreadcrumbList', 'Article']);
  expect(article?.graph.at(-1)).toMatchObject({
    headline: article?.headings[0],
    image: article?.meta['og:image'],
    datePublished: article?.meta['article:published_time'],
  });
  expect(article?.graph[2]).toMatchObject({
    itemListElement: [{ name: 'Beranda' }, { name: 'Artikel' }, { name: article?.headings[0] }],
  });
  const questions = (faq?.graph.at(-1)?.mainEntity ?? []) as { name: string }[];
  expect(questions.map(({ name }) => name)).toEqual(faq?.summaryTexts);
  expect(questions.length).toBeGreaterThan(15);
  expect(landing?.graph.at(-1)).toMatchObject({
    itemListElement: [{}, { name: 'Asuransi Kendaraan: premi dan manfaat' }],
  });
});

test('pages that must not be listed have noindex, no canonical URL and no structured data, and are not in the sitemap', async () => {
  const unlistedPages = await summarisePages(site, UNLISTED_PATHS);
  expect(unlistedPages.map(({ robots }) => robots)).toEqual(UNLISTED_PATHS.map(() => 'noindex'));
  expect(unlistedPages.filter(({ canonical, graph }) => canonical !== '' || graph.length > 0)).toEqual([]);
  const sitemapPaths = sitemapUrls.map(pathOf);
  expect(sitemapPaths.filter((path) => UNLISTED_PATHS.includes(path))).toEqual([]);
});

test('robots.txt names the sitemap, and disallows the account but no page of the sitemap', async () => {
  const sitemapPaths = sitemapUrls.map(pathOf);
  const { text: robotsFile } = await site.get('/robots.txt');
  const disallowedPaths = [...robotsFile.matchAll(/^Disallow: (.+)$/gm)].map(([, path]) => path ?? '');
  expect(sitemapPaths.filter((path) => disallowedPaths.some((prefix) => path.startsWith(prefix)))).toEqual(
    [],
  );
  expect(disallowedPaths).toContain('/account');
  expect(robotsFile).toMatch(/^Sitemap: https?:\/\/.+\/sitemap-index\.xml$/m);
});

const feedSchema = z.object({
  rss: z.object({
    channel: z.object({
      item: z.array(z.object({ title: z.string(), link: z.string(), guid: z.string(), pubDate: z.string() })),
    }),
  }),
});

test('the feed is valid XML and has all articles, newest first', async () => {
  const { headers, text } = await site.get('/rss.xml');
  expect(headers['content-type']).toContain('xml');
  // With `true` the parser throws an error when the document is not well-formed.
  const xml = new XMLParser({ alwaysCreateTextNode: false, parseTagValue: false }).parse(text, true);
  const items = feedSchema.parse(xml).rss.channel.item;
  const articles = sitemapUrls.filter((url) => url.includes('/articles/'));
  expect(items.map(({ link }) => link).toSorted()).toEqual(articles.toSorted());
  const times = items.map(({ pubDate }) => Date.parse(pubDate));
  expect(times).toEqual(times.toSorted((a, b) => b - a));
  expect(items.filter(({ title, guid, link }) => title === '' || guid !== link)).toEqual([]);
});

test('the icons, the manifest and the picture of an article exist', async () => {
  const files: [path: string, type: string][] = [
    ['/favicon.svg', 'image/svg+xml'],
    ['/favicon.ico', 'image/vnd.microsoft.icon'],
    ['/icon-180.png', 'image/png'],
    ['/icon-512.png', 'image/png'],
    ['/site.webmanifest', 'application/manifest+json'],
    ['/articles/memahami-masa-tunggu.svg', 'image/svg+xml'],
  ];
  for (const [path, type] of files) {
    const { status, headers } = await site.get(path);
    expect(status).toBe(200);
    expect(headers['content-type']).toContain(type);
  }
});
