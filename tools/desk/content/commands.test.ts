import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Article } from '@naungan/api/articles';
import type { FaqCategory } from '@naungan/api/faqs';
import type { Page } from '@naungan/api/pages';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Harness, startApp } from '../../../server/test/harness.ts';
import { run } from '../run.ts';

let harness: Harness;
let origin: string;
let folder: string;
beforeAll(async () => {
  harness = await startApp();
  origin = await harness.app.listen({ port: 0, host: '127.0.0.1' });
  folder = await mkdtemp(join(tmpdir(), 'naungan-desk-'));
});
afterAll(async () => {
  await harness.close();
  await rm(folder, { recursive: true, force: true });
});

/** Runs `npm run desk -- <args>`. */
async function desk(...args: string[]) {
  const output = { out: '', err: '' };
  const code = await run(
    args,
    {
      NAUNGAN_URL: origin,
      DESK_EMAIL: harness.deps.config.DESK_EMAIL,
      DESK_PASSWORD: harness.deps.config.DESK_PASSWORD,
    },
    {
      out: (text) => {
        output.out += text;
      },
      err: (text) => {
        output.err += text;
      },
    },
  );
  return { code, ...output };
}
async function writeContentFile(name: string, content: string): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, content);
  return path;
}
const getContent = async <T>(path: string) => (await harness.api('GET', path)).body.response as T;

const HTML = `---
title: Banjir: apa dulu?
excerpt: Foto dulu, lalu lapor.
category: Klaim
thumbnail: /articles/klaim-setelah-banjir.svg
---
<h2>Pertama</h2>
<p>Foto dulu.</p>
`;

describe('npm run desk -- article', () => {
  it('saves an article under the name of its file', async () => {
    const { code, out, err } = await desk('article', 'save', await writeContentFile('banjir.html', HTML));
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toBe('Saved the article "banjir".\nVisitors see it after: npm run publish:site');
    expect(await getContent<Article>('/articles/banjir')).toMatchObject({
      title: 'Banjir: apa dulu?',
      category: { name: 'Klaim' },
      content: '<h2>Pertama</h2>\n<p>Foto dulu.</p>',
    });
  });

  it('does not change an article when the output of `show` is saved', async () => {
    const previousArticle = await getContent<Article>('/articles/cara-membaca-polis');
    const { out } = await desk('article', 'show', 'cara-membaca-polis');
    expect(await desk('article', 'save', await writeContentFile('salinan.html', out))).toMatchObject({
      code: 0,
    });
    expect(await getContent<Article>('/articles/cara-membaca-polis')).toEqual(previousArticle);
  });

  it('saves an article from a JSON file', async () => {
    const json = { _id: 'json', title: 'J', excerpt: 'J', category: { name: 'Klaim' }, thumbnail: '/a.svg' };
    const path = await writeContentFile('apa-saja.json', JSON.stringify({ ...json, content: '<p>J</p>' }));
    expect(await desk('article', 'save', path)).toMatchObject({ code: 0 });
    expect(await getContent<Article>('/articles/json')).toMatchObject({ title: 'J' });
  });

  it('hides an article and shows it again', async () => {
    const id = 'memahami-masa-tunggu';
    expect(await desk('article', 'deactivate', id)).toMatchObject({ code: 0 });
    expect((await harness.api('GET', `/articles/${id}`)).status).toBe(404);
    expect((await desk('articles')).out).toMatch(/^memahami-masa-tunggu +inactive +2026-/m);
    expect(await desk('article', 'activate', id)).toMatchObject({ code: 0 });
    expect((await harness.api('GET', `/articles/${id}`)).status).toBe(200);
  });

  it('reports that HTML was removed from a saved article', async () => {
    const path = await writeContentFile('kotor.html', `${HTML}<script>alert(1)</script>`);
    expect((await desk('article', 'save', path)).out).toContain('HTML that is not allowed was removed');
  });

  it('reports the invalid fields of an article', async () => {
    const path = await writeContentFile(
      'Judul Besar.html',
      HTML.replace('category: Klaim\n', '').replace(/title:.*/, 'title:'),
    );
    const { code, err } = await desk('article', 'save', path);
    expect(code).toBe(1);
    expect(err).toMatch(/^422: /);
    for (const field of ['_id: ', 'title: ', 'category: ']) expect(err).toContain(field);
  });
});

describe('npm run desk -- page, guides', () => {
  it('prints and saves a page', async () => {
    const { out } = await desk('page', 'show', 'syarat-ketentuan');
    const path = await writeContentFile(
      'syarat-ketentuan.html',
      out.replace(/title: .*/, 'title: Syarat Baru'),
    );
    expect(await desk('page', 'save', path)).toMatchObject({ code: 0 });
    expect(await getContent<Page>('/pages/syarat-ketentuan')).toMatchObject({ title: 'Syarat Baru' });
  });

  it('prints and saves guides', async () => {
    const guides = JSON.parse((await desk('guides', 'show', 'jiwa')).out) as FaqCategory;
    const path = await writeContentFile(
      'jiwa.json',
      JSON.stringify({ ...guides, title: 'Jiwa & Kecelakaan' }),
    );
    expect(await desk('guides', 'save', path)).toMatchObject({ code: 0 });
    const savedGuides = (await getContent<FaqCategory[]>('/faqs')).find(({ _id }) => _id === 'jiwa');
    expect(savedGuides).toEqual({ ...guides, title: 'Jiwa & Kecelakaan' });
  });

  it.each([
    [['article', 'show', 'tidak-ada'], /^404: /],
    [['page', 'show', 'tidak-ada'], /^404: /],
    [['guides', 'show', 'tidak-ada'], /no category "tidak-ada", only umum, kendaraan/],
    [['article', 'save', '/tidak/ada.html'], /^\/tidak\/ada\.html cannot be read \(ENOENT\)\.$/],
  ])('reports in one line that the content or file of %j does not exist', async (args, line) => {
    const { code, out, err } = await desk(...args);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toMatch(line);
  });

  it.each([
    ['tanpa.html', '<p>Isi</p>', 'does not begin with "name: value" lines'],
    ['baris.html', '---\njudul saja\n---\n', 'is not "name: value": judul saja'],
    ['rusak.json', '{"title":', 'is not valid JSON'],
  ])('reports the error in the file %s', async (name, content, message) => {
    const { code, err } = await desk('page', 'save', await writeContentFile(name, content));
    expect(code).toBe(1);
    expect(err).toContain(message);
  });

  it.each([
    [['article'], '"article" needs one of these actions: show, save, activate, deactivate.'],
    [['page', 'deactivate', 'x'], '"page" needs one of these actions: show, save.'],
    [['guides', 'save'], 'The file is missing.'],
    [['article', 'show'], 'The id is missing.'],
    [['article', 'show', 'a', 'b'], 'Too many words: b.'],
  ])('reports the usage error of %j together with the usage text', async (args, message) => {
    const { code, err } = await desk(...args);
    expect(code).toBe(2);
    expect(err).toContain(message);
    expect(err).toContain('Usage: npm run desk');
  });
});
