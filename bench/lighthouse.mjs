/**
 * `npm run bench:pages`: Lighthouse with its mobile preset on the built site, a page of every kind. Not part of the tests,
 * because a busy machine changes the figures: run it when nothing else runs. Fails below the scores that pages must reach.
 * Paths given as arguments are examined alone.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, request } from '@playwright/test';
import lighthouse from 'lighthouse';
import { freePort, startBackend } from '../scripts/backend.mjs';
import { CHROMIUM_ARGS, ensureChromium } from '../scripts/chromium.mjs';
import { BARE_PAGE, keepSession } from '../scripts/keep-session.mjs';
import { passSignalsOn } from '../scripts/run.mjs';
import { fail } from '../scripts/step.mjs';
import { approvedInvoice } from '../tests/e2e/support/approved-invoice.ts';
import { logIn, newAccount, registerMember } from '../tests/e2e/support/member.ts';

const LEAST = { performance: 98, accessibility: 100, 'best-practices': 100 };
/** Pages that search engines may list. */
const LEAST_LISTED = { ...LEAST, seo: 100 };
/** Milliseconds until the largest part of the first view is there. */
const LATEST_PAINT = 2_000;
const DOB = 'dob=1990-05-17';

const listed = (path) => ({ path, least: LEAST_LISTED });
const pagesFor = ({ plan, invoice }) => [
  ...['/', '/articles/memahami-masa-tunggu', '/faq', '/products/kendaraan', '/products/kesehatan'].map(
    listed,
  ),
  { path: '/login', least: LEAST },
  { path: '/register', least: LEAST },
  { path: `/products/kesehatan/plan?${DOB}`, least: LEAST },
  { path: `/products/kesehatan/plan/${plan}?${DOB}`, least: LEAST },
  { path: '/account', least: LEAST, member: true },
  { path: invoice.replace(/^\/invoice\/([^/]+)\/(.+)$/, '/orders/$2/$1'), least: LEAST, member: true },
  { path: invoice, least: LEAST, member: true },
];

const countOf = (items, type) => items.filter(({ resourceType }) => resourceType === type).length;

/** Scores of one page, what it took, and the audits that cost points. */
async function examine(url, port, { least, member = false }) {
  const flags = { port, onlyCategories: Object.keys(least), logLevel: 'error', disableStorageReset: member };
  const { lhr } = await lighthouse(url, flags);
  if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
  const scores = Object.entries(lhr.categories).map(([id, { score }]) => [id, Math.round(score * 100)]);
  const lost = Object.values(lhr.categories)
    .flatMap(({ auditRefs }) => auditRefs)
    .filter(({ id, weight }) => weight > 0 && (lhr.audits[id].score ?? 1) < 0.9)
    .map(({ id }) => `${id} ${lhr.audits[id].displayValue ?? ''}`.trim());
  const requests = lhr.audits['network-requests'].details.items;
  return {
    scores,
    lost,
    landed: new URL(lhr.finalDisplayedUrl).pathname,
    paint: lhr.audits['largest-contentful-paint'].numericValue,
    shift: lhr.audits['cumulative-layout-shift'].numericValue,
    requests: requests.length,
    scripts: countOf(requests, 'Script'),
    kilobytes: requests.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1024,
  };
}

/** A plan, and a member with an invoice to pay. */
async function prepare(origin) {
  const api = await request.newContext({ baseURL: origin });
  const plans = await (await api.get(`/api/v1/health?${DOB}&size=1`)).json();
  const account = await registerMember(api, newAccount());
  const invoice = await approvedInvoice(api, account);
  const { token } = await logIn(api, account);
  await api.dispose();
  return { plan: plans.response.rows[0]._id, invoice, token };
}

/** Whether the page falls short, which is told. */
function isLow({ scores, paint, landed, ...figures }, { path, least }) {
  const late = paint > LATEST_PAINT;
  const sizes = `${figures.requests} requests, ${figures.scripts} scripts, ${figures.kilobytes.toFixed(0)} KB`;
  console.log(
    `${path}: ${scores.map(([id, score]) => `${id} ${score}`).join(', ')}; LCP ${(paint / 1000).toFixed(2)} s, shift ${figures.shift.toFixed(3)}, ${sizes}`,
  );
  for (const audit of figures.lost) console.log(`    ${audit}`);
  if (late) console.log(`    the largest part is there after ${LATEST_PAINT} ms`);
  const elsewhere = landed !== new URL(path, 'http://x').pathname;
  if (elsewhere) console.log(`    led to ${landed}`);
  return late || elsewhere || scores.some(([id, score]) => score < least[id]);
}

async function main() {
  passSignalsOn();
  const dataDir = mkdtempSync(join(tmpdir(), 'naungan-lighthouse-'));
  // Where the desk's account is found.
  process.env.E2E_DATA_DIR = dataDir;
  const backend = await startBackend({ dataDir, env: { NODE_ENV: 'development', RATE_LIMIT_SCALE: '1000' } });
  const port = await freePort();
  // Lighthouse opens tabs of its own beside the member's, which hands them the session.
  const browser = await chromium.launchPersistentContext(join(dataDir, 'browser'), {
    executablePath: await ensureChromium(),
    args: [...CHROMIUM_ARGS, `--remote-debugging-port=${port}`],
  });
  let low = 0;
  try {
    const facts = await prepare(backend.origin);
    const asked = process.argv.slice(2);
    const pages = pagesFor(facts).filter(
      ({ path }) => asked.length === 0 || asked.some((one) => path.startsWith(one)),
    );
    for (const page of pages.filter(({ member }) => !member))
      if (isLow(await examine(backend.origin + page.path, port, page), page)) low += 1;
    const tab = await browser.newPage();
    for (const page of pages.filter(({ member }) => member)) {
      await tab.goto(backend.origin + BARE_PAGE);
      await tab.evaluate(keepSession, facts.token);
      await tab.goto(`${backend.origin}/about-us`);
      const devtools = await browser.newCDPSession(tab);
      await devtools.send('Network.clearBrowserCache');
      if (isLow(await examine(backend.origin + page.path, port, page), page)) low += 1;
    }
  } finally {
    await browser.close();
    await backend.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
  if (low > 0) throw new Error(`${low} pages fall short.`);
}

main().catch(fail);
