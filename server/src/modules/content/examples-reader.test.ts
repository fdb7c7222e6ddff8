import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import fastify from 'fastify';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type Harness, startApp } from '../../../test/harness.ts';
import { plans } from '../../db/schema.ts';
import { publish } from '../../plugins/site/fixture.ts';
import { sitePlugin } from '../../plugins/site/site.ts';
import { createExamplesReader } from './examples-reader.ts';

let harness: Harness;
beforeAll(async () => {
  harness = await startApp();
});
afterAll(() => harness.close());

const OVER_A_MINUTE_SECONDS = 61;
const apiExamples = async () => {
  const { body } = await harness.api('GET', '/pages/product/premiums');
  return body.response as { premiums: { perMonth: number }[] };
};

it('a changed price of a plan is on the home page after a minute, without a new build', async () => {
  const { db, log } = harness.deps;
  const folder = mkdtempSync(join(tmpdir(), 'naungan-premiums-'));
  const examples = await apiExamples();
  publish(folder, 'terbit', {
    'built-with.json': JSON.stringify({ origin: 'http://localhost:4321', settings: [], examples }),
  });
  const app = fastify();
  const currentExamples = createExamplesReader(db, harness.clock.now, log);
  await app.register(sitePlugin, { folder, earlyHints: false, currentExamples });
  const homePremium = async () => /<p>([^<]*)<\/p>/.exec((await app.inject('/')).body)?.[1];

  // The server sends the built page, which contains 'terbit', until a premium differs from the build.
  expect(await homePremium()).toBe('terbit');
  await vi.waitFor(() => expect(currentExamples()).not.toBeNull());
  expect(await homePremium()).toBe('terbit');

  await db.update(plans).set({ adminFee: 1_200_000 }).where(eq(plans.productType, 'kendaraan'));
  const [changedPremium] = (await apiExamples()).premiums;
  expect(changedPremium?.perMonth).not.toBe(examples.premiums[0]?.perMonth);
  expect(await homePremium()).toBe('terbit');
  harness.clock.advance(OVER_A_MINUTE_SECONDS);
  await vi.waitFor(async () => expect(await homePremium()).toBe(String(changedPremium?.perMonth)));

  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

it('the reader returns the previous premiums when the database fails', async () => {
  const { db, log } = harness.deps;
  const currentExamples = createExamplesReader(db, harness.clock.now, log);
  currentExamples();
  await vi.waitFor(() => expect(currentExamples()).not.toBeNull());
  const previousExamples = currentExamples();
  const select = vi.spyOn(db, 'select').mockImplementation(() => {
    throw new Error('the database does not respond');
  });
  harness.clock.advance(OVER_A_MINUTE_SECONDS);
  expect(currentExamples()).toBe(previousExamples);
  await vi.waitFor(() => expect(select).toHaveBeenCalled());
  expect(currentExamples()).toBe(previousExamples);
  select.mockRestore();
});
