import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Harness, startApp, TEST_NOW } from '../../../test/harness.ts';
import { plansForBirthDate } from './service.ts';

let test: Harness;

/** The catalogue many times over: more than two thousand plans. */
async function multiplyPlans(): Promise<void> {
  const { db } = test.deps;
  await db.execute(sql`insert into plans (product_type, code, insurer_id, product_name, transaction_type, min_age, max_age, admin_fee, document, created_at)
    select product_type, code || '/' || copy, insurer_id, product_name || ' ' || copy, transaction_type, min_age, max_age, admin_fee, document, created_at - copy * interval '1 day'
    from plans cross join generate_series(1, 70) as copy`);
  await db.execute(sql`insert into plan_premiums (plan_id, min_age, max_age, value)
    select copied.id, premium.min_age, premium.max_age, premium.value from plans copied
    join plans original on copied.code like original.code || '/%' join plan_premiums premium on premium.plan_id = original.id`);
  await db.execute(sql`analyze plans, plan_premiums`);
}

beforeAll(async () => {
  test = await startApp();
  await multiplyPlans();
});
afterAll(() => test.close());

const query = {
  productType: 'kesehatan',
  sortField: 'premium',
  sortOrder: 'asc',
  page: 40,
  size: 10,
} as const;

describe('the list of 2,130 plans', () => {
  it('answers a page within 50 ms', async () => {
    const load = () => plansForBirthDate(test.deps.db, query, { member: true }, TEST_NOW);
    await load();
    const times: number[] = [];
    for (let run = 0; run < 7; run += 1) {
      const start = performance.now();
      const page = await load();
      times.push(performance.now() - start);
      expect(page?.rows).toHaveLength(10);
    }
    // The best of them: the others also measure what else the machine does.
    expect(Math.min(...times)).toBeLessThan(50);
  });
});
