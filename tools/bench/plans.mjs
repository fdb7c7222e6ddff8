import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { copyPlans } from '../../server/test/many-plans.ts';
import { HOUSE_BODY } from '../test-services/measured-products.mjs';

/** Fills the database of a stopped server with at least `count` plans for each line. */
export async function fillPlans(dataDir, count) {
  const client = await PGlite.create({ dataDir: join(dataDir, 'db') });
  for (const line of ['kesehatan', 'kecelakaandiri', 'kendaraan', 'kebakaran', 'kebakaran-gempabumi'])
    await copyPlans(drizzle(client), line, count);
  await client.close();
}

/** Returns the query of a car at its market price. */
const vehicleQuery = (values) =>
  new URLSearchParams({
    vehicleType: 'MV4',
    model: 'C001',
    year: '2024',
    price: '237000000',
    plat: 'B',
    ...values,
  });

const personQuery = (values) => new URLSearchParams({ dob: '1990-05-17', size: '10', ...values });

/** The measured lists: name, path, and the JSON body of those that are requested by POST. */
export const PLAN_LISTS = [
  ['health plans', `/api/v1/health?${personQuery({})}`],
  [
    'health plans, filtered',
    `/api/v1/health?${personQuery({ q: 'sehat', priceMin: '2000000', priceMax: '9000000', sortField: 'premium', sortOrder: 'asc', page: '2' })}`,
  ],
  ['personal accident', `/api/v1/personal-accidents?${personQuery({})}`],
  [
    'personal accident, filtered',
    `/api/v1/personal-accidents?${personQuery({ q: 'siaga', priceMin: '100000', priceMax: '800000', sortField: 'premium', sortOrder: 'asc', page: '2' })}`,
  ],
  ['vehicle products', `/api/v1/vehicle-insurances?${vehicleQuery({})}`],
  [
    'vehicle products, filtered',
    `/api/v1/vehicle-insurances?${vehicleQuery({ priceMin: '1000000', priceMax: '6000000', page: '80' })}`,
  ],
  [
    'vehicle products, sorted by name',
    `/api/v1/vehicle-insurances?${vehicleQuery({ sortField: 'productName', sortOrder: 'asc', page: '80' })}`,
  ],
  ['property products', '/api/v1/fire-insurances/plans', HOUSE_BODY],
  ['property products, page 80', '/api/v1/fire-insurances/plans?page=80', HOUSE_BODY],
  [
    'property products, sorted by date',
    '/api/v1/fire-insurances/plans?sortField=createdAt&sortOrder=desc&page=80',
    HOUSE_BODY,
  ],
];
