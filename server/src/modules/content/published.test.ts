import type { Article } from '@naungan/api/articles';
import type { FaqCategory } from '@naungan/api/faqs';
import type { LandingContent } from '@naungan/api/lines/landing';
import type { Page } from '@naungan/api/pages';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { site } from '../../../../site.config.ts';
import { type Harness, startApp } from '../../../test/harness.ts';
import { articles } from '../../db/schema.ts';
import { seed } from '../../seed/index.ts';
import { addArticles } from './articles-repository.ts';
import { addFaqs } from './faqs-repository.ts';
import { withoutContent } from './fixture.ts';
import { addPages } from './pages-repository.ts';

let harness: Harness;
beforeAll(async () => {
  harness = await startApp();
});
afterAll(() => harness.close());

const get = async <T>(path: string, { api } = harness) => {
  const { status, body } = await api('GET', path);
  return { status, response: body.response as T };
};

const UNPUBLISHED = 'siapkan-mobil-untuk-mudik';

describe('the articles call', () => {
  it('the articles call returns the active articles, newest first', async () => {
    const { status, response } = await get<Article[]>('/articles?status=active');
    const dates = response.map(({ createdAt }) => createdAt);
    expect(status).toBe(200);
    expect(response).toHaveLength(16);
    expect(dates).toEqual(dates.toSorted().reverse());
    expect(response.map(({ _id }) => _id)).not.toContain(UNPUBLISHED);
  });

  it('the articles call returns the active articles when the query names no status', async () => {
    expect((await get<Article[]>('/articles')).response).toHaveLength(16);
  });

  it('returns the five latest articles for the sidebar', async () => {
    const { response } = await get<Article[]>('/articles?limit=5&status=active');
    const all = await get<Article[]>('/articles');
    expect(response).toEqual(all.response.slice(0, 5));
  });

  it.each(['status=inactive', 'status=', 'limit=0', 'limit=101', 'limit=lima', 'limit=1.5'])(
    'rejects the query %s with 422',
    async (query) => {
      expect((await get(`/articles?${query}`)).status).toBe(422);
    },
  );

  it('returns an active article with its content', async () => {
    const { status, response } = await get<Article>('/articles/beda-all-risk-dan-tlo');
    expect(status).toBe(200);
    expect(response).toMatchObject({
      _id: 'beda-all-risk-dan-tlo',
      category: { name: 'Kendaraan' },
      thumbnail: '/articles/beda-all-risk-dan-tlo.svg',
      status: 'active',
    });
    expect(response.content).toContain('<h2>Apa yang dijamin TLO</h2>');
  });

  it.each([UNPUBLISHED, 'tidak-ada', "' or 1=1 --", 'x'.repeat(65)])(
    'returns 404 for the article %s',
    async (id) => {
      expect((await get(`/articles/${encodeURIComponent(id)}`)).status).toBe(404);
    },
  );

  it('an edited article stays unchanged when the seed runs again', async () => {
    const { db, config, log } = harness.deps;
    const id = 'cara-membaca-polis';
    await db.update(articles).set({ title: 'Judul penyunting' }).where(eq(articles.id, id));
    await seed(db, { config, log });
    expect((await get<Article>(`/articles/${id}`)).response.title).toBe('Judul penyunting');
  });
});

describe('guides', () => {
  it('guides are returned in the five categories of the help page, at least five in each', async () => {
    const { status, response } = await get<FaqCategory[]>('/faqs');
    expect(status).toBe(200);
    expect(response.map(({ _id }) => _id)).toEqual(['umum', 'kendaraan', 'jiwa', 'kesehatan', 'properti']);
    expect(response.filter(({ items }) => items.length < 5)).toEqual([]);
  });
});

describe('pages', () => {
  it('content pages are listed without their contents', async () => {
    const { response } = await get<Page[]>('/pages');
    expect(response.map(({ slug }) => slug)).toEqual([
      'about-us',
      'home',
      'kebijakan-privasi',
      'penanganan-pengaduan',
      'syarat-ketentuan',
    ]);
    expect(response[0]).not.toHaveProperty('content');
  });

  it('content pages name the brand of this installation', async () => {
    const { status, response } = await get<Page>('/pages/syarat-ketentuan');
    expect(status).toBe(200);
    expect(response.title).toBe('Syarat dan Ketentuan');
    expect(response.content).toContain(site.legalName);
  });

  it.each(['tidak-ada', 'product', 'x'.repeat(65)])('content pages return 404 for %s', async (slug) => {
    expect((await get(`/pages/${slug}`)).status).toBe(404);
  });
});

describe('landing pages', () => {
  it.each([
    ['vehicle', 5],
    ['fire', 4],
    ['fire?productType=kebakaran', 4],
    ['fire?productType=gempabumi', 4],
    ['fire?productType=kebakaran-gempabumi', 3],
    ['personal-accident', 6],
  ])('the landing page %s lists %d insurers and at least three coverages', async (path, count) => {
    const { status, response } = await get<LandingContent>(`/pages/product/${path}`);
    expect(status).toBe(200);
    expect(response.partners).toHaveLength(count);
    expect(response.coverages.items.length).toBeGreaterThan(2);
    expect(response).not.toHaveProperty('insurers');
  });

  it('landing pages differ between the three property types', async () => {
    const types = ['kebakaran', 'gempabumi', 'kebakaran-gempabumi'];
    const replies = await Promise.all(
      types.map((type) => get<LandingContent>(`/pages/product/fire?productType=${type}`)),
    );
    expect(new Set(replies.map(({ response }) => response.title)).size).toBe(3);
  });

  it('landing pages reject the product type of another line', async () => {
    expect((await get('/pages/product/fire?productType=kesehatan')).status).toBe(422);
  });

  it('landing pages return 404 for a line whose content was deleted', async () => {
    await withoutContent(harness.deps.db, 'vehicle', async () => {
      expect((await get('/pages/product/vehicle')).status).toBe(404);
    });
  });
});

it('articles, guides and pages are sanitised when they are stored', async () => {
  // A separate app, because the other tests count the stored rows.
  const separateApp = await startApp();
  const { db } = separateApp.deps;
  const createdAt = '2026-11-20T00:00:00.000Z';
  const content = '<p onclick="alert(1)">Isi</p><script>alert(1)</script>';
  const text = { title: 'Uji', excerpt: 'Uji', description: 'Uji', icon: 'house' };
  const category = { name: 'Panduan' };
  await addArticles(db, [
    { ...text, _id: 'uji', category, createdAt, content, thumbnail: '/', status: 'active' },
  ]);
  await addPages(db, [{ ...text, slug: 'uji', updatedAt: createdAt, content }]);
  await addFaqs(db, [{ ...text, _id: 'uji', items: [{ title: 'Uji', content }] }]);
  expect((await get<Article>('/articles/uji', separateApp)).response.content).toBe('<p>Isi</p>');
  expect((await get<Page>('/pages/uji', separateApp)).response.content).toBe('<p>Isi</p>');
  const guides = (await get<FaqCategory[]>('/faqs', separateApp)).response.find(({ _id }) => _id === 'uji');
  expect(guides?.items).toEqual([{ title: 'Uji', content: '<p>Isi</p>' }]);
  await separateApp.close();
});
