/**
 * `npm run budgets`: loads the built site in a browser, as a visitor with an empty cache and as a member, and
 * compares what was requested with the budgets. Scripts count by brotli size, however they were asked for: script
 * elements, imports, preloads and hydration alike.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { startBackend } from './backend.mjs';
import { findChromium } from './chromium.mjs';
import { passSignalsOn } from './run.mjs';
import { fail, StepError } from './step.mjs';
import { brotliBytes, partsOf, problemsOf } from './weights.mjs';

const BIRTH_DATE = '1990-05-17';
const PASSWORD = 'Rahasia123';
const VIEWPORTS = [
  { width: 360, height: 740 },
  { width: 1440, height: 900 },
];
const UNKNOWN = '00000000-0000-4000-8000-000000000000';

const pagesFor = (plan) => [
  { path: '/', kind: 'content' },
  { path: '/contact', kind: 'content' },
  { path: '/visi-misi', kind: 'content' },
  { path: '/tidak-ada', kind: 'content' },
  { path: '/products/kesehatan', kind: 'landing' },
  { path: '/login', kind: 'list' },
  { path: '/register', kind: 'list' },
  { path: `/products/kesehatan/plan?dob=${BIRTH_DATE}`, kind: 'list' },
  { path: `/products/kesehatan/plan/${plan}?dob=${BIRTH_DATE}`, kind: 'list' },
  { path: '/account', kind: 'list', member: true },
  { path: '/profile', kind: 'list', member: true },
  { path: '/polis', kind: 'list', member: true },
  { path: `/orders/kesehatan/${UNKNOWN}`, kind: 'list', member: true },
  { path: `/invoice/${UNKNOWN}/kesehatan`, kind: 'list', member: true },
  { path: `/products/kesehatan/order/${plan}?dob=${BIRTH_DATE}`, kind: 'order', member: true },
];

/** A member with a complete profile, made over the API. */
async function addMember(origin) {
  const email = 'anggota@contoh.test';
  const call = async (method, path, body, headers = {}) => {
    const reply = await fetch(`${origin}/api/v1${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    if (!reply.ok) throw new StepError(`${method} ${path} answered ${reply.status}: ${await reply.text()}`);
    return (await reply.json()).response;
  };
  const identity = { full_name: 'Siti Rahayu', phone_number: '81234567890', email };
  await call('POST', '/user/member', { ...identity, password: PASSWORD, confirmPassword: PASSWORD });
  const { user, access_token } = await call('POST', '/user/login', { email, password: PASSWORD });
  await call('PUT', `/user/member/${user._id}`, { ...identity, ...PROFILE }, { access_token });
  return email;
}

const PROFILE = {
  addreses: {
    province: 'DKI Jakarta',
    district: 'Kota Administrasi Jakarta Selatan',
    sub_district: 'Mampang Prapatan',
    urban_village: 'Bangka',
    neighbourhood: '001',
    hamlet: '002',
    postalCode: '12730',
    address: 'Jalan Kemang Utara No. 19',
  },
  account: { bank: '014', account_number: '1234567890', account_owner: 'SITI RAHAYU' },
  profile: {
    profession: 'karyawan-swasta',
    businessField: 'asuransi',
    income: '5-10-juta',
    citizen: 'indonesia',
    identiyType: 'ktp',
    identityNumber: '3174035507900001',
    npwp_number: '',
    gender: 'perempuan',
  },
};

async function signIn(page, origin, email) {
  await page.goto(`${origin}/login`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Masuk' }).click();
  await page.waitForURL((url) => url.pathname !== '/login');
}

/** Adds up shifts that no input caused, from the first paint on. */
function watchShifts() {
  window.layoutShift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.layoutShift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Until every island runs and nothing was requested for a second. */
async function settle(page, requests) {
  await page.waitForFunction(() => !document.querySelector('astro-island[ssr]'));
  for (let seen = -1; seen !== requests.size; ) {
    seen = requests.size;
    await page.waitForTimeout(1000);
  }
}

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
  await settle(page, requests);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await settle(page, requests);
  page.off('request', note);
  const landed = new URL(page.url()).pathname;
  if (landed !== new URL(origin + path).pathname)
    throw new StepError(`${path} led to ${landed}: nothing to measure there.`);
  const parts = partsOf(html);
  const sum = (paths) => paths.reduce((total, file) => total + brotliBytes(file), 0);
  return {
    kind,
    files: new Set([...scripts, ...parts.files, ...parts.preloads]).size,
    script: sum([...scripts]),
    inline: parts.inline,
    document: brotliBytes('/none', Buffer.from(html)) + sum(parts.styles),
    shift: await page.evaluate(() => window.layoutShift),
  };
}

const kilobytes = (bytes) => `${(bytes / 1024).toFixed(1)} KB`.padStart(9);

async function measureAll(browser, origin) {
  const reply = await fetch(`${origin}/api/v1/health?dob=${BIRTH_DATE}&size=1`);
  const plan = (await reply.json()).response.rows[0]._id;
  const email = await addMember(origin);
  const problems = [];
  console.log('script    inline    html+css  shift  page');
  for (const viewport of VIEWPORTS) {
    for (const row of pagesFor(plan)) {
      const context = await browser.newContext({ viewport, locale: 'id-ID', timezoneId: 'Asia/Jakarta' });
      const page = await context.newPage();
      await page.addInitScript(watchShifts);
      if (row.member) await signIn(page, origin, email);
      const result = await measure(page, origin, row);
      await context.close();
      const sizes = [result.script, result.inline, result.document].map(kilobytes).join(' ');
      const name = `${row.path.replace(plan, ':id').replace(UNKNOWN, ':id')} at ${viewport.width}`;
      console.log(`${sizes}  ${result.shift.toFixed(3)}  ${name} (${row.kind})`);
      problems.push(...problemsOf(result).map((problem) => `${name}: ${problem}`));
    }
  }
  return problems;
}

async function main() {
  passSignalsOn();
  const dataDir = mkdtempSync(join(tmpdir(), 'naungan-budgets-'));
  const backend = await startBackend({ dataDir, env: { RATE_LIMIT_SCALE: '1000' } });
  const executablePath = findChromium() ?? undefined;
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    const problems = await measureAll(browser, backend.origin);
    for (const problem of problems) console.log(`✗ ${problem}`);
    console.log(problems.length === 0 ? 'every budget holds' : `${problems.length} budgets exceeded`);
    process.exitCode = problems.length === 0 ? 0 : 1;
  } finally {
    await browser.close();
    await backend.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

main().catch(fail);
