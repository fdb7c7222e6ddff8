/**
 * `npm run looks -- FOLDER`: writes one picture per kind of page of a running site with demo data, for reviews of the
 * design. A picture shows the whole page at three widths, in the light theme and, with `--dark`, also in the dark theme.
 * `--only=home,landing` writes only the pictures whose names begin so. `ORIGIN` is the address of the site (default http://127.0.0.1:4321).
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { logIn } from '../../tests/e2e/support/member.ts';
import { fail } from '../process/step.mjs';
import { CHROMIUM_ARGS, ensureChromium } from '../test-services/chromium.mjs';
import { BIRTH_DATE, measuredProducts } from '../test-services/measured-products.mjs';
import { BARE_PAGE, storeSession } from '../test-services/store-session.mjs';

const ORIGIN = process.env.ORIGIN ?? 'http://127.0.0.1:4321';
const DEMO_LOGIN = { email: 'demo@naungan.test', password: 'Naungan-Demo-1' };
/** Widths in CSS pixels, and the share of that width in the picture. */
const VIEWS = [
  { width: 360, height: 740, scale: 0.4 },
  { width: 768, height: 1024, scale: 0.24 },
  { width: 1440, height: 900, scale: 0.22 },
];
/** A longer page is cut here, in CSS pixels. */
const MAX_HEIGHT = 6_000;
const GAP = 12;
/** Long enough for a machine with other work. */
const TIMEOUT_MS = 120_000;
const CONTEXT_OPTIONS = {
  reducedMotion: 'reduce',
  locale: 'id-ID',
  timezoneId: 'Asia/Jakarta',
  baseURL: ORIGIN,
};

const PUBLIC_PATHS = {
  home: '/',
  'landing-vehicle': '/products/kendaraan',
  'landing-fire': '/products/kebakaran',
  'landing-earthquake': '/products/gempabumi',
  'landing-fire-earthquake': '/products/kebakaran-gempabumi',
  'landing-health': '/products/kesehatan',
  'landing-accident': '/products/kecelakaandiri',
  articles: '/articles',
  article: '/articles/memahami-masa-tunggu',
  faq: '/faq',
  about: '/about-us',
  contact: '/contact',
  claims: '/claims',
  'how-to-pay': '/p',
  login: '/login',
  register: '/register',
  recovery: '/recovery',
  'not-found': '/tidak-ada',
};
const MEMBER_PATHS = {
  account: '/account',
  profile: '/profile',
  orders: '/orders/',
  invoices: '/invoices/',
  policies: '/polis/',
  'claim-list': '/claims/progress/',
};

/** Returns the paths of plan lists and plan details, which contain ids of the catalogue. */
async function planPaths() {
  const { healthPlan, carQuery, carPlan, houseQuery, housePlan } = await measuredProducts(ORIGIN);
  return {
    'list-health': `/products/kesehatan/plan?dob=${BIRTH_DATE}`,
    'list-vehicle': `/products/kendaraan/list?${carQuery}`,
    'list-property': `/products/kebakaran-gempabumi/plan?${houseQuery}`,
    'plan-health': `/products/kesehatan/plan/${healthPlan}?dob=${BIRTH_DATE}`,
    'plan-vehicle': `/products/kendaraan/list/${carPlan}?${carQuery}`,
    'plan-property': `/products/kebakaran-gempabumi/plan/${housePlan}?${houseQuery}`,
    'order-form-health': `/products/kesehatan/order/${healthPlan}?dob=${BIRTH_DATE}`,
    'order-form-vehicle': `/products/kendaraan/${carPlan}/order?${carQuery}`,
    'order-form-property': `/products/kebakaran-gempabumi/order/${housePlan}?${houseQuery}`,
  };
}

/** Signs the page in as the demo member; returns the headers of the member's requests. */
async function signIn(page) {
  const { token } = await logIn(page.request, DEMO_LOGIN);
  await page.goto(ORIGIN + BARE_PAGE);
  await page.evaluate(storeSession, token);
  return { access_token: token };
}

