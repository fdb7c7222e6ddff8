import { expect, type Page, test } from '@playwright/test';
import { registerMember } from './support/member.ts';
import { HEALTH_LIST } from './support/plans.ts';

/** Delays every script file until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/_astro/*.js', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

test('a login submitted before any script has loaded signs in', async ({ page, request }) => {
  const account = await registerMember(request);
  const release = await holdScripts(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await page.getByRole('textbox', { name: 'Email' }).fill(account.email);
  await page.getByLabel('Kata sandi', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Masuk', exact: true }).click();
  await expect(page).toHaveURL('/login');
  release();
  await expect(page).toHaveURL('/');
});

test("input in a list's filters before any script has loaded filters the list", async ({ page }) => {
  const release = await holdScripts(page);
  const firstCall = page.waitForResponse(/\/api\/v1\/health\?/);
  await page.goto(`${HEALTH_LIST}?dob=1990-05-17`, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toContainText('usia');
  await firstCall;
  const search = page.getByRole('searchbox', { name: 'Cari nama produk' });
  await search.fill('sehat');
  await page.getByRole('combobox', { name: 'Urutkan' }).selectOption('Premi terendah');
  await search.focus();
  release();
  await expect(page).toHaveURL(/q=sehat.*sortField=premium/);
  await expect(search).toHaveValue('sehat');
  await expect(search).toBeFocused();
});

test('a policy look-up submitted before any script has loaded finds the policy', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/claims', { waitUntil: 'commit' });
  await page.getByLabel('Jenis produk').selectOption('Kesehatan');
  await page.getByLabel('Nomor polis').fill('POL-KSH-2020-999999');
  await page.getByRole('button', { name: 'Cari Polis' }).click();
  release();
  await expect(
    page.getByText('Maaf!, kami tidak menemukan data terkait polis yang Anda input'),
  ).toBeVisible();
  await expect(page.getByLabel('Nomor polis')).toHaveValue('POL-KSH-2020-999999');
  await expect(page).toHaveURL('/claims');
});

const HOUSE = String(
  new URLSearchParams({
    occupation: '2976',
    buildingPrices: '1200000000',
    ownership: 'Milik Sendiri',
    classConstruction: 'class1',
    totalFloor: '2',
    totalBuildingArea: '120',
    province: 'DKI Jakarta',
    district_level: 'Kota',
    district: 'Kota Administrasi Jakarta Selatan',
  }),
);

test('the quotes for a house are requested once, before any script has loaded', async ({ page }) => {
  const release = await holdScripts(page);
  const postedUrls: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') postedUrls.push(new URL(request.url()).pathname);
  });
  const quotes = page.waitForResponse(/\/api\/v1\/fire-insurances\/plans/);
  await page.goto(`/products/kebakaran-gempabumi/plan?${HOUSE}`, { waitUntil: 'commit' });
  expect((await quotes).status()).toBe(200);
  release();
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(postedUrls).toEqual(['/api/v1/fire-insurances/plans']);
});

test('plan and order pages contain the plan in their HTML', async ({ request }) => {
  const list = await (await request.get('/api/v1/health?dob=1990-05-17&size=1')).json();
  const { _id, productName } = list.response.rows[0];
  const detail = await (await request.get(`${HEALTH_LIST}/${_id}?dob=1990-05-17`)).text();
  expect(detail).toMatch(new RegExp(`<h1[^>]*>${productName}</h1>`));
  const order = await (await request.get(`/products/kesehatan/order/${_id}?dob=1990-05-17`)).text();
  expect(order).toContain(`Pesan ${productName}`);
  expect(order).toContain('Siapkan dokumen identitas');
});
