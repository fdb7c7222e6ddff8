import { existsSync, readFileSync } from 'node:fs';
import { article } from '@naungan/api/articles';
import { healthContent } from '@naungan/api/content';
import { faqCategory } from '@naungan/api/faqs';
import { page } from '@naungan/api/pages';
import { PRODUCT_TYPE_INFO } from '@naungan/domain/lines';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { site } from '../../../../site.config.ts';
import { insurers } from '../../lines/insurers-repository.ts';
import { sanitizeContent } from '../../modules/content/html.ts';
import { articles } from './articles.ts';
import { faqs } from './faqs.ts';
import { landings } from './landings.ts';
import type { PageBrand } from './page.ts';
import { pagesOf } from './pages.ts';

const root = (path: string) => new URL(`../../../../${path}`, import.meta.url);
const plainText = (html: string) =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
const words = (html: string) =>
  plainText(html)
    .split(' ')
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

const pages = pagesOf(site);
/** Every piece of HTML with a name to tell it by. */
const pieces: [string, string][] = [
  ...articles.map(({ _id, content }): [string, string] => [`article ${_id}`, content]),
  ...pages.map(({ slug, content }): [string, string] => [`page ${slug}`, content]),
  ...faqs.flatMap(({ _id, items }) =>
    items.map(({ title, content }): [string, string] => [`guide ${_id}: ${title}`, content]),
  ),
];
/** All that a visitor reads, titles included, with the brand's own words left out. */
const everything = JSON.stringify([
  articles,
  faqs,
  landings,
  pagesOf({ ...site, name: 'X', legalName: 'X', tagline: 'X' }),
]);

const active = articles.filter(({ status }) => status === 'active');

