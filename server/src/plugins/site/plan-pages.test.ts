import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { errorsPlugin } from '../errors.ts';
import { publish } from './fixture.ts';
import { isPlanPage } from './plan-pages.ts';
import { sitePlugin } from './site.ts';

/** The page of the fixture that calls the list of health plans. */
const LIST = '/ada/daftar';

let site: string;
let app: FastifyInstance;
let dataVersion: string | null;
let status: number;
let apiCalls: number;

beforeEach(async () => {
  site = mkdtempSync(join(tmpdir(), 'naungan-plan-pages-'));
  publish(site, 'satu');
  dataVersion = '1';
  status = 200;
  apiCalls = 0;
  app = fastify();
  await app.register(errorsPlugin);
  app.get('/api/v1/health', async (_request, reply) => {
    apiCalls += 1;
    return reply.code(status).send(`list ${apiCalls}`);
  });
  app.get('/api/v1/siapa', async () => {
    apiCalls += 1;
    return `call ${apiCalls}`;
  });
  await app.register(sitePlugin, { folder: site, earlyHints: false, dataVersion: async () => dataVersion });
});
afterEach(async () => {
  await app.close();
  rmSync(site, { recursive: true, force: true });
});

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });
const textOf = async (url: string) => (await get(url)).body;

it('a list of plans is rendered once for all visitors', async () => {
  expect(await Promise.all([textOf(LIST), textOf(LIST)])).toEqual(['<p>list 1</p>', '<p>list 1</p>']);
  const { headers, rawPayload } = await get(LIST, { 'accept-encoding': 'br', access_token: 't-1' });
  expect(brotliDecompressSync(rawPayload).toString()).toBe('<p>list 1</p>');
  expect(headers['cache-control']).toBe('no-cache');
  expect(await get(LIST, { 'if-none-match': String(headers.etag) })).toMatchObject({ statusCode: 304 });
  expect(apiCalls).toBe(1);
});

it('a list of plans is rendered again as soon as a product or a tariff changes', async () => {
  await get(LIST);
  dataVersion = '2';
  expect(await textOf(LIST)).toBe('<p>list 2</p>');
  expect(await textOf(LIST)).toBe('<p>list 2</p>');
});

it('a list of plans is rendered again for another query and for a new release', async () => {
  await get(LIST);
  expect(await textOf(`${LIST}?page=2`)).toBe('<p>list 2</p>');
  publish(site, 'dua');
  // The release is followed by polling.
  await expect.poll(() => textOf(LIST)).not.toBe('<p>list 1</p>');
});

it('a list that could not be loaded is not stored', async () => {
  for (const failedStatus of [429, 503]) {
    status = failedStatus;
    expect((await get(LIST)).statusCode).toBe(failedStatus);
  }
  status = 200;
  expect(await textOf(LIST)).toBe('<p>list 3</p>');
});

it('a list is rendered for each request while the version of the data is unknown', async () => {
  dataVersion = null;
  expect([await textOf(LIST), await textOf(LIST)]).toEqual(['<p>list 1</p>', '<p>list 2</p>']);
});

it('a page whose calls request more than plans is rendered for each request', async () => {
  expect([await textOf('/ada/bertanya'), await textOf('/ada/bertanya')]).toEqual([
    '200 call 1',
    '200 call 2',
  ]);
});

it.each([
  [
    'lists and plans of all lines',
    ['/api/v1/health', '/api/v1/vehicle-insurances/1', '/api/v1/fire-insurances/plans'],
    true,
  ],
  ['no calls', [], false],
  ['a call of a member', ['/api/v1/health', '/api/v1/transaction'], false],
  ['a path that only begins like a plan', ['/api/v1/health/1/2'], false],
])('recognizes a page with %s', (_case, paths, expected) => {
  expect(isPlanPage(paths.map((path) => ({ path, status: 200 })))).toBe(expected);
});

it('does not accept a call without a response', () => {
  expect(isPlanPage([{ path: '/api/v1/health', status: null }])).toBe(false);
});
