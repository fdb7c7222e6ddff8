import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Harness, startApp, TEST_NOW } from '../../../test/harness.ts';
import { copyPlans } from '../../../test/many-plans.ts';
import { serverLine } from '../../lines/index.ts';

let harness: Harness;
beforeAll(async () => {
  harness = await startApp();
  for (const line of ['kesehatan', 'kecelakaandiri']) await copyPlans(harness.deps.db, line, 2_000);
});
afterAll(() => harness.close());

const LIMIT_MS = 10;

const BY_PREMIUM = { sortField: 'premium', sortOrder: 'asc', size: 10 } as const;
const PAGE_40 = { ...BY_PREMIUM, page: 40 };
const FILTERED_PAGE_2 = { ...BY_PREMIUM, page: 2, q: 'siaga', priceMin: 100_000, priceMax: 800_000 };

describe.each([
  { title: 'page 40 of 2,000 health plans', line: 'kesehatan', query: PAGE_40 },
  {
    title: 'page 40 of 2,000 personal accident plans',
    line: 'kecelakaandiri',
    query: PAGE_40,
  },
  {
    title: 'page 2 of 2,000 personal accident plans with filters',
    line: 'kecelakaandiri',
    query: FILTERED_PAGE_2,
  },
] as const)('$title', ({ line, query }) => {
  it('the plan list loads within 10 ms', async () => {
    const load = () => serverLine(line).catalogue.list(harness.deps, query, { isMember: true }, TEST_NOW);
    await load();
    // Only the fastest run counts, because other processes on the machine slow down some runs.
    let fastest = Number.POSITIVE_INFINITY;
    for (let run = 0; run < 30 && fastest >= LIMIT_MS; run += 1) {
      const start = performance.now();
      const page = await load();
      fastest = Math.min(fastest, performance.now() - start);
      expect(page?.rows).toHaveLength(10);
    }
    expect(fastest).toBeLessThan(LIMIT_MS);
  });
});
