import { readdirSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { currentRelease, releasesOf } from '../../tools/site-build/releases.mjs';
import { startPublishableSite } from './support/published-site.ts';
import { startVisitors } from './support/visitors.ts';

// Each test builds the site, so they run one after the other.
test.describe.configure({ mode: 'serial', timeout: 300_000 });

let served: Awaited<ReturnType<typeof startPublishableSite>>;
test.beforeAll(async () => {
  served = await startPublishableSite();
});
test.afterAll(() => served.close());

const ARTICLE = {
  _id: 'baru-diterbitkan',
  title: 'Baru saja diterbitkan',
  excerpt: 'Artikel yang disimpan lewat meja redaksi.',
  content: '<h2>Isi</h2><p>Terbit tanpa jeda.</p>',
  thumbnail: '/articles/klaim-setelah-banjir.svg',
  category: { name: 'Panduan' },
};
const foldersOf = (site: string) => readdirSync(join(site, 'releases'));

test('a publish that is killed changes nothing', async () => {
  const { site, id, origin, publish } = served;
  const { pid, done } = publish();
  await expect.poll(() => foldersOf(site).length, { timeout: 60_000 }).toBe(2);
  process.kill(-pid, 'SIGKILL');
  await done;
  expect([currentRelease(site), releasesOf(site)]).toEqual([id, [id]]);
  expect((await fetch(origin)).status).toBe(200);
});

test('a publish fails no request, shows the saved content, and can be repeated after a kill', async ({
  page,
}, info) => {
  const { site, id, origin, saveArticle, publish } = served;
  await saveArticle(ARTICLE);
  const address = `/articles/${ARTICLE._id}`;
  await page.goto(`${origin}/login`);
  const callBack = startVisitors(origin, [
    { path: '/' },
    { path: '/articles' },
    { path: '/articles/memahami-masa-tunggu' },
    { path: '/faq' },
    { path: '/p/kebijakan-privasi' },
    { path: '/products/kesehatan' },
    { path: '/products/kesehatan/plan/apa-saja' },
    { path: '/tidak-ada', expected: [404] },
    { path: address, expected: [404, 200] },
  ]);
  const startedAt = performance.now();
  const first = publish();
  await expect.poll(() => foldersOf(site).length, { timeout: 60_000 }).toBe(3);
  const second = await publish().done;
  expect(second).toMatchObject({ code: 1, output: expect.stringContaining('Another build or publish of') });
  const { code, output } = await first.done;
  const took = performance.now() - startedAt;
  expect(output).toContain('Published as release');
  expect(code).toBe(0);
  await expect.poll(async () => (await fetch(origin + address)).status).toBe(200);
  const { requests, failures, statuses } = await callBack();
  info.annotations.push({
    type: 'publish',
    description: `${requests} requests in ${Math.round(took / 1000)} s, ${failures.length} failed`,
  });
  console.log(`publish: ${(took / 1000).toFixed(1)} s, ${requests} requests, ${failures.length} failed`);
  expect(failures).toEqual([]);
  expect([...(statuses.get(address) ?? [])]).toEqual(expect.arrayContaining([404]));
  // The killed publish's folder is removed; the previous release stays for open tabs.
  expect(foldersOf(site).toSorted()).toEqual([id, currentRelease(site)].toSorted());
  await page.goto(`${origin}/articles`);
  await page.getByRole('link', { name: ARTICLE.title }).click();
  await expect(page.getByText('Terbit tanpa jeda.')).toBeVisible();
});

test('a content call with an invalid reply stops the publish with one line', async () => {
  const { site, origin, publish } = served;
  const before = [currentRelease(site), foldersOf(site)];
  const broken = createServer(async (request, reply) => {
    const url = request.url ?? '';
    if (url.endsWith('/faqs')) {
      reply.writeHead(200, { 'content-type': 'text/html' });
      reply.end('<h1>Pemeliharaan</h1>');
      return;
    }
    const { status, headers, body } = await fetch(origin + url).then(async (response) => ({
      status: response.status,
      headers: response.headers,
      body: await response.text(),
    }));
    reply.writeHead(status, { 'content-type': headers.get('content-type') ?? '' });
    reply.end(body);
  });
  await new Promise<void>((done) => broken.listen(0, '127.0.0.1', done));
  const api = `http://127.0.0.1:${(broken.address() as AddressInfo).port}/api/v1`;
  const { code, output } = await publish({ CONTENT_API: api }).done;
  broken.close();
  expect(code).toBe(1);
  expect(output).toMatch(
    new RegExp(`^The content call ${api}/faqs returned text/html, which is not JSON\\..+\\n$`),
  );
  expect([currentRelease(site), foldersOf(site)]).toEqual(before);
  expect((await fetch(`${origin}/faq`)).status).toBe(200);
});

test('a publish without a server stops with one line', async () => {
  const { site, publish } = served;
  const before = foldersOf(site);
  const { code, output } = await publish({ CONTENT_API: 'http://127.0.0.1:9/api/v1' }).done;
  expect(code).toBe(1);
  expect(output).toBe(
    'No server responds at http://127.0.0.1:9/api/v1. Start it, or set CONTENT_API to another.\n',
  );
  expect(foldersOf(site)).toEqual(before);
});
