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
import { createPremiumExamplesReader } from './premium-examples-reader.ts';

let harness: Harness;
beforeAll(async () => {
  harness = await startApp();
});
afterAll(() => harness.close());

const OVER_A_MINUTE_SECONDS = 61;
/** Returns the example premiums that the API calculates at this moment. */
const fetchExamples = async () => {
  const { body } = await harness.api('GET', '/pages/product/premiums');
  return body.response as { premiums: { perMonth: number }[] };
};

/** Text of the published home page. The server replaces it by the first example premium after a change of this premium. */
const PUBLISHED_TEXT = 'terbit';

it('a changed price of a plan is on the home page after a minute, without a new build', async () => {
  const { db } = harness.deps;
  const folder = mkdtempSync(join(tmpdir(), 'naungan-premiums-'));
  const builtExamples = await fetchExamples();
  publish(folder, PUBLISHED_TEXT, {
    'built-with.json': JSON.stringify({
      origin: 'http://localhost:4321',
      settings: [],
      examples: builtExamples,
    }),
  });
  const app = fastify();
  const currentExamples = createPremiumExamplesReader(harness.deps);
  await app.register(sitePlugin, { folder, earlyHints: false, currentExamples });
  const homeText = async () => /<p>([^<]*)<\/p>/.exec((await app.inject('/')).body)?.[1];

  // The example premiums equal the premiums of the build, both before and after the first calculation.
  expect(await homeText()).toBe(PUBLISHED_TEXT);
  await vi.waitFor(() => expect(currentExamples()).not.toBeNull());
  expect(await homeText()).toBe(PUBLISHED_TEXT);

  await db.update(plans).set({ adminFee: 1_200_000 }).where(eq(plans.productType, 'kendaraan'));
  await harness.deps.snapshots.check();
  const [changedPremium] = (await fetchExamples()).premiums;
  expect(changedPremium?.perMonth).not.toBe(builtExamples.premiums[0]?.perMonth);
  expect(await homeText()).toBe(PUBLISHED_TEXT);
  harness.clock.advance(OVER_A_MINUTE_SECONDS);
  await vi.waitFor(async () => expect(await homeText()).toBe(String(changedPremium?.perMonth)));

  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

it('the reader returns the previous example premiums when the database fails', async () => {
  const { db } = harness.deps;
  const currentExamples = createPremiumExamplesReader(harness.deps);
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
