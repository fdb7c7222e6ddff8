import { existsSync, readFileSync } from 'node:fs';
import { article } from '@naungan/api/articles';
import { faqCategory } from '@naungan/api/faqs';
import { landingTexts } from '@naungan/api/lines/landing';
import { page } from '@naungan/api/pages';
import { LINES, PRODUCT_TYPES } from '@naungan/domain/lines';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { site } from '../../../../site.config.ts';
import { serverLine } from '../../lines/index.ts';
import { insurers } from '../../lines/insurers-repository.ts';
import { sanitizeContent } from '../../modules/content/html.ts';
import { articles } from './articles.ts';
import { faqs } from './faqs.ts';
import type { PageBrand } from './page.ts';
import { pagesOf } from './pages.ts';

const projectFile = (path: string) => new URL(`../../../../${path}`, import.meta.url);
const plainText = (html: string) =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
const wordCount = (html: string) =>
  plainText(html)
    .split(' ')
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

const pages = pagesOf(site);
const landings = PRODUCT_TYPES.map((line) => serverLine(line).landing);
/** Every seeded HTML text, with a name for test titles. */
const htmlTexts: [string, string][] = [
  ...articles.map(({ _id, content }): [string, string] => [`article ${_id}`, content]),
  ...pages.map(({ slug, content }): [string, string] => [`page ${slug}`, content]),
  ...faqs.flatMap(({ _id, items }) =>
    items.map(({ title, content }): [string, string] => [`guide ${_id}: ${title}`, content]),
  ),
];
/** All seeded texts, titles included, with `X` in place of the brand. */
const allTexts = JSON.stringify([
  articles,
  faqs,
  landings,
  pagesOf({ ...site, name: 'X', legalName: 'X', tagline: 'X' }),
]);

const activeArticles = articles.filter(({ status }) => status === 'active');

