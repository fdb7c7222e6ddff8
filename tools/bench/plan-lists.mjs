import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { copyPlans } from '../../server/test/many-plans.ts';
import { freePort, requireHealthy, startBackend } from '../process/backend.mjs';
import { start } from '../process/run.mjs';
import { createDatabase } from '../test-services/databases.mjs';
import { addMember, PASSWORD } from '../test-services/measured-member.mjs';
import { sharedOrNewPreparedServer } from '../test-services/prepared-databases.mjs';
import { CASES, COMMON_WORD, requestOf } from './plan-searches.mjs';
import { productionEnv } from './production-env.mjs';
import { percentile, sendOnce } from './requests.mjs';

const SIZES = [2_000, 20_000];
const LINES = ['kesehatan', 'kecelakaandiri', 'kendaraan', 'kebakaran', 'kebakaran-gempabumi'];
/** Requests of each case to each server. */
const REQUEST_COUNT = Number(process.env.BENCH_COUNT || 200);
/** The servers are measured in turn, so that other load on the machine affects all of them. */
const ROUNDS = 5;
const PAGE_SIZE = 10;
/** The highest page number that the API accepts. */
const MAX_PAGE = 1_000;

/** Copies the plans of each line until it has `count` plans, with a common word in the names of the copies. */
async function fillPlanLists(databaseUrl, count) {
  const pool = new pg.Pool({ connectionString: databaseUrl });
  for (const line of LINES) await copyPlans(drizzle(pool), line, count);
  await pool.query(
    `update plans set product_name = replace(product_name, ' ' || split_part(code, '/', 2), $1 || split_part(code, '/', 2))
     where code like '%/%'`,
    [` ${COMMON_WORD} `],
  );
  await pool.query('vacuum (analyze)');
  await pool.end();
}

async function logIn(origin) {
  const email = await addMember(origin);
  const postBody = { email, password: PASSWORD };
  const { body } = await sendOnce(`${origin}/api/v1/user/login`, { postBody });
  return JSON.parse(body).response.access_token;
}

/** Starts a server with `count` products of each line. */
async function startWithPlans(preparedServer, folder, count) {
  const { url, drop } = await createDatabase(preparedServer.server, { template: preparedServer.template });
  await fillPlanLists(url, count);
  const env = { ...productionEnv(), DATABASE_URL: url, SMTP_URL: 'smtp://127.0.0.1:1' };
  const backend = await startBackend({ dataDir: join(folder, String(count)), env });
  return {
    origin: backend.origin,
    token: await logIn(backend.origin),
    stop: () => backend.stop().finally(drop),
  };
}

/** Sends a request of the case; returns its duration in milliseconds and the reply. @throws Error for another status than 200 */
async function sendCase({ origin, token }, agent, listCase, index, pageNumber) {
  const { path, postBody } = requestOf(listCase, index, pageNumber);
  const headers = listCase.viewer === 'member' ? { access_token: token } : {};
  const startedAt = performance.now();
  const { status, body } = await sendOnce(origin + path, { agent, postBody, headers });
  const duration = performance.now() - startedAt;
  if (status !== 200) throw new Error(`${path} returned status ${status}: ${body}`);
  return { duration, body };
}

const productsOf = (body) => {
  const { response } = JSON.parse(body);
  return response.products ?? response;
};

/** Returns the page number of the case: 1, or the page at 90 % of the list. */
async function pageNumberOf(server, agent, listCase) {
  if (listCase.page === 'first') return 1;
  const totals = [];
  for (let index = 0; index < 24; index += 1)
    totals.push(productsOf((await sendCase(server, agent, listCase, index, 1)).body).total);
  return Math.min(MAX_PAGE, Math.max(1, Math.floor((0.9 * Math.min(...totals)) / PAGE_SIZE)));
}

const figuresOf = (durations) => {
  const sorted = durations.toSorted((a, b) => a - b);
  return { p50: percentile(sorted, 0.5), p99: percentile(sorted, 0.99) };
};