describe('articles', () => {
  it('are at least twelve, and one more that is not shown', () => {
    expect(active.length).toBeGreaterThanOrEqual(12);
    expect(articles).toHaveLength(active.length + 1);
  });

  it.each(articles.map(({ _id, content }): [string, string] => [_id, content]))(
    '%s has 400 to 900 words under three headings or more',
    (_id, content) => {
      expect(words(content)).toBeGreaterThanOrEqual(400);
      expect(words(content)).toBeLessThanOrEqual(900);
      expect(content.match(/<h2>/g)?.length).toBeGreaterThanOrEqual(3);
    },
  );

  it('fit the contract', () => {
    const stored = article.extend({ status: z.enum(['active', 'inactive']) });
    const fits = articles.map(
      (seed) => stored.safeParse({ ...seed, thumbnail: `/articles/${seed._id}.svg` }).success,
    );
    expect(fits).not.toContain(false);
  });

  it('have a name, a title and a day of their own', () => {
    for (const key of ['_id', 'title', 'excerpt', 'createdAt'] as const) {
      expect(new Set(articles.map((seed) => seed[key])).size).toBe(articles.length);
    }
    expect(articles.filter(({ _id }) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(_id))).toEqual([]);
  });

  it('were written in 2026, before the day of the release', () => {
    const days = articles.map(({ createdAt }) => createdAt);
    expect(days.filter((day) => day < '2026-01-01' || day > '2026-11-21')).toEqual([]);
  });

  it('say in 60 to 160 characters what they are about', () => {
    const wrong = articles.filter(
      ({ excerpt }) => excerpt.length < 60 || excerpt.length > 160 || /[<>]/.test(excerpt),
    );
    expect(wrong).toEqual([]);
  });

  it.each(articles.map(({ _id }) => _id))('%s has a drawing of 16:9 that loads nothing', (id) => {
    const drawing = readFileSync(root(`src/drawings/articles/${id}.svg`), 'utf8');
    expect(drawing).toContain('viewBox="0 0 640 360"');
    expect(drawing.replace('http://www.w3.org/2000/svg', '')).not.toMatch(
      /<(script|style|text|image|use|foreignObject)|href|url\(|https?:|\son\w+=/,
    );
  });

  it('have drawings that differ', () => {
    const drawings = articles.map(({ _id }) =>
      readFileSync(root(`src/drawings/articles/${_id}.svg`), 'utf8'),
    );
    expect(new Set(drawings).size).toBe(articles.length);
  });
});

describe('guides', () => {
  it('fit the contract', () => {
    expect(faqs.filter((category) => !faqCategory.safeParse(category).success)).toEqual([]);
  });

  it('have a title of their own', () => {
    const titles = faqs.flatMap(({ items }) => items.map(({ title }) => title));
    expect(new Set(titles).size).toBe(titles.length);
  });
});

describe('pages', () => {
  it('fit the contract', () => {
    expect(pages.filter((one) => !page.safeParse(one).success)).toEqual([]);
  });

  it('name nothing of this brand when another one is set', () => {
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
    const own = [site.name, site.email, site.phone, site.address, ...Object.values(site.statements)];
    expect(own.filter((word) => text.includes(word.toLowerCase()))).toEqual([]);
    expect(text).toContain('pt teduh &amp; rekan');
  });
});

describe('landings', () => {
  const codes = new Set(insurers.map(({ code }) => code));

  it.each(landings.map((landing) => [landing.slug, landing] as const))(
    '%s fits the contract',
    (_slug, { content }) => {
      expect(healthContent.reply.safeParse({ ...content, partners: [] }).success).toBe(true);
      expect(content.insurers.filter((code) => !codes.has(code))).toEqual([]);
    },
  );
});

describe('HTML', () => {
  it.each(pieces)('of %s passes the sanitiser whole', (_name, content) => {
    expect(sanitizeContent(content)).toBe(content.trim().replaceAll('<br>', '<br />'));
  });

  it('leads to places of the site that exist', () => {
    const places = new Set([
      ...[
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
      ],
      ...['purchase', 'policy', 'claim', 'profile'].map((tab) => `/account?tab=${tab}`),
      ...Object.values(PRODUCT_TYPE_INFO).map(({ landingPath }) => landingPath),
      ...active.map(({ _id }) => `/articles/${_id}`),
      ...pages.map(({ slug }) => `/p/${slug}`),
    ]);
    const links = pieces.flatMap(([name, content]) =>
      [...content.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => ({ name, href })),
    );
    expect(links.length).toBeGreaterThan(50);
    expect(links.filter(({ href }) => !places.has(href))).toEqual([]);
  });

  it('never links an article to itself', () => {
    expect(articles.filter(({ _id, content }) => content.includes(`/articles/${_id}"`))).toEqual([]);
  });
});

describe('words', () => {
  it('have no emoji', () => {
    expect(everything).not.toMatch(/\p{Extended_Pictographic}/u);
  });

  it('keep the brand out of what every brand shows', () => {
    expect(JSON.stringify([articles, faqs, landings]).toLowerCase()).not.toContain(site.name.toLowerCase());
  });

  it('are Indonesian; a foreign term is marked as one', () => {
    const running = everything.replace(/<em>.*?<\/em>/g, '');
    expect(running).not.toMatch(
      /\b(the|and|your|you|with|please|click|policyholder|deductible|free look|lorem)\b/i,
    );
  });

  it('name icons that the site has', () => {
    const icons = readFileSync(root('src/components/Icon.astro'), 'utf8');
    const named = [
      ...faqs.map(({ icon }) => icon),
      ...landings.flatMap(({ content: { benefits, details, coverages } }) =>
        [benefits, details, coverages].flatMap(({ items }) => items.map(({ icon }) => icon)),
      ),
    ];
    const missing = named.filter((icon) => !new RegExp(`[\\s{']${icon}'?: `).test(icons));
    expect(missing).toEqual([]);
  });

  it('have the illustrations of every product line', () => {
    const missing = Object.keys(PRODUCT_TYPE_INFO).filter(
      (line) => !existsSync(root(`src/drawings/illustrations/${line}.svg`)),
    );
    expect(missing).toEqual([]);
  });
});
