import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { pathOf, type ReadPage, readPages, sitemapOf } from './support/document.ts';

/** Pages of a person, and what is made of a visitor's own answers. */
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
/** Ways in that people search for; articles and statements stand beside them. */
const LISTED = [
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

// One after the other, on what the first of them read.
test.describe.configure({ mode: 'default' });
let listed: Promise<ReadPage[]> | undefined;

/** All pages of the sitemap, read once. */
function listedPages(page: Page, request: APIRequestContext): Promise<ReadPage[]> {
  listed ??= sitemapOf(request).then((addresses) => readPages(page, request, addresses.map(pathOf)));
  return listed;
}

test('every page of the sitemap answers, and says that it may be listed under this address', async ({
  page,
  request,
}) => {
  const addresses = await sitemapOf(request);
  expect(addresses.length).toBeGreaterThan(25);
  expect(addresses.map(pathOf)).toEqual(expect.arrayContaining(LISTED));
  const pages = await listedPages(page, request);
  expect(pages.filter(({ status }) => status !== 200)).toEqual([]);
  expect(pages.map(({ canonical }) => canonical)).toEqual(addresses);
  expect(pages.filter(({ robots }) => robots !== '')).toEqual([]);
});

test('every page has one heading, and a title and a description of its own that are not cut', async ({
  page,
  request,
}) => {
  const paths = (await sitemapOf(request)).map(pathOf);
  const pages = await listedPages(page, request);
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

test('every page has a picture for those who share it', async ({ page, request }) => {
  const paths = (await sitemapOf(request)).map(pathOf);
  const pages = await listedPages(page, request);
  const pictures = new Set(pages.map(({ meta }) => meta['og:image'] ?? ''));
  // The site's, six products and an article each.
  expect(pictures.size).toBe(7 + paths.filter((path) => path.startsWith('/articles/')).length);
  for (const picture of pictures) {
    const answer = await request.get(pathOf(picture));
    const content = await answer.body();
    expect(answer.headers()['content-type']).toBe('image/png');
    expect(content.length).toBeLessThan(MOST_BYTES);
    expect([content.readUInt32BE(16), content.readUInt32BE(20)]).toEqual([1200, 630]);
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

test('structured data names what the page shows', async ({ page, request }) => {
  const paths = ['/', '/articles/memahami-masa-tunggu', '/faq', '/products/kendaraan'];
  const [home, article, faq, landing] = await readPages(page, request, paths);
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
  expect(landing?.graph.at(-1)).toMatchObject({ itemListElement: [{}, { name: landing?.headings[0] }] });
});

test('pages of a person are not for search engines, and robots.txt says so too', async ({
  page,
  request,
}) => {
  const pages = await readPages(page, request, NOT_LISTED);
  expect(pages.map(({ robots }) => robots)).toEqual(NOT_LISTED.map(() => 'noindex'));
  expect(pages.filter(({ canonical, graph }) => canonical !== '' || graph.length > 0)).toEqual([]);
  const inSitemap = (await sitemapOf(request)).map(pathOf);
  expect(inSitemap.filter((path) => NOT_LISTED.includes(path))).toEqual([]);
  const robots = await (await request.get('/robots.txt')).text();
  const refused = [...robots.matchAll(/^Disallow: (.+)$/gm)].map(([, path]) => path ?? '');
  expect(inSitemap.filter((path) => refused.some((start) => path.startsWith(start)))).toEqual([]);
  expect(refused).toContain('/account');
  expect(robots).toMatch(/^Sitemap: https?:\/\/.+\/sitemap-index\.xml$/m);
});

test('the feed has every article, newest first, with addresses that answer', async ({ page, request }) => {
  const answer = await request.get('/rss.xml');
  expect(answer.headers()['content-type']).toContain('xml');
  const items = await page.evaluate(
    (xml) => {
      const parsed = new DOMParser().parseFromString(xml, 'application/xml');
      if (parsed.querySelector('parsererror')) throw new Error('The feed is no XML');
      const text = (item: Element, name: string) => item.querySelector(name)?.textContent ?? '';
      return [...parsed.querySelectorAll('channel > item')].map((item) => ({
        title: text(item, 'title'),
        link: text(item, 'link'),
        guid: text(item, 'guid'),
        time: Date.parse(text(item, 'pubDate')),
      }));
    },
    await answer.text(),
  );
  const articles = (await sitemapOf(request)).filter((address) => address.includes('/articles/'));
  expect(items.map(({ link }) => link).toSorted()).toEqual(articles.toSorted());
  expect(items.map(({ time }) => time)).toEqual(items.map(({ time }) => time).toSorted((a, b) => b - a));
  expect(items.filter(({ title, guid, link }) => title === '' || guid !== link)).toEqual([]);
});

test('icons, manifest and the pictures of articles are there', async ({ request }) => {
  const kinds: [path: string, type: string][] = [
    ['/favicon.svg', 'image/svg+xml'],
    ['/icon-180.png', 'image/png'],
    ['/icon-512.png', 'image/png'],
    ['/site.webmanifest', 'application/manifest+json'],
    ['/articles/memahami-masa-tunggu.svg', 'image/svg+xml'],
  ];
  for (const [path, type] of kinds) {
    const answer = await request.get(path);
    expect(answer.status()).toBe(200);
    expect(answer.headers()['content-type']).toContain(type);
  }
});
