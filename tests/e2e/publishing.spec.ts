import { readdirSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { currentRelease, releasesOf } from '../../tools/site-build/releases.mjs';
import { startPublishableSite } from './support/published-site.ts';
import { startVisitors } from './support/visitors.ts';

// The tests run one after the other, because each builds the site in the same folder.
test.describe.configure({ mode: 'serial', timeout: 300_000 });

let publishableSite: Awaited<ReturnType<typeof startPublishableSite>>;
test.beforeAll(async () => {
  publishableSite = await startPublishableSite();
});
test.afterAll(() => publishableSite.close());

const ARTICLE = {
  _id: 'baru-diterbitkan',
  title: 'Baru saja diterbitkan',
  excerpt: 'Artikel yang disimpan lewat meja redaksi.',
  content: '<h2>Isi</h2><p>Terbit tanpa jeda.</p>',
  thumbnail: '/articles/klaim-setelah-banjir.svg',
  category: { name: 'Panduan' },
};
const releaseFolders = (directory: string) => readdirSync(join(directory, 'releases'));

test('the server still serves the previous release after the process of a publish was killed', {
  tag: '@deep-publishing',
}, async () => {
  const { directory, firstReleaseId, origin, publish } = publishableSite;
  const { pid, done } = publish();
  await expect.poll(() => releaseFolders(directory).length, { timeout: 60_000 }).toBe(2);
  // A negative id is the id of a process group.
  process.kill(-pid, 'SIGKILL');
  await done;
  expect([currentRelease(directory), releasesOf(directory)]).toEqual([firstReleaseId, [firstReleaseId]]);
  expect((await fetch(origin)).status).toBe(200);
});

test(
  'a publish after a killed publish serves the saved content, no request fails during the publish, and a second publish at the same time is refused',
  { tag: '@deep-publishing' },
  async ({ page }, info) => {
    const { directory, firstReleaseId, origin, saveArticle, publish } = publishableSite;
    await saveArticle(ARTICLE);
    const articlePath = `/articles/${ARTICLE._id}`;
    await page.goto(`${origin}/login`);
    const stopVisitors = startVisitors(origin, [
      { path: '/' },
      { path: '/articles' },
      { path: '/articles/memahami-masa-tunggu' },
      { path: '/faq' },
      { path: '/p/kebijakan-privasi' },
      { path: '/products/kesehatan' },
      { path: '/products/kesehatan/plan/apa-saja' },
      { path: '/tidak-ada', expectedStatuses: [404] },
      { path: articlePath, expectedStatuses: [404, 200] },
    ]);
    const startedAt = performance.now();
    const firstPublish = publish();
    // The first release, the folder of the killed publish, and the folder of this publish.
    await expect.poll(() => releaseFolders(directory).length, { timeout: 60_000 }).toBe(3);
    const secondPublish = await publish().done;
    expect(secondPublish).toMatchObject({
      code: 1,
      output: expect.stringContaining('Another build or publish of'),
    });
    const { code, output } = await firstPublish.done;
    const durationMs = performance.now() - startedAt;
    expect(output).toContain('Published as release');
    expect(code).toBe(0);
    await expect.poll(async () => (await fetch(origin + articlePath)).status).toBe(200);
    const { requests, failures, statuses } = await stopVisitors();
    info.annotations.push({
      type: 'publish',
      description: `${requests} requests in ${Math.round(durationMs / 1000)} s, ${failures.length} failed`,
    });
    console.log(
      `publish: ${(durationMs / 1000).toFixed(1)} s, ${requests} requests, ${failures.length} failed`,
    );
    expect(failures).toEqual([]);
    expect([...(statuses.get(articlePath) ?? [])]).toEqual(expect.arrayContaining([404]));
    // The folder of the killed publish is removed. The previous release stays for open tabs.
    expect(releaseFolders(directory).toSorted()).toEqual(
      [firstReleaseId, currentRelease(directory)].toSorted(),
    );
    await page.goto(`${origin}/articles`);
    await page.getByRole('link', { name: ARTICLE.title }).click();
    await expect(page.getByText('Terbit tanpa jeda.')).toBeVisible();
  },
);

test('a publish fails with one line of output when a content call returns HTML instead of JSON', {
  tag: '@deep-publishing',
}, async () => {
  const { directory, origin, publish } = publishableSite;
  const previousReleases = [currentRelease(directory), releaseFolders(directory)];
  const brokenApi = createServer(async (request, reply) => {
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
  await new Promise<void>((done) => brokenApi.listen(0, '127.0.0.1', done));
  const api = `http://127.0.0.1:${(brokenApi.address() as AddressInfo).port}/api/v1`;
  const { code, output } = await publish({ CONTENT_API: api }).done;
  brokenApi.close();
  expect(code).toBe(1);
  expect(output).toMatch(
    new RegExp(`^The content call ${api}/faqs returned text/html, which is not JSON\\..+\\n$`),
  );
  expect([currentRelease(directory), releaseFolders(directory)]).toEqual(previousReleases);
  expect((await fetch(`${origin}/faq`)).status).toBe(200);
});

test('a publish fails with one line of output when no server responds', {
  tag: '@deep-publishing',
}, async () => {
  const { directory, publish } = publishableSite;
  const previousReleases = releaseFolders(directory);
  const { code, output } = await publish({ CONTENT_API: 'http://127.0.0.1:9/api/v1' }).done;
  expect(code).toBe(1);
  expect(output).toBe(
    'No server responds at http://127.0.0.1:9/api/v1. Start the server, or set CONTENT_API to another server.\n',
  );
  expect(releaseFolders(directory)).toEqual(previousReleases);
});
