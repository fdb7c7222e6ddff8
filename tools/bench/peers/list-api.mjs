import { isDeepStrictEqual } from 'node:util';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
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
export async function measureListApi({ origin, databaseUrl, planCount, requestCount }) {
  const pool = new pg.Pool({ connectionString: databaseUrl });
  await copyPlans(drizzle(pool), 'kesehatan', planCount);
  await pool.end();
  const port = await freePort();
  const urls = {
    site: `${origin}/api/v1/health?${QUERY}`,
    peer: `http://127.0.0.1:${port}/list?${QUERY}`,
  };
  const args = ['tools/bench/peers/bare-list.mjs', String(port), databaseUrl];
  const server = start('node', args, { stdio: 'inherit', env: { NODE_ENV: 'production' } });
  try {
    await requireHealthy(new URL(urls.peer).origin, server.exitPromise);
    expectSamePlans(await responseOf(urls.site), await responseOf(urls.peer));
    const measurements = [];
    for (const connections of [1, 16])
      measurements.push(await measureInTurns(urls, { connections, requestCount }));
    return measurements;
  } finally {
    server.child.kill('SIGTERM');
    await server.exitPromise;
  }
}
