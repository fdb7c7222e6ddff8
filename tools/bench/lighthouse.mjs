/**
 * `npm run bench:pages`: Lighthouse's mobile preset on the built site, one page of every kind. Not part of
 * the tests, because other load changes the figures: run it on a quiet machine. Each page is measured three
 * times, or `RUNS` times, and the run with the median performance counts. Fails below the required scores.
 * Paths given as arguments are measured alone.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, request } from '@playwright/test';
import lighthouse from 'lighthouse';
import { approvedInvoice } from '../../tests/e2e/support/approved-invoice.ts';
import { linkFromMail } from '../../tests/e2e/support/mail.ts';
import { logIn, newAccount, registerMember } from '../../tests/e2e/support/member.ts';
import { freePort, startBackend } from '../process/backend.mjs';
import { passSignalsOn } from '../process/run.mjs';
import { fail } from '../process/step.mjs';
import { CHROMIUM_ARGS, ensureChromium } from '../test-services/chromium.mjs';
import { BARE_PAGE, keepSession } from '../test-services/keep-session.mjs';
import { BIRTH_DATE, measuredProducts } from '../test-services/measured-products.mjs';

const MIN_SCORES = { performance: 98, accessibility: 100, 'best-practices': 100 };
/** Pages that search engines may index. */
const MIN_SCORES_INDEXED = { ...MIN_SCORES, seo: 100 };
/** Milliseconds to the largest contentful paint. */
const MAX_PAINT_MS = 2_000;
const MAX_SHIFT = 0.02;
const RUNS = Number(process.env.RUNS ?? 3);
const DOB = `dob=${BIRTH_DATE}`;

/** Pages for members, or for all visitors. */
const otherPages = (paths, member = false) => paths.map((path) => ({ path, least: MIN_SCORES, member }));

const pagesFor = ({ plan, car, carPlan, house, housePlan, invoice }) => [
  ...[
    '/',
    '/articles/memahami-masa-tunggu',
    '/faq',
    '/products/kendaraan',
    '/products/kesehatan',
    '/products/kebakaran-gempabumi',
    '/claims',
  ].map((path) => ({ path, least: MIN_SCORES_INDEXED })),
  ...otherPages([
    '/login',
    '/register',
    `/products/kesehatan/plan?${DOB}`,
    `/products/kesehatan/plan/${plan}?${DOB}`,
    `/products/kendaraan/list?${car}`,
    `/products/kendaraan/list/${carPlan}?${car}`,
    `/products/kebakaran-gempabumi/plan?${house}`,
    `/products/kebakaran-gempabumi/plan/${housePlan}?${house}`,
  ]),
  ...otherPages(
    [
      '/account',
      '/polis',
      `/products/kesehatan/order/${plan}?${DOB}`,
      `/products/kendaraan/${carPlan}/order?${car}`,
      `/products/kebakaran-gempabumi/order/${housePlan}?${house}`,
      invoice.replace(/^\/invoice\/([^/]+)\/(.+)$/, '/orders/$2/$1'),
      invoice,
    ],
    true,
  ),
];

const countOf = (items, type) => items.filter(({ resourceType }) => resourceType === type).length;

/** Returns the start of the markup of the largest contentful paint's element. */
function largestOf({ audits }) {
  const rows = audits['lcp-breakdown-insight']?.details?.items ?? [];
  return rows.find(({ snippet }) => snippet)?.snippet.slice(0, 90) ?? '';
}

/** Returns the run with the median performance. */
async function median(run) {
  const results = [];
  for (let count = 0; count < RUNS; count += 1) results.push(await run());
  const performance = ({ scores }) => scores.find(([id]) => id === 'performance')?.[1] ?? 0;
  return results.toSorted((a, b) => performance(a) - performance(b) || b.paint - a.paint)[
    Math.floor(RUNS / 2)
  ];
}

/**
 * A trace sometimes lacks its beginning (NO_NAVSTART), for a reason unrelated to the page; the page is loaded
 * again.
 */
async function reportOf(url, flags, tries = 3) {
  const { lhr } = await lighthouse(url, flags);
  if (!lhr.runtimeError) return lhr;
  if (tries === 1) throw new Error(`${url}: ${lhr.runtimeError.message}`);
  return reportOf(url, flags, tries - 1);
}

