import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { releasesOf, serveRelease } from '../../../../tools/site-build/releases.mjs';
import { errorsPlugin } from '../errors.ts';
import { publish, writeRelease } from './fixture.ts';
import { sitePlugin } from './site.ts';

let site: string;
const apps: FastifyInstance[] = [];
beforeEach(() => {
  site = mkdtempSync(join(tmpdir(), 'naungan-follow-'));
});
afterEach(async () => {
  await Promise.all(apps.splice(0).map((app) => app.close()));
  rmSync(site, { recursive: true, force: true });
});

/** Starts a server of the site folder. Several calls start several servers of the same folder. */
async function serve(lines: string[] = []) {
  const stream = { write: (line: string) => void lines.push(line) };
  const app = fastify({ logger: { level: 'error', stream } });
  apps.push(app);
  await app.register(errorsPlugin);
  await app.register(sitePlugin, { folder: site, earlyHints: true });
  await app.listen({ port: 0, host: '127.0.0.1' });
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
}

const textOf = async (url: string) => {
  const reply = await fetch(url);
  const text = await reply.text();
  if (!reply.ok) throw new Error(`${url} returned status ${reply.status}`);
  return text;
};
const displayedText = async (origin: string) => /<p>(\w+)<\/p>/.exec(await textOf(origin))?.[1];
const waitForText = (origin: string, text: string) =>
  vi.waitFor(async () => expect(await displayedText(origin)).toBe(text), { interval: 20 });

/** Loads a page, every file that it refers to, and an on-demand page, repeatedly until `stop` is called. */
function visit(origin: string) {
  const displayedTexts = new Set<string>();
  const failures: string[] = [];
  let isRunning = true;
  let requests = 0;
  const load = async (path: string) => {
    requests += 1;
    return textOf(origin + path);
  };
  const loop = async () => {
    while (isRunning) {
      try {
        const html = await load('/');
        const text = /<p>(\w+)<\/p>/.exec(html)?.[1] ?? '';
        displayedTexts.add(text);
        for (const [, href] of html.matchAll(/href="([^"]+)"/g)) await load(href ?? '');
        if (!/rendered \w+/.test(await load('/ada/1'))) failures.push('/ada/1');
      } catch (error) {
        failures.push(String(error));
      }
    }
  };
  const loops = Array.from({ length: 4 }, loop);
  const stop = async () => {
    isRunning = false;
    await Promise.all(loops);
    return { failures, requests };
  };
  return { displayedTexts, stop };
}

describe('a published release', () => {
  it('reaches every process without a failed request', async () => {
    publish(site, 'a0');
    const origins = [await serve(), await serve()];
    const visits = origins.map(visit);
    const texts = Array.from({ length: 8 }, (_, index) => `a${index + 1}`);
    for (const text of texts) {
      publish(site, text);
      for (const origin of origins) await waitForText(origin, text);
    }
    for (const { displayedTexts, stop } of visits) {
      // Stops only after the visits have loaded the last release.
      await vi.waitFor(() => expect([...displayedTexts]).toContain('a8'), { interval: 20 });
      const { failures, requests } = await stop();
      expect(failures).toEqual([]);
      expect(requests).toBeGreaterThan(200);
    }
  }, 60_000);

  it('keeps hashed files of the two previous releases, for pages that are already open', async () => {
    for (const text of ['a1', 'a2', 'a3', 'a4']) publish(site, text);
    const origin = await serve();
    const status = async (text: string) => (await fetch(`${origin}/_astro/gaya-${text}.css`)).status;
    expect(await Promise.all(['a4', 'a3', 'a2', 'a1'].map(status))).toEqual([200, 200, 200, 404]);
    expect(releasesOf(site)).toHaveLength(3);
  });

  it('keeps cached copies of unchanged pages valid', async () => {
    publish(site, 'a1');
    const origin = await serve();
    const [app] = apps;
    // Uses `inject`, because `fetch` adds `cache-control: no-cache` to a conditional request.
    const get = (url: string, etag = '') => app?.inject({ url, headers: { 'if-none-match': etag } });
    const [changedPage, unchangedPage] = [await get('/'), await get('/tetap')];
    publish(site, 'a2');
    await waitForText(origin, 'a2');
    expect((await get('/tetap', String(unchangedPage?.headers.etag)))?.statusCode).toBe(304);
    expect((await get('/', String(changedPage?.headers.etag)))?.statusCode).toBe(200);
  });

  it('reaches a process that started without a site', async () => {
    const origin = await serve();
    const before = await fetch(origin);
    expect(before.status).toBe(404);
    expect(await before.json()).toMatchObject({ message: 'NOT_FOUND' });
    publish(site, 'a1');
    await vi.waitFor(async () => expect((await fetch(origin)).status).toBe(200));
  });
});

describe('a release that cannot be opened', () => {
  it('leaves the earlier release in service, and is logged', async () => {
    publish(site, 'baik');
    const lines: string[] = [];
    const origin = await serve(lines);
    publish(site, 'buruk', { 'server/entry.mjs': 'throw new Error("broken entry");' });
    await vi.waitFor(() => expect(lines.join('')).toContain('a release cannot be opened'));
    expect(await displayedText(origin)).toBe('baik');
    publish(site, 'lagi');
    await waitForText(origin, 'lagi');
  });

  it('does not prevent the next release, even if the build of the damaged release was killed', async () => {
    publish(site, 'baik');
    const origin = await serve();
    serveRelease(site, writeRelease(site, 'separuh'));
    publish(site, 'lagi');
    await waitForText(origin, 'lagi');
    expect(releasesOf(site)).toHaveLength(2);
  });
});
