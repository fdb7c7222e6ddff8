/**
 * `npm run budgets` measures a phone and a desktop, with `--phone` (in `npm test`) only the phone. It opens pages of the built site in a browser with an empty cache, some as a member, and compares
 * bytes and layout shifts with the budgets. Every requested script counts with its brotli size, also those that an
 * import, a preload or the hydration requests.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, request } from '@playwright/test';
import { createClaimablePolicy } from '../../tests/e2e/support/claimable-policy.ts';
import { deskAccount } from '../../tests/e2e/support/desk.ts';
import { startBackend } from '../process/backend.mjs';
import { forwardSignals } from '../process/run.mjs';
import { fail, StepError } from '../process/step.mjs';
import { CHROMIUM_ARGS, findChromium } from '../test-services/chromium.mjs';
import { addMember, PASSWORD, signIn } from '../test-services/measured-member.mjs';
import { BIRTH_DATE, measuredProducts } from '../test-services/measured-products.mjs';
import { createPreparedDatabase } from '../test-services/prepared-databases.mjs';
import { brotliBytes, exceededBudgets, MAX_LAYOUT_SHIFT, scriptsAndStylesOf } from './weights.mjs';

const PHONE = { width: 360, height: 740 };
const DESKTOP = { width: 1440, height: 900 };
/** The scripts of a page are the same at every width. Only the layout can differ, so `npm run test:deep` measures the desktop. */
const VIEWPORTS = process.argv.includes('--phone') ? [PHONE] : [PHONE, DESKTOP];
/** After a scroll to its end, a page counts as idle when it has sent no request for this time. */
const AFTER_SCROLL_QUIET_MS = 400;
/** Number of scripts that are listed for a page above its budget. */
const REPORTED_SCRIPTS = 12;
const UNKNOWN_ID = '00000000-0000-4000-8000-000000000000';

/** Returns the rows of pages that load their scripts at a visitor's first touch, measured before and after the touch. */
const touchedPages = (kind, ...paths) => paths.map((path) => ({ path, kinds: ['untouched', kind] }));

const pagesFor = ({ healthPlan, carQuery, carPlan, houseQuery, housePlan, claims }) => [
  { path: '/', kinds: ['content'] },
  { path: '/contact', kinds: ['content'] },
  { path: '/visi-misi', kinds: ['content'] },
  // The 404 page.
  { path: '/tidak-ada', kinds: ['content'] },
  ...touchedPages('touchedBirthDateSearch', '/products/kesehatan'),
  ...touchedPages('touchedVehicleSearch', '/products/kendaraan'),
  ...touchedPages(
    'touchedPropertySearch',
    '/products/kebakaran',
    '/products/gempabumi',
    '/products/kebakaran-gempabumi',
  ),
  ...touchedPages('touchedForm', '/login', '/register', '/recovery'),
  ...touchedPages(
    'touchedList',
    `/products/kesehatan/plan?dob=${BIRTH_DATE}`,
    `/products/kesehatan/plan/${healthPlan}?dob=${BIRTH_DATE}`,
    `/products/kendaraan/list?${carQuery}`,
    `/products/kendaraan/list/${carPlan}?${carQuery}`,
    `/products/kebakaran-gempabumi/plan?${houseQuery}`,
    `/products/kebakaran-gempabumi/plan/${housePlan}?${houseQuery}`,
  ),
  { path: '/account', kinds: ['member'], needsMember: true },
  { path: '/profile', kinds: ['member'], needsMember: true },
  { path: '/polis', kinds: ['member'], needsMember: true },
  { path: `/orders/kesehatan/${UNKNOWN_ID}`, kinds: ['record'], needsMember: true },
  { path: `/invoice/${UNKNOWN_ID}/kesehatan`, kinds: ['record'], needsMember: true },
  { path: '/invoices/', kinds: ['member'], needsMember: true },
  { path: `/payment/finish?transaction_id=${UNKNOWN_ID}`, kinds: ['member'] },
  { path: `/products/kesehatan/order/${healthPlan}?dob=${BIRTH_DATE}`, kinds: ['order'], needsMember: true },
  { path: `/products/kendaraan/${carPlan}/order?${carQuery}`, kinds: ['order'], needsMember: true },
  {
    path: `/products/kebakaran-gempabumi/order/${housePlan}?${houseQuery}`,
    kinds: ['order'],
    needsMember: true,
  },
  ...claims.map((path) => ({ path, kinds: ['claim'], needsMember: true })),
  { path: '/desk', kinds: ['desk'] },
];