/** Returns the scores of a page, its metrics, and the audits that cost points. */
async function auditPage(url, port, { least, member = false }) {
  const flags = { port, onlyCategories: Object.keys(least), logLevel: 'error', disableStorageReset: member };
  const lhr = await reportOf(url, flags);
  const scores = Object.entries(lhr.categories).map(([id, { score }]) => [id, Math.round(score * 100)]);
  const failedAudits = Object.values(lhr.categories)
    .flatMap(({ auditRefs }) => auditRefs)
    .filter(({ id, weight }) => weight > 0 && (lhr.audits[id].score ?? 1) < 0.9)
    .map(({ id }) => `${id} ${lhr.audits[id].displayValue ?? ''}`.trim());
  const requests = lhr.audits['network-requests'].details.items;
  return {
    scores,
    lost: failedAudits,
    landed: new URL(lhr.finalDisplayedUrl).pathname,
    paint: lhr.audits['largest-contentful-paint'].numericValue,
    blocking: lhr.audits['total-blocking-time'].numericValue,
    shift: lhr.audits['cumulative-layout-shift'].numericValue,
    largest: largestOf(lhr),
    requests: requests.length,
    scripts: countOf(requests, 'Script'),
    kilobytes: requests.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1024,
  };
}

/** Verifies the e-mail address by the mailed link, as most members have done before they pay. */
async function verifyAddress(api, { email }) {
  const link = await linkFromMail(api, email, /Verifikasi/, /^\/verify\//);
  const id = new URL(link, 'http://x').pathname.split('/').filter(Boolean).at(-1);
  const reply = await api.get(`/api/v1/user/verification/${id}`);
  if (!reply.ok())
    throw new Error(`The verification returned status ${reply.status()}: ${await reply.text()}`);
}

/** Finds products, and creates a member with an unpaid invoice. */
async function prepare(origin) {
  const api = await request.newContext({ baseURL: origin });
  const account = await registerMember(api, newAccount());
  await verifyAddress(api, account);
  const invoice = await approvedInvoice(api, account);
  const { token } = await logIn(api, account);
  await api.dispose();
  return { ...(await measuredProducts(origin)), invoice, token };
}

/** Whether the page misses a required figure; prints which. */
function isLow({ scores, paint, landed, ...figures }, { path, least }) {
  const isLate = paint > MAX_PAINT_MS;
  const moves = figures.shift > MAX_SHIFT;
  const sizes = `${figures.requests} requests, ${figures.scripts} scripts, ${figures.kilobytes.toFixed(0)} KB`;
  console.log(
    `${path}: ${scores.map(([id, score]) => `${id} ${score}`).join(', ')}; LCP ${(paint / 1000).toFixed(2)} s, TBT ${figures.blocking.toFixed(0)} ms, shift ${figures.shift.toFixed(3)}, ${sizes}`,
  );
  for (const audit of figures.lost) console.log(`    ${audit}`);
  if (isLate) console.log(`    the largest part is there after ${MAX_PAINT_MS} ms: ${figures.largest}`);
  if (moves) console.log(`    what is seen moves by more than ${MAX_SHIFT}`);
  const elsewhere = landed !== new URL(path, 'http://x').pathname;
  if (elsewhere) console.log(`    led to ${landed}`);
  return isLate || moves || elsewhere || scores.some(([id, score]) => score < least[id]);
}

/** Opens a tab of the member in addition to the measured one, with an empty cache. */
async function keepMember(tab, origin, token) {
  await tab.goto(origin + BARE_PAGE);
  await tab.evaluate(keepSession, token);
  await tab.goto(`${origin}/about-us`);
  const devtools = await tab.context().newCDPSession(tab);
  await devtools.send('Network.clearBrowserCache');
  await devtools.detach();
}

async function main() {
  passSignalsOn();
  const dataDir = mkdtempSync(join(tmpdir(), 'naungan-lighthouse-'));
  // The desk helper reads the account from here.
  process.env.E2E_DATA_DIR = dataDir;
  const backend = await startBackend({ dataDir, env: { NODE_ENV: 'development', RATE_LIMIT_SCALE: '1000' } });
  const port = await freePort();
  // Lighthouse opens its own tabs; the member's tab passes them the session.
  const browser = await chromium.launchPersistentContext(join(dataDir, 'browser'), {
    executablePath: await ensureChromium(),
    args: [...CHROMIUM_ARGS, `--remote-debugging-port=${port}`],
  });
  let low = 0;
  try {
    const facts = await prepare(backend.origin);
    const requestedPaths = process.argv.slice(2);
    const pages = pagesFor(facts).filter(
      ({ path }) => requestedPaths.length === 0 || requestedPaths.some((prefix) => path.startsWith(prefix)),
    );
    const tab = await browser.newPage();
    for (const page of pages) {
      const run = async () => {
        if (page.member) await keepMember(tab, backend.origin, facts.token);
        return auditPage(backend.origin + page.path, port, page);
      };
      if (isLow(await median(run), page)) low += 1;
    }
  } finally {
    await browser.close();
    await backend.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
  if (low > 0) throw new Error(`${low} pages are below the required score.`);
}

main().catch(fail);
