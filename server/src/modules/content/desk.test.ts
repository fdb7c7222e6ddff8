import type { Article } from '@naungan/api/articles';
import type { DeskArticle } from '@naungan/api/desk-content';
import type { FaqCategory } from '@naungan/api/faqs';
import type { ListPage } from '@naungan/api/list-page';
import type { Page } from '@naungan/api/pages';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Harness, startApp } from '../../../test/harness.ts';

let harness: Harness;
let token: string;
let memberToken: string;
beforeAll(async () => {
  harness = await startApp();
  token = await harness.deskToken();
  memberToken = (await harness.registerMember()).token;
});
afterAll(() => harness.close());

const put = (path: string, body: unknown) => harness.api('PUT', path, { token, body });
const get = async <T>(path: string, options: { token?: string } = {}) => {
  const { status, body } = await harness.api('GET', path, options);
  return { status, response: body.response as T };
};

const ARTICLE = {
  _id: 'banjir-di-garasi',
  title: 'Banjir di garasi',
  excerpt: 'Apa yang dilakukan lebih dulu.',
  content: '<h2>Pertama</h2><p>Foto dulu.</p>',
  thumbnail: '/articles/klaim-setelah-banjir.svg',
  category: { name: 'Klaim' },
};
const PAGE = { slug: 'karier', title: 'Karier', description: 'Bekerja bersama kami.', content: '<p>Isi</p>' };
const GUIDE_CATEGORY = {
  _id: 'perjalanan',
  title: 'Perjalanan',
  icon: 'umbrella',
  items: [{ title: 'Kapan membeli?', content: '<p>Sebelum berangkat.</p>' }],
};

describe('saving an article as the desk', () => {
  it('the desk creates an active article with the current time, visible to visitors', async () => {
    const { status, body } = await put('/desk/articles', { ...ARTICLE, _id: 'baru' });
    expect(status).toBe(200);
    const createdAt = harness.clock.now().toISOString();
    expect(body.response).toEqual({ ...ARTICLE, _id: 'baru', status: 'active', createdAt });
    expect((await get<Article>('/articles/baru')).response).toMatchObject({ title: 'Banjir di garasi' });
  });

  it('the desk replaces the stored article, and the article retains its date', async () => {
    const _id = 'diganti';
    const { body } = await put('/desk/articles', { ...ARTICLE, _id });
    const { createdAt } = body.response as Article;
    harness.clock.advance(60);
    await put('/desk/articles', { ...ARTICLE, _id, title: 'Banjir masuk garasi' });
    expect((await get<Article>(`/articles/${_id}`)).response).toMatchObject({
      title: 'Banjir masuk garasi',
      createdAt,
    });
    const { response } = await get<Article[]>('/articles');
    expect(response.filter((article) => article._id === _id)).toHaveLength(1);
  });

  it('hides an inactive article from visitors but not from the desk; a save without a status keeps it inactive', async () => {
    await put('/desk/articles', { ...ARTICLE, status: 'inactive' });
    expect((await get(`/articles/${ARTICLE._id}`)).status).toBe(404);
    const { response } = await get<DeskArticle>(`/desk/articles/${ARTICLE._id}`, { token });
    expect(response.status).toBe('inactive');
    await put('/desk/articles', { ...ARTICLE, title: 'Masih tersimpan' });
    expect((await get(`/articles/${ARTICLE._id}`)).status).toBe(404);
    await put('/desk/articles', { ...ARTICLE, status: 'active' });
    expect((await get(`/articles/${ARTICLE._id}`)).status).toBe(200);
  });

  it('stores an article with the creation date in the request', async () => {
    const createdAt = '2026-01-02T03:04:05.000Z';
    const { body } = await put('/desk/articles', { ...ARTICLE, _id: 'lama', createdAt });
    expect(body.response).toMatchObject({ createdAt });
  });

  it('stores an article without scripts and event handlers', async () => {
    const content = '<p onclick="alert(1)">Isi</p><script>alert(1)</script><img src=x onerror=alert(1)>';
    const { body } = await put('/desk/articles', { ...ARTICLE, _id: 'bersih', content });
    expect(body.response).toMatchObject({ content: '<p>Isi</p>' });
    expect((await get<Article>('/articles/bersih')).response.content).toBe('<p>Isi</p>');
  });

  it('lists an inactive article for the desk, without its content', async () => {
    await put('/desk/articles', { ...ARTICLE, _id: 'tersimpan', status: 'inactive' });
    const { response } = await get<ListPage<DeskArticle>>('/desk/articles', { token });
    expect(response.rows.map(({ status }) => status)).toContain('inactive');
    expect(response.rows[0]).not.toHaveProperty('content');
  });

  it.each(['tidak-ada', 'x'.repeat(65)])('returns 404 to the desk for the unknown article %s', async (id) => {
    expect((await get(`/desk/articles/${id}`, { token })).status).toBe(404);
  });
});

