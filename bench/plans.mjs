import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { multiplyPlans } from '../server/test/many-plans.ts';

/** Fills the database of a server that is stopped: at least `count` plans of each line that has a list. */
export async function fillPlans(dataDir, count) {
  const client = await PGlite.create({ dataDir: join(dataDir, 'db') });
  for (const line of ['kesehatan', 'kecelakaandiri']) await multiplyPlans(drizzle(client), line, count);
  await client.close();
}

const query = (values) => new URLSearchParams({ dob: '1990-05-17', size: '10', ...values });

/** The lists that are measured, by name: as they open, and with every filter set. */
export const PLAN_LISTS = [
  ['health plans', `/api/v1/health?${query({})}`],
  [
    'health plans, filtered',
    `/api/v1/health?${query({ q: 'sehat', priceMin: '2000000', priceMax: '9000000', sortField: 'premium', sortOrder: 'asc', page: '2' })}`,
  ],
  ['personal accident', `/api/v1/personal-accidents?${query({})}`],
  [
    'personal accident, filtered',
    `/api/v1/personal-accidents?${query({ q: 'siaga', priceMin: '100000', priceMax: '800000', sortField: 'premium', sortOrder: 'asc', page: '2' })}`,
  ],
];
