import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { heirClaimFormPath } from '../../packages/domain/src/claim/heir.ts';
import { claimFormPath, claimPath } from '../../packages/domain/src/claim/paths.ts';
import {
  invoicePath,
  orderDetailPath,
  orderUpdatePath,
  policyPath,
} from '../../packages/domain/src/lines/paths.ts';
import type { ProductType } from '../../packages/domain/src/lines/product-type.ts';
import { startBackend } from '../../tools/process/backend.mjs';
import { createDatabase } from '../../tools/test-services/databases.mjs';
import { contentPaths, UNKNOWN_PATH } from './support/content-pages.ts';
import { fillLogin } from './support/member.ts';
import { createPageInspector } from './support/page-health.ts';
import { pdfText } from './support/pdf.ts';

// The tests run one after the other, because they share one server with the demo data.
test.describe.configure({ mode: 'serial', timeout: 900_000 });

const DEMO_ACCOUNT = { email: 'demo@naungan.test', password: 'Naungan-Demo-1', name: '', phone: '' };

let demoSite: { origin: string; pictureFolder: string; stop: () => Promise<void> };
test.beforeAll(async () => {
  const { server, template } = JSON.parse(
    readFileSync(join(process.env.E2E_DATA_DIR ?? '', 'postgres.json'), 'utf8'),
  );
  const { url, drop } = await createDatabase(server, { template });
  const dataDir = mkdtempSync(join(tmpdir(), 'naungan-demo-'));
  const env = { SEED_DEMO: 'on', RATE_LIMIT_SCALE: '1000', DATABASE_URL: url };
  const backend = await startBackend({ dataDir, env });
  const stop = async () => {
    await backend.stop();
    await drop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  demoSite = { origin: backend.origin, pictureFolder: test.info().outputPath('pages'), stop };
});
test.afterAll(() => demoSite.stop());

type ListRow = { _id: string; id: string; orderId: string; productType: ProductType };
type OrderRow = ListRow & { statusOrder: string; invoice: { paymentStatus: string } | null };
type PolicyRow = ListRow & { policyNumber: string; certificate: string | null };

/** Signs in by the form; returns a function that requests a list of the member over the API. */
async function signInAsDemo(page: Page) {
  await page.goto(`${demoSite.origin}/login`);
  const token = page.waitForRequest((request) => 'access_token' in request.headers());
  await fillLogin(page, DEMO_ACCOUNT);
  const headers = { access_token: (await token).headers().access_token ?? '' };
  return async <R extends ListRow>(path: string): Promise<R[]> => {
    const reply = await page.request.get(`${demoSite.origin}/api/v1${path}`, { headers });
    expect(reply.status(), path).toBe(200);
    return ((await reply.json()) as { response: R[] }).response;
  };
}

/**
 * Returns the first row of each key, because the pages of rows with the same key look the same. The rows are reversed,
 * because a Map keeps the last value of a key.
 */
const oneOfEach = <R>(rows: readonly R[], keyOf: (row: R) => string) => [
  ...new Map(rows.toReversed().map((row) => [keyOf(row), row])).values(),
];

/** Opens all paths and expects that no page has a problem. */
async function expectHealthy(page: Page, paths: readonly string[]) {
  const inspect = createPageInspector(page, demoSite);
  const problems: string[] = [];
  for (const path of paths) problems.push(...(await inspect(demoSite.origin + path)));
  expect(problems).toEqual([]);
}

test('every public page has one heading, fits the screen and reports no error', {
  tag: '@deep-demo',
}, async ({ page, request }) => {
  const paths = await contentPaths(request);
  await expectHealthy(
    page,
    paths.filter((path) => path !== UNKNOWN_PATH),
  );
});

/** Query of a building for which all property lists have plans. */
const BUILDING_QUERY =
  'occupation=2976&timePeriod=1&buildingPrices=1200000000&ownership=Milik+Sendiri&isKprBtn=tidak' +
  '&construction=Rangka+Baja&classConstruction=class1&totalFloor=2&totalBuildingArea=120' +
  '&province=DKI+Jakarta&district_level=Kota&district=Kota+Administrasi+Jakarta+Selatan';
/** A plan list of each product line. */
const LISTS = [
  '/products/kesehatan/plan?dob=1990-01-01',
  '/products/kecelakaandiri/plan?dob=1990-01-01',
  '/products/kendaraan/list?vehicleType=MV4&brand=toyota&year=2024&model=C001&price=237000000&plat=B',
  `/products/kebakaran/plan?${BUILDING_QUERY}`,
  `/products/gempabumi/plan?${BUILDING_QUERY}`,
  `/products/kebakaran-gempabumi/plan?${BUILDING_QUERY}`,
];

test('the plan list and the first plan of each product line have one heading, fit the screen and report no error', {
  tag: '@deep-demo',
}, async ({ page }) => {
  await signInAsDemo(page);
  const plans: string[] = [];
  for (const list of LISTS) {
    await page.goto(demoSite.origin + list);
    const link = page.getByRole('article').getByRole('link').first();
    plans.push((await link.getAttribute('href')) ?? '');
  }
  await expectHealthy(page, [...LISTS, ...plans]);
});

test("the demo member's account, orders and invoices in every state report no error", {
  tag: '@deep-demo',
}, async ({ page }) => {
  const listOf = await signInAsDemo(page);
  const orders = oneOfEach(await listOf<OrderRow>('/transaction'), ({ productType, statusOrder, invoice }) =>
    [productType, statusOrder, invoice?.paymentStatus].join(),
  );
  const invoices = oneOfEach(await listOf<OrderRow & { status: string }>('/invoices/list'), (row) =>
    [row.productType, row.status].join(),
  );
  expect(new Set(orders.map(({ statusOrder }) => statusOrder))).toEqual(
    new Set(['neworder', 'pending', 'revision', 'approve', 'reject']),
  );
  await expectHealthy(page, [
    '/account',
    ...['purchase', 'policy', 'claim', 'profile'].map((tab) => `/account?tab=${tab}`),
    '/profile',
    '/orders/',
    '/invoices/',
    ...orders.map(({ productType, _id }) => orderDetailPath(productType, _id)),
    ...orders
      // Only `pending` orders have a form for corrections; an order in `revision` is already corrected.
      .filter(({ statusOrder }) => statusOrder === 'pending')
      .map(({ productType, _id }) => orderUpdatePath(productType, _id)),
    ...invoices.map(({ productType, orderId }) => invoicePath(productType, orderId)),
  ]);
});

test("the demo member's policies, certificates and claims report no error", { tag: '@deep-demo' }, async ({
  page,
}) => {
  const listOf = await signInAsDemo(page);
  const policies = await listOf<PolicyRow>('/policies');
  const claims = await listOf('/claims/client');
  expect(policies.length).toBeGreaterThan(0);
  expect(claims.length).toBeGreaterThan(0);
  await expectHealthy(page, [
    '/polis/',
    '/claims/progress/',
    ...policies.map(({ _id }) => policyPath(_id)),
    ...policies.map(({ policyNumber, productType }) => claimFormPath(policyNumber, productType)),
    ...policies
      .filter(({ productType }) => productType === 'kecelakaandiri')
      .map(({ policyNumber, productType }) => heirClaimFormPath(policyNumber, productType)),
    ...claims.map(({ id }) => claimPath(id)),
  ]);
  for (const { policyNumber, certificate } of policies) {
    const file = await page.request.get(demoSite.origin + certificate);
    expect([file.status(), file.headers()['content-type']], policyNumber).toEqual([200, 'application/pdf']);
    expect(await pdfText(await file.body())).toContain(policyNumber);
  }
});
