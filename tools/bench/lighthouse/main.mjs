/**
 * `npm run bench:pages`: measures one page of every kind of the built site with Lighthouse's mobile preset. Not part
 * of the tests, because other load changes the figures: run it on a machine without other work. Measures each page
 * RUNS times (default 3); the run with the median performance counts. Fails when a page misses a required figure.
 * With arguments, measures only pages whose path starts with one of them.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium, request } from '@playwright/test';
import { createApprovedInvoice } from '../../../tests/e2e/support/approved-invoice.ts';
import { linkFromMail } from '../../../tests/e2e/support/mail.ts';
import { logIn, newAccount, registerMember } from '../../../tests/e2e/support/member.ts';
import { freePort, startBackend } from '../../process/backend.mjs';
import { forwardSignals } from '../../process/run.mjs';
import { fail, step } from '../../process/step.mjs';
import { CHROMIUM_ARGS, ensureChromium } from '../../test-services/chromium.mjs';
import { BIRTH_DATE, measuredProducts } from '../../test-services/measured-products.mjs';
import { BARE_PAGE, storeSession } from '../../test-services/store-session.mjs';
import { outsidePackages } from '../outside-packages.mjs';

const MIN_SCORES = { performance: 98, accessibility: 100, 'best-practices': 100 };
/** Pages that search engines may index. */
const MIN_SCORES_INDEXED = { ...MIN_SCORES, seo: 100 };
/** Limit of the time to the largest contentful paint. */
const MAX_PAINT_MS = 2_000;
/** Limit of the cumulative layout shift. */
const MAX_LAYOUT_SHIFT = 0.02;
const RUNS = Number(process.env.RUNS ?? 3);
const BIRTH_DATE_QUERY = `dob=${BIRTH_DATE}`;

/** Returns pages that search engines do not index, for members or for all visitors. */
const pagesNotIndexed = (paths, needsMember = false) =>
  paths.map((path) => ({ path, minScores: MIN_SCORES, needsMember }));

const pagesFor = ({ healthPlan, carQuery, carPlan, houseQuery, housePlan, invoicePath }) => [
  ...[
    '/',
    '/articles/memahami-masa-tunggu',
    '/faq',
    '/products/kendaraan',
    '/products/kesehatan',
    '/products/kebakaran-gempabumi',
    '/claims',
  ].map((path) => ({ path, minScores: MIN_SCORES_INDEXED })),
  ...pagesNotIndexed([
    '/login',
    '/register',
    `/products/kesehatan/plan?${BIRTH_DATE_QUERY}`,
    `/products/kesehatan/plan/${healthPlan}?${BIRTH_DATE_QUERY}`,
    `/products/kendaraan/list?${carQuery}`,
    `/products/kendaraan/list/${carPlan}?${carQuery}`,
    `/products/kebakaran-gempabumi/plan?${houseQuery}`,
    `/products/kebakaran-gempabumi/plan/${housePlan}?${houseQuery}`,
  ]),
  ...pagesNotIndexed(
    [
      '/account',
      '/polis',
      `/products/kesehatan/order/${healthPlan}?${BIRTH_DATE_QUERY}`,
      `/products/kendaraan/${carPlan}/order?${carQuery}`,
      `/products/kebakaran-gempabumi/order/${housePlan}?${houseQuery}`,
      invoicePath.replace(/^\/invoice\/([^/]+)\/(.+)$/, '/orders/$2/$1'),
      invoicePath,
    ],
    true,
  ),
];

/** Installs Lighthouse, unless a former run has; returns its function. */
async function loadLighthouse() {
  const { folder, install } = outsidePackages(import.meta.dirname);
  await step('Installing Lighthouse', install);
  const file = createRequire(join(folder, 'package.json')).resolve('lighthouse');
  return (await import(pathToFileURL(file).href)).default;
}

const countOf = (items, type) => items.filter(({ resourceType }) => resourceType === type).length;

/** Returns the start of the markup of the element of the largest contentful paint. */
function largestElementOf({ audits }) {
  const rows = audits['lcp-breakdown-insight']?.details?.items ?? [];
  return rows.find(({ snippet }) => snippet)?.snippet.slice(0, 90) ?? '';
}

/** Runs `audit` several times; returns the result with the median performance. */
async function medianResult(audit) {
  const results = [];
  for (let count = 0; count < RUNS; count += 1) results.push(await audit());
  const performance = ({ scores }) => scores.find(([id]) => id === 'performance')?.[1] ?? 0;
  return results.toSorted((a, b) => performance(a) - performance(b) || b.paintMs - a.paintMs)[
    Math.floor(RUNS / 2)
  ];
}

/**
 * Returns Lighthouse's report. Retries, because a trace sometimes lacks its beginning (NO_NAVSTART) for a reason
 * unrelated to the page.
 */
async function reportOf(lighthouse, url, flags, attempts = 3) {
  const { lhr } = await lighthouse(url, flags);
  if (!lhr.runtimeError) return lhr;
  if (attempts === 1) throw new Error(`${url}: ${lhr.runtimeError.message}`);
  return reportOf(lighthouse, url, flags, attempts - 1);
}

