/**
 * `npm run budgets`: opens the built site in a browser, as a visitor with an empty cache and as a member, and
 * compares the requested bytes with the budgets. Scripts count by brotli size, whether a script element, an
 * import, a preload or hydration requested them.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { startBackend } from '../process/backend.mjs';
import { passSignalsOn } from '../process/run.mjs';
import { fail, StepError } from '../process/step.mjs';
import { CHROMIUM_ARGS, findChromium } from '../test-services/chromium.mjs';
import { addMember, signIn } from '../test-services/measured-member.mjs';
import { BIRTH_DATE, measuredProducts } from '../test-services/measured-products.mjs';
import { seededPostgres } from '../test-services/prepared-databases.mjs';
import { brotliBytes, MAX_SHIFT, partsOf, problemsOf } from './weights.mjs';

const VIEWPORTS = [
  { width: 360, height: 740 },
  { width: 1440, height: 900 },
];
const UNKNOWN_ID = '00000000-0000-4000-8000-000000000000';

const pagesFor = ({ plan, car, carPlan, house, housePlan }) => [
  { path: '/', kind: 'content' },
  { path: '/contact', kind: 'content' },
  { path: '/visi-misi', kind: 'content' },
  { path: '/tidak-ada', kind: 'content' },
  { path: '/products/kesehatan', kind: 'landing' },
  { path: '/products/kendaraan', kind: 'landing' },
  { path: '/products/kebakaran', kind: 'landing' },
  { path: '/products/gempabumi', kind: 'landing' },
  { path: '/products/kebakaran-gempabumi', kind: 'landing' },
  { path: '/login', kind: 'list' },
  { path: '/register', kind: 'list' },
  { path: `/products/kesehatan/plan?dob=${BIRTH_DATE}`, kind: 'list' },
  { path: `/products/kesehatan/plan/${plan}?dob=${BIRTH_DATE}`, kind: 'list' },
  { path: `/products/kendaraan/list?${car}`, kind: 'list' },
  { path: `/products/kendaraan/list/${carPlan}?${car}`, kind: 'list' },
  { path: `/products/kebakaran-gempabumi/plan?${house}`, kind: 'list' },
  { path: `/products/kebakaran-gempabumi/plan/${housePlan}?${house}`, kind: 'list' },
  { path: '/account', kind: 'list', member: true },
  { path: '/profile', kind: 'list', member: true },
  { path: '/polis', kind: 'list', member: true },
  { path: `/orders/kesehatan/${UNKNOWN_ID}`, kind: 'list', member: true },
  { path: `/invoice/${UNKNOWN_ID}/kesehatan`, kind: 'list', member: true },
  { path: '/invoices/', kind: 'list', member: true },
  { path: `/payment/finish?transaction_id=${UNKNOWN_ID}`, kind: 'list' },
  { path: `/products/kesehatan/order/${plan}?dob=${BIRTH_DATE}`, kind: 'order', member: true },
  { path: `/products/kendaraan/${carPlan}/order?${car}`, kind: 'order', member: true },
  { path: `/products/kebakaran-gempabumi/order/${housePlan}?${house}`, kind: 'order', member: true },
];

const kilobytes = (bytes) => `${(bytes / 1024).toFixed(1)} KB`.padStart(9);

/** Records layout shifts without user input, from the first paint. */
function watchShifts() {
  window.shifts = [];
  const describe = ({ node }) =>
    `${node?.nodeName?.toLowerCase()}.${String(node?.className ?? '').slice(0, 60)}`;
  new PerformanceObserver((list) => {
    for (const { hadRecentInput, value, sources } of list.getEntries()) {
      if (!hadRecentInput) window.shifts.push({ value, sources: sources.map(describe) });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/**
 * Waits until every island is hydrated and no request came for a while; a list waits a second before its
 * request.
 */
async function settle(page, requests, quiet = 1100) {
  // An element that is not drawn yet would move while the page scrolls.
  await page.waitForFunction(() => !document.querySelector('astro-island[ssr], main [aria-busy="true"]'));
  for (let lastCount = -1; lastCount !== requests.size; ) {
    lastCount = requests.size;
    await page.waitForTimeout(quiet);
  }
}

/** Returns the largest script files, for a page above its budget. */
const heaviest = (scripts) =>
  [...scripts]
    .map((file) => ({ file, bytes: brotliBytes(file) }))
    .sort((a, b) => b.bytes - a.bytes)
    .slice(0, 12)
    .map(({ file, bytes }) => `${kilobytes(bytes)}  ${file}`);

async function measure(page, origin, { path, kind }) {
  const scripts = new Set();
  const requests = new Set();
  const note = (request) => {
    requests.add(request.url());
    if (request.resourceType() === 'script' || /\.m?js(\?|$)/.test(request.url()))
      scripts.add(new URL(request.url()).pathname);
  };
  page.on('request', note);
  const reply = await page.goto(origin + path);
  const html = await reply.text();
  // On a busy machine a form restores the session and loads its fields without a request for longer than
  // `settle` waits.
  if (kind === 'order') await page.locator('main form').waitFor();
  await settle(page, requests);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await settle(page, requests, 400);
  page.off('request', note);
  const landed = new URL(page.url()).pathname;
  if (landed !== new URL(origin + path).pathname)
    throw new StepError(`${path} redirected to ${landed}, so it cannot be measured.`);
  const parts = partsOf(html);
  const shifts = await page.evaluate(() => window.shifts);
  const sum = (paths) => paths.reduce((total, file) => total + brotliBytes(file), 0);
  return {
    kind,
    files: new Set([...scripts, ...parts.files, ...parts.preloads]).size,
    script: sum([...scripts]),
    inline: parts.inline,
    document: brotliBytes('/none', Buffer.from(html)) + sum(parts.styles),
    shift: shifts.reduce((total, { value }) => total + value, 0),
    heaviest: heaviest(scripts),
    shifts: shifts.map((shift) => `shift ${shift.value.toFixed(3)}  ${shift.sources.join(', ')}`),
  };
}

async function measureAt(viewport, browser, origin, { email, ...products }) {
  const problems = [];
  for (const row of pagesFor(products)) {
    const context = await browser.newContext({ viewport, locale: 'id-ID', timezoneId: 'Asia/Jakarta' });
    const page = await context.newPage();
    await page.addInitScript(watchShifts);
    if (row.member) await signIn(page, origin, email);
    const result = await measure(page, origin, row);
    await context.close();
    const sizes = [result.script, result.inline, result.document].map(kilobytes).join(' ');
    const ids = [products.plan, products.carPlan, products.housePlan, UNKNOWN_ID];
    const replacements = [...ids.map((id) => [id, ':id']), [products.car, '…'], [products.house, '…']];
    const path = replacements.reduce((text, [value, short]) => text.replace(value, short), row.path);
    const name = `${path} at ${viewport.width}`;
    const pageProblems = problemsOf(result);
    const details = [
      ...(pageProblems.some((problem) => /script/.test(problem)) ? result.heaviest : []),
      ...(result.shift > MAX_SHIFT ? result.shifts : []),
    ].map((line) => `          ${line}`);
    const files = String(result.files).padStart(5);
    console.log(
      [`${sizes}  ${result.shift.toFixed(3)} ${files}  ${name} (${row.kind})`, ...details].join('\n'),
    );
    problems.push(...pageProblems.map((problem) => `${name}: ${problem}`));
  }
  return problems;
}

async function measureAll(browser, origin) {
  const products = await measuredProducts(origin);
  const email = await addMember(origin);
  console.log('   script    inline  html+css  shift files  page');
  const results = await Promise.all(
    VIEWPORTS.map((size) => measureAt(size, browser, origin, { ...products, email })),
  );
  return results.flat();
}

async function main() {
  passSignalsOn();
  const dataDir = mkdtempSync(join(tmpdir(), 'naungan-budgets-'));
  // The embedded database would need more time than the measurements.
  const postgres = await seededPostgres();
  const env = { RATE_LIMIT_SCALE: '1000', DATABASE_URL: postgres.url };
  const backend = await startBackend({ dataDir, env }).catch(async (error) => {
    await postgres.stop();
    throw error;
  });
  const executablePath = findChromium() ?? undefined;
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGS });
  try {
    const problems = await measureAll(browser, backend.origin);
    for (const problem of problems) console.log(`✗ ${problem}`);
    console.log(problems.length === 0 ? 'every budget holds' : `${problems.length} budgets exceeded`);
    process.exitCode = problems.length === 0 ? 0 : 1;
  } finally {
    await browser.close();
    await backend.stop();
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

main().catch(fail);