describe('saving a page as the desk', () => {
  it('the desk replaces a page, and the server removes its forbidden HTML and stores the current time', async () => {
    await put('/desk/pages', PAGE);
    harness.clock.advance(60);
    const { body } = await put('/desk/pages', { ...PAGE, content: '<p>Baru</p><iframe src="//x"></iframe>' });
    const updatedAt = harness.clock.now().toISOString();
    expect(body.response).toEqual({ ...PAGE, content: '<p>Baru</p>', updatedAt });
    expect((await get<Page>('/pages/karier')).response).toMatchObject({ content: '<p>Baru</p>', updatedAt });
  });
});

describe('a guide category saved by the desk', () => {
  it('a guide category saved by the desk has no scripts; a new one comes last, and a changed one keeps its position', async () => {
    await put('/desk/faqs', GUIDE_CATEGORY);
    const items = [{ title: 'Baru', content: '<p>Isi</p><script>alert(1)</script>' }];
    const { body } = await put('/desk/faqs', { ...GUIDE_CATEGORY, _id: 'umum', items });
    expect(body.response).toMatchObject({ items: [{ title: 'Baru', content: '<p>Isi</p>' }] });
    const { response } = await get<FaqCategory[]>('/faqs');
    expect(response.map(({ _id }) => _id)).toEqual([
      'umum',
      'kendaraan',
      'jiwa',
      'kesehatan',
      'properti',
      'perjalanan',
    ]);
  });
});

const HTML_WITHOUT_TEXT = '<script>alert(1)</script><p> &nbsp; </p>';
describe('saving invalid content as the desk', () => {
  it.each<[string, Record<string, unknown>, string]>([
    ['/desk/articles', { ...ARTICLE, _id: 'Judul Besar' }, '_id'],
    ['/desk/articles', { ...ARTICLE, _id: 'a'.repeat(65) }, '_id'],
    ['/desk/articles', { ...ARTICLE, _id: '../rahasia' }, '_id'],
    ['/desk/articles', { ...ARTICLE, title: '   ' }, 'title'],
    ['/desk/articles', { ...ARTICLE, title: 'x'.repeat(121) }, 'title'],
    ['/desk/articles', { ...ARTICLE, excerpt: undefined }, 'excerpt'],
    ['/desk/articles', { ...ARTICLE, content: '' }, 'content'],
    ['/desk/articles', { ...ARTICLE, content: HTML_WITHOUT_TEXT }, 'content'],
    ['/desk/articles', { ...ARTICLE, content: 'x'.repeat(100_001) }, 'content'],
    ['/desk/articles', { ...ARTICLE, thumbnail: 'https://lain.test/a.png' }, 'thumbnail'],
    ['/desk/articles', { ...ARTICLE, thumbnail: '//lain.test/a.png' }, 'thumbnail'],
    ['/desk/articles', { ...ARTICLE, thumbnail: 'javascript:alert(1)' }, 'thumbnail'],
    ['/desk/articles', { ...ARTICLE, category: {} }, 'category.name'],
    ['/desk/articles', { ...ARTICLE, createdAt: 'kemarin' }, 'createdAt'],
    ['/desk/articles', { ...ARTICLE, status: 'draft' }, 'status'],
    ['/desk/pages', { ...PAGE, slug: 'a/b' }, 'slug'],
    ['/desk/pages', { ...PAGE, description: '' }, 'description'],
    ['/desk/pages', { ...PAGE, content: HTML_WITHOUT_TEXT }, 'content'],
    ['/desk/faqs', { ...GUIDE_CATEGORY, icon: '<svg>' }, 'icon'],
    ['/desk/faqs', { ...GUIDE_CATEGORY, items: [] }, 'items'],
    [
      '/desk/faqs',
      { ...GUIDE_CATEGORY, items: [...GUIDE_CATEGORY.items, { title: 'X', content: HTML_WITHOUT_TEXT }] },
      'items.1.content',
    ],
  ])(
    'invalid content from the desk is rejected with the name of the invalid field: %s %j',
    async (path, body, field) => {
      const reply = await put(path, body);
      expect(reply).toMatchObject({ status: 422, body: { message: 'INVALID' } });
      expect(reply.body.errors?.map(({ path: name }) => name)).toEqual([field]);
    },
  );

  it('invalid content from the desk is rejected with the names of all invalid fields', async () => {
    const { body } = await put('/desk/articles', { ...ARTICLE, title: '', excerpt: '' });
    expect(body.errors?.map(({ path }) => path)).toEqual(['title', 'excerpt']);
  });
});

describe('a content call of the desk', () => {
  it.each([
    ['GET', '/desk/articles', undefined],
    ['GET', '/desk/articles/cara-membaca-polis', undefined],
    ['PUT', '/desk/articles', ARTICLE],
    ['PUT', '/desk/pages', PAGE],
    ['PUT', '/desk/faqs', GUIDE_CATEGORY],
  ])(
    'rejects %s %s without a token, with an unknown token and with a member token',
    async (method, path, body) => {
      const options = body === undefined ? {} : { body };
      expect((await harness.api(method, path, options)).status).toBe(401);
      expect((await harness.api(method, path, { ...options, token: 'palsu' })).status).toBe(401);
      expect((await harness.api(method, path, { ...options, token: memberToken })).status).toBe(403);
    },
  );
});