/** Starts a bare Fastify server that returns the bytes of `files`; returns its origin. */
async function startBare(files) {
  const port = await freePort();
  const { child, exitPromise } = start('node', ['tools/bench/bare.mjs', String(port), ...files], {
    stdio: 'inherit',
    env: { NODE_ENV: 'production' },
  });
  const origin = `http://127.0.0.1:${port}`;
  await requireHealthy(origin, exitPromise);
  const stop = async () => {
    child.kill('SIGTERM');
    await exitPromise;
  };
  return { origin, stop };
}

/** Measures one case on all servers; returns p50 and p99 for each number of products, and of the bare route. */
async function measureCase({ servers, bare, agent }, listCase, caseIndex) {
  const pages = [];
  for (const server of servers) pages.push(await pageNumberOf(server, agent, listCase));
  const durations = servers.map(() => []);
  const bareDurations = [];
  const requestsPerRound = Math.ceil(REQUEST_COUNT / ROUNDS);
  for (let round = -1; round < ROUNDS; round += 1)
    for (let index = 0; index < requestsPerRound; index += 1) {
      const requestIndex = (round + 1) * requestsPerRound + index;
      for (const [position, server] of servers.entries()) {
        const { duration } = await sendCase(server, agent, listCase, requestIndex, pages[position]);
        // The first round warms up.
        if (round >= 0) durations[position].push(duration);
      }
      const startedAt = performance.now();
      await sendOnce(`${bare.origin}/bare/${caseIndex}`, { agent });
      if (round >= 0) bareDurations.push(performance.now() - startedAt);
    }
  return { sizes: durations.map(figuresOf), bare: figuresOf(bareDurations), pages };
}

const HEADER = [
  'line',
  'viewer',
  'sort',
  'page',
  'word',
  ...SIZES.flatMap((size) => [`p50 ${size}`, `p99 ${size}`]),
  'ratio',
  'bare p50',
];
const formatRow = (cells) => `| ${cells.join(' | ')} |`;
const ms = (value) => value.toFixed(1);

function rowOf({ line, viewer, sort, page, word }, { sizes, bare, pages }) {
  const [small, large] = sizes;
  return formatRow([
    line,
    viewer,
    sort,
    page === 'first' ? '1' : pages.join(' / '),
    word,
    ...sizes.flatMap(({ p50, p99 }) => [ms(p50), ms(p99)]),
    (large.p50 / small.p50).toFixed(2),
    bare.p50.toFixed(2),
  ]);
}

/**
 * `npm run bench -- plans`: prints the latency of every list with 2,000 and with 20,000 products of each line on PostgreSQL, as
 * a table in Markdown. `filter` limits the cases to a line.
 */
export async function comparePlanLists(filter = '') {
  const cases = CASES.filter(({ line }) => filter === '' || line === filter);
  const folder = mkdtempSync(join(tmpdir(), 'naungan-plan-lists-'));
  const preparedServer = await sharedOrNewPreparedServer();
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const startedServers = [];
  try {
    const servers = [];
    for (const size of SIZES) {
      servers.push(await startWithPlans(preparedServer, folder, size));
      startedServers.push(servers.at(-1));
    }
    const files = [];
    for (const [index, listCase] of cases.entries()) {
      files.push(join(folder, `reply-${index}.json`));
      writeFileSync(files[index], (await sendCase(servers[0], agent, listCase, 0, 1)).body);
    }
    const bare = await startBare(files);
    startedServers.push(bare);
    console.log(
      `${REQUEST_COUNT} requests per row, one after the other, each with another search; milliseconds; PostgreSQL, Node ${process.version}\n`,
    );
    console.log(formatRow(HEADER));
    console.log(formatRow(HEADER.map(() => '---')));
    for (const [index, listCase] of cases.entries())
      console.log(rowOf(listCase, await measureCase({ servers, bare, agent }, listCase, index)));
  } finally {
    agent.destroy();
    for (const { stop } of startedServers) await stop();
    await preparedServer.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