describe('the seeded articles', () => {
  it('include at least twelve active articles and exactly one inactive article', () => {
    expect(activeArticles.length).toBeGreaterThanOrEqual(12);
    expect(articles).toHaveLength(activeArticles.length + 1);
  });

  it.each(articles.map(({ _id, content }): [string, string] => [_id, content]))(
    'the article %s has 400 to 900 words and at least three headings',
    (_id, content) => {
      expect(wordCount(content)).toBeGreaterThanOrEqual(400);
      expect(wordCount(content)).toBeLessThanOrEqual(900);
      expect(content.match(/<h2>/g)?.length).toBeGreaterThanOrEqual(3);
    },
  );

  it('fit the contract', () => {
    const storedShape = article.extend({ status: z.enum(['active', 'inactive']) });
    const fits = articles.map(
      (seed) => storedShape.safeParse({ ...seed, thumbnail: `/articles/${seed._id}.svg` }).success,
    );
    expect(fits).not.toContain(false);
  });

  it('have unique titles, excerpts and dates, and ids in kebab-case', () => {
    for (const key of ['_id', 'title', 'excerpt', 'createdAt'] as const) {
      expect(new Set(articles.map((seed) => seed[key])).size).toBe(articles.length);
    }
    expect(articles.filter(({ _id }) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(_id))).toEqual([]);
  });

  it('are dated 2026, before the release', () => {
    const days = articles.map(({ createdAt }) => createdAt);
    expect(days.filter((day) => day < '2026-01-01' || day > '2026-11-21')).toEqual([]);
  });

  it('have excerpts of 60 to 160 characters', () => {
    const invalidArticles = articles.filter(
      ({ excerpt }) => excerpt.length < 60 || excerpt.length > 160 || /[<>]/.test(excerpt),
    );
    expect(invalidArticles).toEqual([]);
  });

  it.each(articles.map(({ _id }) => _id))('have a 16:9 drawing that loads no other file: %s', (id) => {
    const drawing = readFileSync(projectFile(`src/content/drawings/articles/${id}.svg`), 'utf8');
    expect(drawing).toContain('viewBox="0 0 640 360"');
    expect(drawing.replace('http://www.w3.org/2000/svg', '')).not.toMatch(
      /<(script|style|text|image|use|foreignObject)|href|url\(|https?:|\son\w+=/,
    );
  });

  it('have different drawings', () => {
    const drawings = articles.map(({ _id }) =>
      readFileSync(projectFile(`src/content/drawings/articles/${_id}.svg`), 'utf8'),
    );
    expect(new Set(drawings).size).toBe(articles.length);
  });
});

describe('the seeded guides', () => {
  it('fit the contract', () => {
    expect(faqs.filter((category) => !faqCategory.safeParse(category).success)).toEqual([]);
  });

  it('have unique titles', () => {
    const titles = faqs.flatMap(({ items }) => items.map(({ title }) => title));
    expect(new Set(titles).size).toBe(titles.length);
  });
});

describe('the seeded pages', () => {
  it('fit the contract', () => {
    expect(pages.filter((candidate) => !page.safeParse(candidate).success)).toEqual([]);
  });

  it('name only the brand that is configured', () => {
    const brand: PageBrand = {
      name: 'Teduh',
      legalName: 'PT Teduh & Rekan',
      tagline: 'Tetap teduh.',
      email: 'halo@teduh.test',
      phone: '+62 31 5550 0000',
      address: 'Jalan Teduh 1, Surabaya',
      officeHours: 'Senin–Jumat',
      statements: { registration: 'Terdaftar.', supervision: 'Diawasi.', association: 'Anggota.' },
    };
    const text = JSON.stringify(pagesOf(brand)).toLowerCase();
    const siteTexts = [site.name, site.email, site.phone, site.address, ...Object.values(site.statements)];
    expect(siteTexts.filter((word) => text.includes(word.toLowerCase()))).toEqual([]);
    expect(text).toContain('pt teduh &amp; rekan');
  });
});

describe('the seeded landing pages', () => {
  const codes = new Set(insurers.map(({ code }) => code));

  it.each(landings.map((landing) => [landing.slug, landing] as const))(
    'the landing page %s fits the contract',
    (_slug, { texts: { insurers: insurerCodes = [], ...texts } }) => {
      expect(landingTexts.safeParse(texts).success).toBe(true);
      expect(insurerCodes.filter((code) => !codes.has(code))).toEqual([]);
    },
  );
});

describe('the seeded HTML', () => {
  it.each(htmlTexts)('the sanitiser does not change the HTML of %s', (_name, content) => {
    expect(sanitizeContent(content)).toBe(content.trim().replaceAll('<br>', '<br />'));
  });

  it('links only to pages and tabs that the site has', () => {
    const knownPaths = new Set([
      '/',
      '/articles',
      '/faq',
      '/contact',
      '/claims',
      '/visi-misi',
      '/about-us',
      '/login',
      '/register',
      '/account',
      ...['purchase', 'policy', 'claim', 'profile'].map((tab) => `/account?tab=${tab}`),
      ...Object.values(LINES).map(({ landingPath }) => landingPath),
      ...activeArticles.map(({ _id }) => `/articles/${_id}`),
      ...pages.map(({ slug }) => `/p/${slug}`),
    ]);
    const links = htmlTexts.flatMap(([name, content]) =>
      [...content.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => ({ name, href })),
    );
    expect(links.length).toBeGreaterThan(50);
    expect(links.filter(({ href }) => !knownPaths.has(href))).toEqual([]);
  });

  it('never links an article to itself', () => {
    expect(articles.filter(({ _id, content }) => content.includes(`/articles/${_id}"`))).toEqual([]);
  });
});

describe('the seeded texts', () => {
  it('contain no emoji', () => {
    expect(allTexts).not.toMatch(/\p{Extended_Pictographic}/u);
  });

  it('do not contain the name of the brand, except in the pages, which insert the configured name', () => {
    expect(JSON.stringify([articles, faqs, landings]).toLowerCase()).not.toContain(site.name.toLowerCase());
  });

  it('contain no common English word outside of <em>', () => {
    const textWithoutForeignTerms = allTexts.replace(/<em>.*?<\/em>/g, '');
    expect(textWithoutForeignTerms).not.toMatch(
      /\b(the|and|your|you|with|please|click|policyholder|deductible|free look|lorem)\b/i,
    );
  });

  it('name only icons that the site has', () => {
    const icons = readFileSync(projectFile('src/components/icons.ts'), 'utf8');
    const usedIcons = [
      ...faqs.map(({ icon }) => icon),
      ...landings.flatMap(({ texts: { benefits, details, coverages } }) =>
        [benefits, details, coverages].flatMap(({ items }) => items.map(({ icon }) => icon)),
      ),
    ];
    const missingIcons = usedIcons.filter((icon) => !new RegExp(`[\\s{']${icon}'?: `).test(icons));
    expect(missingIcons).toEqual([]);
  });

  it('have an illustration for every product line', () => {
    const linesWithoutIllustration = Object.keys(LINES).filter(
      (line) => !existsSync(projectFile(`src/content/drawings/illustrations/${line}.svg`)),
    );
    expect(linesWithoutIllustration).toEqual([]);
  });
});
