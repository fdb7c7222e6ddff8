import { XMLParser } from 'fast-xml-parser';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { type PageSummary, pathOf, sitemapOf, summarisePages } from './read-pages.ts';
import { type Site, serveSite } from './serve.ts';

/** Pages with personal data, and pages rendered from a visitor's input. */
const NOT_LISTED = [
  '/login',
  '/register',
  '/account',
  '/profile',
  '/orders',
  '/polis',
  '/payment/finish',
  '/products/kesehatan/plan',
  '/tidak-ada',
];
/** Landing pages that people search for; listed in addition to articles and statements. */
const LISTED_PAGES = [
  '/',
  '/products/kendaraan',
  '/products/kebakaran-gempabumi',
  '/products/kecelakaandiri',
  '/products/kesehatan',
  '/claims',
  '/faq',
  '/contact',
];
const MOST_BYTES = 100 * 1024;

let site: Site;
let addresses: string[];
let pages: PageSummary[];
beforeAll(async () => {
  site = await serveSite();
  addresses = await sitemapOf(site);
  pages = await summarisePages(site, addresses.map(pathOf));
});
afterAll(() => site.close());

test('every page of the sitemap exists and may be indexed under its URL', () => {
  expect(addresses.length).toBeGreaterThan(25);
  expect(addresses.map(pathOf)).toEqual(expect.arrayContaining(LISTED_PAGES));
  expect(pages.filter(({ status }) => status !== 200)).toEqual([]);
  expect(pages.map(({ canonical }) => canonical)).toEqual(addresses);
  expect(pages.filter(({ robots }) => robots !== '')).toEqual([]);
});

test('every page has one heading, and a unique title and description of acceptable length', () => {
  const paths = addresses.map(pathOf);
  expect(pages.map(({ headings }) => headings.length)).toEqual(paths.map(() => 1));
  expect(pages.filter(({ headings }) => headings[0] === '')).toEqual([]);
  expect(pages.filter(({ lang }) => lang !== 'id')).toEqual([]);
  for (const part of ['title', 'description'] as const) {
    expect(new Set(pages.map((read) => read[part])).size).toBe(paths.length);
    expect(pages.filter((read) => read[part] === '')).toEqual([]);
  }
  // A longer title is the page's own heading and nothing more.
  const long = pages.filter(({ title, headings }) => title.length > 60 && title !== headings[0]);
  expect(long.map(({ title }) => title)).toEqual([]);
  expect(pages.filter(({ description }) => description.length > 155)).toEqual([]);
});

test('every page has a picture for social networks', async () => {
  const paths = addresses.map(pathOf);
  const pictures = new Set(pages.map(({ meta }) => meta['og:image'] ?? ''));
  // The site's, six products and an article each.
  expect(pictures.size).toBe(7 + paths.filter((path) => path.startsWith('/articles/')).length);
  for (const picture of pictures) {
    const { headers, body } = await site.get(pathOf(picture));
    expect(headers['content-type']).toBe('image/png');
    expect(body.length).toBeLessThan(MOST_BYTES);
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

test('structured data has the texts of the page', async () => {
  const paths = ['/', '/articles/memahami-masa-tunggu', '/faq', '/products/kendaraan'];
  const [home, article, faq, landing] = await summarisePages(site, paths);
  const types = (read: typeof home) => read?.graph.map((node) => node['@type']);
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
  expect(questions.map(({ name }) => name)).toEqual(faq?.summaries);
  expect(questions.length).toBeGreaterThan(15);
  expect(landing?.graph.at(-1)).toMatchObject({
    itemListElement: [{}, { name: 'Asuransi Kendaraan: premi dan manfaat' }],
  });
});

test('personal pages are excluded by noindex, robots.txt and the sitemap', async () => {
  const personal = await summarisePages(site, NOT_LISTED);
  expect(personal.map(({ robots }) => robots)).toEqual(NOT_LISTED.map(() => 'noindex'));
  expect(personal.filter(({ canonical, graph }) => canonical !== '' || graph.length > 0)).toEqual([]);
  const inSitemap = addresses.map(pathOf);
  expect(inSitemap.filter((path) => NOT_LISTED.includes(path))).toEqual([]);
  const { text: robots } = await site.get('/robots.txt');
  const refused = [...robots.matchAll(/^Disallow: (.+)$/gm)].map(([, path]) => path ?? '');
  expect(inSitemap.filter((path) => refused.some((start) => path.startsWith(start)))).toEqual([]);
  expect(refused).toContain('/account');
  expect(robots).toMatch(/^Sitemap: https?:\/\/.+\/sitemap-index\.xml$/m);
});

const feed = z.object({
  rss: z.object({
    channel: z.object({
      item: z.array(z.object({ title: z.string(), link: z.string(), guid: z.string(), pubDate: z.string() })),
    }),
  }),
});

test('the feed is valid XML and has every article, newest first', async () => {
  const { headers, text } = await site.get('/rss.xml');
  expect(headers['content-type']).toContain('xml');
  // Throws for a document that is not well-formed.
  const parsed = new XMLParser({ alwaysCreateTextNode: false, parseTagValue: false }).parse(text, true);
  const items = feed.parse(parsed).rss.channel.item;
  const articles = addresses.filter((address) => address.includes('/articles/'));
  expect(items.map(({ link }) => link).toSorted()).toEqual(articles.toSorted());
  const times = items.map(({ pubDate }) => Date.parse(pubDate));
  expect(times).toEqual(times.toSorted((a, b) => b - a));
  expect(items.filter(({ title, guid, link }) => title === '' || guid !== link)).toEqual([]);
});

test('icons, manifest and the pictures of articles exist', async () => {
  const kinds: [path: string, type: string][] = [
    ['/favicon.svg', 'image/svg+xml'],
    ['/favicon.ico', 'image/vnd.microsoft.icon'],
    ['/icon-180.png', 'image/png'],
    ['/icon-512.png', 'image/png'],
    ['/site.webmanifest', 'application/manifest+json'],
    ['/articles/memahami-masa-tunggu.svg', 'image/svg+xml'],
  ];
  for (const [path, type] of kinds) {
    const { status, headers } = await site.get(path);
    expect(status).toBe(200);
    expect(headers['content-type']).toContain(type);
  }
});
