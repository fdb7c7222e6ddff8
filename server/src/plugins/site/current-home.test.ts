import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PremiumExamples } from '@naungan/api/content';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { errorsPlugin } from '../errors.ts';
import { CONTENT_SECURITY_POLICY, publish } from './fixture.ts';
import { sitePlugin } from './site.ts';

/** Text of the built home page. The rendered page has the first example premium instead. */
const BUILT_TEXT = 'terbit';

/** Returns example premiums: one premium per month in rupiah, and the id of its plan. */
const examplesWith = (perMonth: number, id = 'plan-1') =>
  ({
    premiums: [{ productType: 'kendaraan', object: 'Avanza', perMonth, plans: [{ _id: id }] }],
    claim: { object: 'Rumah' },
  }) as unknown as PremiumExamples;

let site: string;
let app: FastifyInstance;
let currentExamples: PremiumExamples | null;
let logLines: string[];
const BUILT_WITH = { origin: 'http://localhost:4321', settings: [], examples: examplesWith(63_000) };

beforeEach(() => {
  site = mkdtempSync(join(tmpdir(), 'naungan-home-'));
  logLines = [];
});
afterEach(async () => {
  await app.close();
  rmSync(site, { recursive: true, force: true });
});

async function serve(files: Record<string, string>) {
  publish(site, BUILT_TEXT, files);
  const stream = { write: (line: string) => void logLines.push(line) };
  app = fastify({ logger: { level: 'error', stream } });
  await app.register(errorsPlugin);
  await app.register(sitePlugin, { folder: site, earlyHints: false, currentExamples: () => currentExamples });
}
const filesWithPremiums = { 'built-with.json': JSON.stringify(BUILT_WITH) };
const home = async () => {
  const { body, headers } = await app.inject('/');
  return {
    text: /<p>([^<]*)<\/p>/.exec(body)?.[1],
    contentSecurityPolicy: headers['content-security-policy'],
  };
};

it('the home page is the built page when the current premiums are unknown or equal the premiums of the build', async () => {
  await serve(filesWithPremiums);
  // Another plan id is not a change, because visitors do not see plan ids.
  for (const examples of [null, examplesWith(63_000), examplesWith(63_000, 'another-id')]) {
    currentExamples = examples;
    expect(await home()).toEqual({ text: BUILT_TEXT, contentSecurityPolicy: CONTENT_SECURITY_POLICY });
  }
});

it('the home page has the changed premiums and the Content-Security-Policy of the rendered page', async () => {
  await serve(filesWithPremiums);
  currentExamples = examplesWith(71_500);
  expect(await home()).toEqual({ text: '71500', contentSecurityPolicy: "default-src 'none'" });
  currentExamples = examplesWith(72_500);
  expect((await home()).text).toBe('72500');
  currentExamples = examplesWith(63_000);
  expect((await home()).text).toBe(BUILT_TEXT);
});

it('browsers revalidate the rendered home page', async () => {
  await serve(filesWithPremiums);
  currentExamples = examplesWith(71_500);
  const { headers } = await app.inject('/');
  expect(headers['cache-control']).toBe('no-cache');
  const revalidation = await app.inject({ url: '/', headers: { 'if-none-match': String(headers.etag) } });
  expect(revalidation.statusCode).toBe(304);
});

it('the built home page is served when rendering the current page fails, and the failure is logged once', async () => {
  await serve(filesWithPremiums);
  currentExamples = { ...examplesWith(71_500), premiums: [] };
  expect((await home()).text).toBe(BUILT_TEXT);
  expect((await home()).text).toBe(BUILT_TEXT);
  expect(logLines.join('').match(/cannot be rendered with the premiums of today/g)).toHaveLength(1);
});

it('the home page of a release without premiums is the built page', async () => {
  await serve({});
  currentExamples = examplesWith(71_500);
  expect((await home()).text).toBe(BUILT_TEXT);
});

it('a visitor cannot open the page that renders the home page', async () => {
  await serve(filesWithPremiums);
  currentExamples = examplesWith(71_500);
  expect((await app.inject('/home-now')).statusCode).toBe(404);
});