/** Returns the scores of a page, its metrics, and the audits that cost points. */
async function auditPage(lighthouse, url, port, { minScores, needsMember = false }) {
  const flags = {
    port,
    onlyCategories: Object.keys(minScores),
    logLevel: 'error',
    // An empty storage would end the member's session.
    disableStorageReset: needsMember,
  };
  const lhr = await reportOf(lighthouse, url, flags);
  const scores = Object.entries(lhr.categories).map(([id, { score }]) => [id, Math.round(score * 100)]);
  const failedAudits = Object.values(lhr.categories)
    .flatMap(({ auditRefs }) => auditRefs)
    .filter(({ id, weight }) => weight > 0 && (lhr.audits[id].score ?? 1) < 0.9)
    .map(({ id }) => `${id} ${lhr.audits[id].displayValue ?? ''}`.trim());
  const requests = lhr.audits['network-requests'].details.items;
  return {
    scores,
    failedAudits,
    finalPath: new URL(lhr.finalDisplayedUrl).pathname,
    paintMs: lhr.audits['largest-contentful-paint'].numericValue,
    blockingMs: lhr.audits['total-blocking-time'].numericValue,
    layoutShift: lhr.audits['cumulative-layout-shift'].numericValue,
    largestElement: largestElementOf(lhr),
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

/** Creates a member with an unpaid invoice; returns query strings of products, the invoice's path and the token. */
async function prepareContent(origin) {
  const api = await request.newContext({ baseURL: origin });
  const account = await registerMember(api, newAccount());
  await verifyAddress(api, account);
  const invoicePath = await createApprovedInvoice(api, account);
  const { token } = await logIn(api, account);
  await api.dispose();
  return { ...(await measuredProducts(origin)), invoicePath, token };
}

/** Prints the figures of a page and which of them miss a limit; returns whether any does. */
function reportPage({ scores, paintMs, finalPath, ...figures }, { path, minScores }) {
  const isLate = paintMs > MAX_PAINT_MS;
  const isUnstable = figures.layoutShift > MAX_LAYOUT_SHIFT;
  const sizes = `${figures.requests} requests, ${figures.scripts} scripts, ${figures.kilobytes.toFixed(0)} KB`;
  console.log(
    `${path}: ${scores.map(([id, score]) => `${id} ${score}`).join(', ')}; LCP ${(paintMs / 1000).toFixed(2)} s, TBT ${figures.blockingMs.toFixed(0)} ms, shift ${figures.layoutShift.toFixed(3)}, ${sizes}`,
  );
  for (const failedAudit of figures.failedAudits) console.log(`    ${failedAudit}`);
  if (isLate)
    console.log(
      `    the largest contentful paint is later than ${MAX_PAINT_MS} ms: ${figures.largestElement}`,
    );
  if (isUnstable) console.log(`    the cumulative layout shift is above ${MAX_LAYOUT_SHIFT}`);
  const isRedirected = finalPath !== new URL(path, 'http://x').pathname;
  if (isRedirected) console.log(`    redirected to ${finalPath}`);
  return isLate || isUnstable || isRedirected || scores.some(([id, score]) => score < minScores[id]);
}

/** Logs the member in on `tab`, whose session the measured tab shares, and clears the browser's cache. */
async function openMemberTab(tab, origin, token) {
  await tab.goto(origin + BARE_PAGE);
  await tab.evaluate(storeSession, token);
  // A page whose script passes the session to other tabs.
  await tab.goto(`${origin}/about-us`);
  const devtools = await tab.context().newCDPSession(tab);
  await devtools.send('Network.clearBrowserCache');
  await devtools.detach();
}

async function main() {
  forwardSignals();
  const lighthouse = await loadLighthouse();
  const dataDir = mkdtempSync(join(tmpdir(), 'naungan-lighthouse-'));
  // The helper that approves the order reads the desk's password from this folder.
  process.env.E2E_DATA_DIR = dataDir;
  const backend = await startBackend({ dataDir, env: { NODE_ENV: 'development', RATE_LIMIT_SCALE: '1000' } });
  const port = await freePort();
  // Lighthouse opens its own tabs; the member's tab passes them the session.
  const browser = await chromium.launchPersistentContext(join(dataDir, 'browser'), {
    executablePath: await ensureChromium(),
    args: [...CHROMIUM_ARGS, `--remote-debugging-port=${port}`],
  });
  let failedPageCount = 0;
  try {
    const products = await prepareContent(backend.origin);
    const requestedPaths = process.argv.slice(2);
    const pages = pagesFor(products).filter(
      ({ path }) => requestedPaths.length === 0 || requestedPaths.some((prefix) => path.startsWith(prefix)),
    );
    const tab = await browser.newPage();
    for (const page of pages) {
      const audit = async () => {
        if (page.needsMember) await openMemberTab(tab, backend.origin, products.token);
        return auditPage(lighthouse, backend.origin + page.path, port, page);
      };
      if (reportPage(await medianResult(audit), page)) failedPageCount += 1;
    }
  } finally {
    await browser.close();
    await backend.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
  if (failedPageCount > 0) throw new Error(`${failedPageCount} pages are below the required score.`);
}

main().catch(fail);
