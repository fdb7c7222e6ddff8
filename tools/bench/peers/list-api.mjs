import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { GUEST_VISIBLE_PLANS } from '@naungan/domain/guest';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { listPlans } from '../../../server/src/lines/insured-person/repository.ts';
import { copyPlans } from '../../../server/test/many-plans.ts';
import { freePort, requireHealthy } from '../../process/backend.mjs';
import { start } from '../../process/run.mjs';
import { StepError } from '../../process/step.mjs';
import { BIRTH_DATE } from '../../test-services/measured-products.mjs';
import { bodyOf, measureLatencies } from '../requests.mjs';
import { medians } from './ratios.mjs';

const SIZE = 10;
const ROUNDS = 5;
const QUERY = `dob=${BIRTH_DATE}&size=${SIZE}`;

/** Runs this site's list query for the age; returns its SQL and values, which depend on the age. */
async function statementFor(pool, age) {
  const statements = [];
  const logger = { logQuery: (text, values) => statements.push({ text, values }) };
  const query = {
    productType: 'kesehatan',
    age,
    page: 1,
    size: SIZE,
    sortField: 'createdAt',
    sortOrder: 'desc',
  };
  await listPlans(drizzle(pool, { casing: 'snake_case', logger }), query, GUEST_VISIBLE_PLANS);
  if (statements.length !== 1)
    throw new StepError(`The list needs ${statements.length} queries instead of one.`);
  return { ...statements[0], age, visibleCount: GUEST_VISIBLE_PLANS };
}

const responseOf = async (url) => JSON.parse(await bodyOf(url)).response;

/** Checks that both replies contain the same plans; otherwise the comparison would not be fair. @throws StepError */
function expectSamePlans(site, peer) {
  const isSame = site.total === peer.total && isDeepStrictEqual(site.rows, peer.rows);
  if (!isSame) throw new StepError('The list in bare Fastify does not return the plans of this site.');
}

/** Measures both servers several times in turn, so that other load on the machine affects both; returns the medians. */
async function measureInTurns(urls, { connections, requestCount }) {
  const results = { site: [], peer: [] };
  const options = { count: Math.ceil(requestCount / ROUNDS), connections };
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [name, url] of Object.entries(urls)) results[name].push(await measureLatencies(url, options));
  return { connections, siteValues: medians(results.site), peerValues: medians(results.peer) };
}

/**
 * Measures the latency of the list with `planCount` health plans on this site's server and on bare Fastify, with the same
 * PostgreSQL database; returns the percentiles for 1 and for 16 connections.
 */
export async function measureListApi({ origin, databaseUrl, folder, planCount, requestCount }) {
  const pool = new pg.Pool({ connectionString: databaseUrl });
  await copyPlans(drizzle(pool), 'kesehatan', planCount);
  const port = await freePort();
  const urls = {
    site: `${origin}/api/v1/health?${QUERY}`,
    peer: `http://127.0.0.1:${port}/list?${QUERY}`,
  };
  const site = await responseOf(urls.site);
  const statementFile = join(folder, 'statement.json');
  writeFileSync(statementFile, JSON.stringify(await statementFor(pool, site.age)));
  await pool.end();
  const args = ['tools/bench/peers/bare-list.mjs', String(port), databaseUrl, statementFile];
  const server = start('node', args, { stdio: 'inherit', env: { NODE_ENV: 'production' } });
  try {
    await requireHealthy(new URL(urls.peer).origin, server.exitPromise);
    expectSamePlans(site, await responseOf(urls.peer));
    const measurements = [];
    for (const connections of [1, 16])
      measurements.push(await measureInTurns(urls, { connections, requestCount }));
    return measurements;
  } finally {
    server.child.kill('SIGTERM');
    await server.exitPromise;
  }
}