/** Lists of a member's records; a picture shows one record of each state. */
const RECORDS = [
  {
    kind: 'order',
    list: '/transaction',
    stateOf: ({ statusOrder }) => statusOrder,
    pathOf: ({ productType, _id }) => `/orders/${productType}/${_id}`,
  },
  {
    kind: 'invoice',
    list: '/invoices/list',
    stateOf: ({ status }) => status,
    pathOf: ({ productType, orderId }) => `/invoice/${orderId}/${productType}`,
  },
  {
    kind: 'policy',
    list: '/policies',
    stateOf: ({ productType }) => productType,
    pathOf: ({ _id }) => `/polis/${_id}`,
  },
  {
    kind: 'claim',
    list: '/claims/client',
    stateOf: ({ head }) => head.tagValue.replaceAll(' ', '-'),
    pathOf: ({ id }) => `/claims/progress/${id}`,
  },
];

/** Returns the path of one record per kind and state, and of a claim form. */
async function recordPaths(page, headers) {
  const paths = {};
  for (const { kind, list, stateOf, pathOf } of RECORDS) {
    const reply = await page.request.get(`${ORIGIN}/api/v1${list}`, { headers });
    const { response: rows } = await reply.json();
    for (const row of rows) paths[`${kind}-${stateOf(row).toLowerCase()}`] ??= pathOf(row);
    if (kind === 'policy')
      paths['claim-form'] = `/claims/${rows[0].policyNumber}?product=${rows[0].productType}`;
  }
  return paths;
}

/** Returns the whole page as a scaled picture. */
async function pictureOf(page, path, { width, height, scale }) {
  await page.setViewportSize({ width, height });
  await page.goto(ORIGIN + path, { waitUntil: 'load' });
  await page.waitForFunction(() => !document.querySelector('main [aria-busy="true"]')).catch(() => {});
  await page.waitForLoadState('networkidle', { timeout: 5_000 }).catch(() => {});
  // A screenshot leaves out what the browser did not render yet.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { content-visibility: visible !important }');
    document.adoptedStyleSheets.push(sheet);
  });
  // Lazy pictures load when they are near the viewport.
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo(0, top);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    scrollTo(0, 0);
  });
  const png = await page.screenshot({ fullPage: true });
  const wholePage = await sharp(png).metadata();
  const visiblePart = {
    left: 0,
    top: 0,
    width: wholePage.width,
    height: Math.min(wholePage.height, MAX_HEIGHT),
  };
  const scaled = { width: Math.round(width * scale), height: Math.round(visiblePart.height * scale) };
  return { input: await sharp(png).extract(visiblePart).resize(scaled).toBuffer(), ...scaled };
}

/** Writes the pictures side by side, in the order given. */
async function writeSheet(file, pictures) {
  let left = 0;
  const placed = pictures.map(({ input, width }) => {
    const at = { input, left, top: 0 };
    left += width + GAP;
    return at;
  });
  const size = { width: left - GAP, height: Math.max(...pictures.map(({ height }) => height)) };
  await sharp({ create: { ...size, channels: 3, background: '#888888' } })
    .composite(placed)
    .webp({ quality: 24, effort: 6 })
    .toFile(file);
}

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { dark: { type: 'boolean', default: false }, only: { type: 'string' } },
});
const [folder] = positionals;
if (!folder) fail('Give the folder for the pictures: npm run looks -- docs/looks/after --dark');
const nameStarts = options.only?.split(',') ?? [''];
const themes = options.dark ? ['light', 'dark'] : ['light'];
mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({ executablePath: await ensureChromium(), args: CHROMIUM_ARGS });
const guestContext = await browser.newContext(CONTEXT_OPTIONS);
guestContext.setDefaultTimeout(TIMEOUT_MS);
const guestPage = await guestContext.newPage();
const guestPaths = { ...PUBLIC_PATHS, ...(await planPaths()) };
const memberContext = await browser.newContext(CONTEXT_OPTIONS);
memberContext.setDefaultTimeout(TIMEOUT_MS);
const memberPage = await memberContext.newPage();
const headers = await signIn(memberPage);
const memberPaths = { ...MEMBER_PATHS, ...(await recordPaths(memberPage, headers)) };
/** Order forms need a member. */
const needsMember = (name) => name in memberPaths || name.startsWith('order-form');
for (const [name, path] of Object.entries({ ...guestPaths, ...memberPaths })) {
  if (!nameStarts.some((start) => name.startsWith(start))) continue;
  const currentPage = needsMember(name) ? memberPage : guestPage;
  const pictures = [];
  for (const theme of themes) {
    await currentPage.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    for (const view of VIEWS) pictures.push(await pictureOf(currentPage, path, view));
  }
  await writeSheet(join(folder, `${name}.webp`), pictures);
  console.log(name, path);
}
await browser.close();
