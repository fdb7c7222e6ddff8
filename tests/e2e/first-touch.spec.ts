import { expect, type Page, test } from '@playwright/test';
import { registerMember, signIn } from './support/member.ts';
import { ADULT_QUERY, HEALTH_LIST, planCards, VEHICLE_LIST } from './support/plans.ts';
import { delayScripts } from './support/scripts.ts';

const TOUCHED_PAGES = [
  '/products/kesehatan',
  '/products/kecelakaandiri',
  '/products/kendaraan',
  '/products/kebakaran',
  '/products/gempabumi',
  '/products/kebakaran-gempabumi',
  '/claims',
  '/login',
  '/register',
  '/recovery',
  `${HEALTH_LIST}?${ADULT_QUERY}`,
  VEHICLE_LIST,
];

/** Slows the processor to a quarter of its speed, and delays every script file until the returned function is called. */
async function simulateSlowDevice(page: Page): Promise<() => void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return delayScripts(page);
}

test('search forms, sign-in forms, the policy look-up and plan lists request no script before the first touch, and request scripts after the first touch', {
  tag: '@deep-journeys',
}, async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  for (const path of TOUCHED_PAGES) {
    await page.goto(path);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect(page.getByRole('contentinfo')).toBeInViewport();
    expect(scripts, path).toEqual([]);
    await page.locator('main astro-island').locator('input:not([type=hidden]), select').first().focus();
    await expect(page.locator('astro-island[ssr]'), path).toHaveCount(0);
    expect(scripts, path).not.toEqual([]);
    scripts.length = 0;
  }
});

test('a vehicle typed before the scripts have loaded is recognised, and the field keeps its text and the cursor', {
  tag: '@deep-journeys',
}, async ({ page }) => {
  const releaseScripts = await simulateSlowDevice(page);
  await page.goto('/products/kendaraan', { waitUntil: 'commit' });
  const field = page.getByRole('combobox', { name: 'Cari cepat' });
  await field.pressSequentially('avanza 2024 b 124');
  await field.press('ArrowLeft');
  await field.pressSequentially('3');
  releaseScripts();
  await expect(page.getByText('Terisi: Toyota Avanza 1.5 G CVT, 2024, pelat B.')).toBeVisible();
  await expect(field).toBeFocused();
  await page.keyboard.type('5');
  await expect(field).toHaveValue('avanza 2024 b 12354');
});

test('an answer and two presses of Lanjut before the scripts have loaded lead to the next question and to no error message', async ({
  page,
}) => {
  const releaseScripts = await simulateSlowDevice(page);
  await page.goto('/products/kebakaran', { waitUntil: 'commit' });
  await page.getByRole('radio', { name: 'Toko atau ruko' }).check();
  await page.getByRole('button', { name: 'Lanjut', exact: true }).dblclick();
  await expect(page).toHaveURL('/products/kebakaran');
  releaseScripts();
  await expect(page.getByRole('heading', { name: 'Berapa biaya membangunnya kembali?' })).toBeVisible();
  await expect(page.getByText('Anda belum melengkapi Harga Bangunan!')).toHaveCount(0);
  await page.getByRole('button', { name: 'Kembali', exact: true }).click();
  await expect(page.getByRole('radio', { name: 'Toko atau ruko' })).toBeChecked();
});

test('a type of vehicle chosen before the scripts have loaded determines the brands', async ({ page }) => {
  const releaseScripts = await simulateSlowDevice(page);
  await page.goto('/products/kendaraan', { waitUntil: 'commit' });
  await page.getByRole('radio', { name: 'Sepeda Motor' }).check();
  releaseScripts();
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
  await page.getByRole('button', { name: 'Lanjut', exact: true }).click();
  await expect(page.getByRole('radio', { name: 'Yamaha' })).toBeVisible();
});

test('a vehicle form whose scripts cannot be loaded sends the typed text to the server', async ({ page }) => {
  await page.route('**/_astro/*.js', (route) => route.abort());
  await page.goto('/products/kendaraan');
  await page.getByRole('combobox', { name: 'Cari cepat' }).fill('avanza 2024 b');
  await page.getByRole('button', { name: 'Lanjut', exact: true }).click();
  await expect(page).toHaveURL(/\/products\/kendaraan\/list\?.*model=C001/);
});

test('a member whose scripts cannot be loaded sees the plans for visitors', async ({ page, request }) => {
  await signIn(page, await registerMember(request));
  await page.route('**/_astro/*.js', (route) => route.abort());
  await page.goto(`${HEALTH_LIST}?${ADULT_QUERY}`);
  await expect(planCards(page).first()).toBeVisible();
});

test('a sign-in form signs in at the second press if its scripts could not be loaded at the first press', async ({
  page,
  request,
}) => {
  const account = await registerMember(request);
  await page.route('**/_astro/*.js*', (route) => route.abort());
  await page.goto('/login');
  await page.getByRole('textbox', { name: 'Email' }).fill(account.email);
  await page.getByLabel('Kata sandi', { exact: true }).fill(account.password);
  const button = page.getByRole('button', { name: 'Masuk', exact: true });
  await button.click();
  const island = page.locator('main astro-island');
  // The form is busy until loading the scripts has failed.
  await expect(island).toHaveAttribute('aria-busy', 'true');
  await expect(island).not.toHaveAttribute('aria-busy', 'true');
  await page.unroute('**/_astro/*.js*');
  await button.click();
  await expect(page).toHaveURL('/');
});