const kilobytes = (bytes) => `${(bytes / 1024).toFixed(1)} KB`.padStart(9);

/** Runs in the page: records layout shifts without user input, from the first paint. */
function recordShifts() {
  window.shifts = [];
  const describe = ({ node }) =>
    `${node?.nodeName?.toLowerCase()}.${String(node?.className ?? '').slice(0, 60)}`;
  new PerformanceObserver((list) => {
    for (const { hadRecentInput, value, sources } of list.getEntries()) {
      if (!hadRecentInput) window.shifts.push({ value, sources: sources.map(describe) });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Selects islands whose scripts are loading, and content that is loading. */
const LOADING_SELECTOR = 'astro-island[ssr]:not([client="touch"]), main [aria-busy="true"]';

/**
 * Waits until every island is hydrated and the page sends no request for `quietMs`. The default is longer than a second,
 * because a list waits for a second before it sends its request.
 */
async function waitUntilIdle(page, requests, quietMs = 1100) {
  // Waits for `aria-busy` too, because loaded content that appears later would count as a layout shift.
  await page.waitForFunction((selector) => !document.querySelector(selector), LOADING_SELECTOR);
  let previousCount;
  do {
    previousCount = requests.size;
    await page.waitForTimeout(quietMs);
  } while (requests.size !== previousCount);
}

/** Returns lines with the sizes of the largest script files, for a page above its budget. */
const largestScripts = (scripts) =>
  [...scripts]
    .map((file) => ({ file, bytes: brotliBytes(file) }))
    .sort((a, b) => b.bytes - a.bytes)
    .slice(0, REPORTED_SCRIPTS)
    .map(({ file, bytes }) => `${kilobytes(bytes)}  ${file}`);

/** Signs in on the desk's page, and opens the first list. */
async function signInAtDesk(page) {
  const { email, password } = await deskAccount();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Kata sandi', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Masuk' }).click();
  // The link's name may end with a count: 'Pesanan, 12 menunggu'.
  const menu = page.getByRole('navigation', { name: 'Menu meja kerja' });
  await menu.getByRole('link', { name: /^Pesanan/ }).click();
  await page.getByRole('heading', { level: 1, name: 'Pesanan' }).waitFor();
}

/**
 * Opens a page and returns the values for `exceededBudgets` of each kind, with lines about the largest scripts and the layout
 * shifts.
 * @throws {StepError} when the page redirects
 */
async function measure(page, origin, { path, kinds }) {
  const scripts = new Set();
  const requests = new Set();
  page.on('request', (request) => {
    requests.add(request.url());
    if (request.resourceType() === 'script' || /\.m?js(\?|$)/.test(request.url()))
      scripts.add(new URL(request.url()).pathname);
  });
  const reply = await page.goto(origin + path);
  const html = await reply.text();
  const { files, preloads, styles, inline } = scriptsAndStylesOf(html);
  const sum = (paths) => paths.reduce((total, file) => total + brotliBytes(file), 0);
  // No file of the build has this path, so the function compresses the HTML.
  const documentBytes = brotliBytes('/none', Buffer.from(html)) + sum(styles);

  async function measureKind(kind) {
    // `waitUntilIdle` is not enough: on a busy machine, seconds without a request can pass before a form has fields.
    if (kind === 'order' || kind === 'claim') await page.locator('main form').waitFor();
    if (kind === 'desk') await signInAtDesk(page);
    if (/^touched/.test(kind)) {
      await page.evaluate(() => scrollTo(0, 0));
      await page.locator('main astro-island').locator('input, a').first().focus();
      await page.locator('astro-island[ssr]').waitFor({ state: 'detached' });
    }
    await waitUntilIdle(page, requests);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await waitUntilIdle(page, requests, AFTER_SCROLL_QUIET_MS);
    const finalPath = new URL(page.url()).pathname;
    if (finalPath !== new URL(origin + path).pathname)
      throw new StepError(`${path} redirected to ${finalPath}, so it cannot be measured.`);
    const shifts = await page.evaluate(() => window.shifts);
    return {
      kind,
      files: new Set([...scripts, ...files, ...preloads]).size,
      script: sum([...scripts]),
      inline,
      document: documentBytes,
      shift: shifts.reduce((total, { value }) => total + value, 0),
      largestScripts: largestScripts(scripts),
      shiftLines: shifts.map((shift) => `shift ${shift.value.toFixed(3)}  ${shift.sources.join(', ')}`),
    };
  }

  const results = [];
  for (const kind of kinds) results.push(await measureKind(kind));
  return results;
}

/** Prints a line about a measured page, and returns the exceeded budgets. `name` is the path and the width. */
function reportPage(name, result) {
  const problems = exceededBudgets(result);
  const details = [
    ...(problems.some((problem) => /script/.test(problem)) ? result.largestScripts : []),
    ...(result.shift > MAX_LAYOUT_SHIFT ? result.shiftLines : []),
  ].map((line) => `          ${line}`);
  const sizes = [result.script, result.inline, result.document].map(kilobytes).join(' ');
  const files = String(result.files).padStart(5);
  console.log(
    [`${sizes}  ${result.shift.toFixed(3)} ${files}  ${name} (${result.kind})`, ...details].join('\n'),
  );
  return problems.map((problem) => `${name}: ${problem}`);
}

/** Measures all pages in one size of the window, prints a line per page and kind, and returns the exceeded budgets. */
async function measureAt(viewport, browser, origin, { email, ...products }) {
  const ids = [products.healthPlan, products.carPlan, products.housePlan, UNKNOWN_ID];
  const replacements = [
    ...ids.map((id) => [id, ':id']),
    [products.carQuery, '…'],
    [products.houseQuery, '…'],
    ...products.claims.map((path) => [path, path.replace(/[^/]+\?/, ':policy?')]),
  ];
  const problems = [];
  for (const row of pagesFor(products)) {
    const context = await browser.newContext({ viewport, locale: 'id-ID', timezoneId: 'Asia/Jakarta' });
    const page = await context.newPage();
    await page.addInitScript(recordShifts);
    if (row.needsMember) await signIn(page, origin, email);
    const results = await measure(page, origin, row);
    await context.close();
    const path = replacements.reduce(
      (text, [value, placeholder]) => text.replace(value, placeholder),
      row.path,
    );
    problems.push(...results.flatMap((result) => reportPage(`${path} at ${viewport.width}`, result)));
  }
  return problems;
}

/** Creates policies of the member; returns the paths of their claim forms. */
async function claimForms(origin, email) {
  const api = await request.newContext({ baseURL: origin });
  const account = { email, password: PASSWORD };
  const paths = [];
  for (const line of ['kesehatan', 'kendaraan']) {
    const { policyNumber } = await createClaimablePolicy(api, account, line);
    paths.push(`/claims/${policyNumber}?productType=${line}`);
  }
  await api.dispose();
  return paths;
}

async function measureAll(browser, origin) {
  const email = await addMember(origin);
  const products = { ...(await measuredProducts(origin)), claims: await claimForms(origin, email) };
  console.log('   script    inline  html+css  shift files  page');
  const results = await Promise.all(
    VIEWPORTS.map((size) => measureAt(size, browser, origin, { ...products, email })),
  );
  return results.flat();
}

async function main() {
  forwardSignals();
  const dataDir = mkdtempSync(join(tmpdir(), 'naungan-budgets-'));
  // The helper that approves orders reads the desk's password from this folder.
  process.env.E2E_DATA_DIR = dataDir;
  // PostgreSQL, because the embedded database would need more time than the measurements.
  const postgres = await createPreparedDatabase();
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
    console.log(
      problems.length === 0 ? 'all pages are within their budgets' : `${problems.length} budgets exceeded`,
    );
    process.exitCode = problems.length === 0 ? 0 : 1;
  } finally {
    await browser.close();
    await backend.stop();
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

main().catch(fail);
