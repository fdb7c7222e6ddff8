import { brotliCompressSync } from 'node:zlib';
import { expect, type Page, test } from '@playwright/test';
import { API_VERSION, API_VERSION_HEADER, OUTDATED_MESSAGE } from '../../packages/api/src/api-version.ts';
import { registerMember } from '../e2e/support/member.ts';
import { expectStep } from '../e2e/support/order.ts';
import { captureAppearance, collectBrowserErrors, expectSameAppearance } from './support/host-page.ts';
import { createJourney } from './support/journey.ts';

const HOST_URL = process.env.PARTNER_URL ?? '';
const API = process.env.PARTNER_API ?? '';
const THEMES = ['bootstrap', 'tailwind', 'wordpress'];
const MAX_INITIAL_KILOBYTES = 95;
/** Smallest font size of texts in the tag, at the default font size of the browser. */
const MIN_FONT_SIZE_PX = 12;

const tag = (page: Page) => page.locator('naungan-plans');
const plans = (page: Page) => page.getByRole('article');

async function openPlans(page: Page, path: string) {
  await page.goto(HOST_URL + path);
  await expect(plans(page)).not.toHaveCount(0);
}

/** Properties that a theme sets, except lengths that depend on the width of the page. */
const THEME_PROPERTIES = [
  'fontFamily',
  'fontSize',
  'lineHeight',
  'letterSpacing',
  'textTransform',
  'backgroundColor',
  'borderTop',
  'color',
  'wordSpacing',
  'textAlign',
  'listStyleType',
];

/** Returns the computed styles of parts of the first plan, in a tag with the same width on each page. */
async function stylesOfPlan(page: Page) {
  await tag(page).evaluate((element) => {
    element.style.setProperty('width', '560px');
    element.style.setProperty('max-width', 'none');
  });
  return plans(page)
    .first()
    .evaluate(
      (card, properties) =>
        ['h2, h3, h4', 'button', 'p, dd', 'dl, ul'].map((selector) => {
          const element = card.querySelector(selector);
          if (!element) return [selector];
          const style = getComputedStyle(element);
          return [selector, ...properties.map((name) => `${name}: ${Reflect.get(style, name)}`)];
        }),
      THEME_PROPERTIES,
    );
}

for (const theme of THEMES)
  test(`the tag looks the same with the theme ${theme} as without a theme, and does not change the page`, async ({
    page,
  }) => {
    await page.route('**/css/*.css', (route) => route.abort());
    await openPlans(page, `/${theme}.html`);
    const expectedStyles = await stylesOfPlan(page);
    await page.unroute('**/css/*.css');
    await page.route('**/tag/**', (route) => route.abort());
    await page.goto(`${HOST_URL}/${theme}.html`);
    const previousAppearance = await captureAppearance(page);
    await page.unroute('**/tag/**');
    const errors = collectBrowserErrors(page);
    await openPlans(page, `/${theme}.html`);
    expect(await stylesOfPlan(page)).toEqual(expectedStyles);
    await expectSameAppearance(page, previousAppearance);
    expect(errors).toEqual([]);
  });

test(`the tag loads at most ${MAX_INITIAL_KILOBYTES} KB before the first interaction, and each file once, also from a URL with a version`, async ({
  page,
}) => {
  const files: { url: string; bytes: Promise<number> }[] = [];
  page.on('response', (response) => {
    if (new URL(response.url()).pathname.startsWith('/tag/'))
      files.push({
        url: response.url(),
        bytes: response.body().then((body) => brotliCompressSync(body).length),
      });
  });
  await openPlans(page, '/wordpress.html');
  await expect
    .poll(() => page.evaluate(() => [...document.fonts].map(({ family }) => family)))
    .toContain('Plus Jakarta Sans Variable');
  const urls = files.map(({ url }) => url);
  expect(urls).toEqual([...new Set(urls)]);
  const sizes = await Promise.all(files.map(({ bytes }) => bytes));
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(MAX_INITIAL_KILOBYTES * 1024);
});

test('a second version of the tag on a page is reported once, and the first version continues to work', async ({
  page,
}) => {
  const errors = collectBrowserErrors(page);
  await openPlans(page, '/bootstrap.html');
  await page.evaluate((url) => import(url), `${HOST_URL}/other-version/naungan.js`);
  await page.evaluate((url) => import(url), `${HOST_URL}/tag/naungan.js?ver=7`);
  expect(errors).toEqual([
    expect.stringMatching(
      /^<naungan-plans> is already defined by version .+ of @naungan\/storefront\/tag, so version 999\.0\.0 is not used\./,
    ),
  ]);
  await plans(page)
    .first()
    .getByRole('link', { name: /^Detail / })
    .click();
  await expect(page.getByRole('link', { name: 'Pilih Sekarang' }).first()).toBeVisible();
});

test('a tag that is older than the API shows one sentence, and reports the versions to the developer', async ({
  page,
}) => {
  await page.route(`${API}/**`, async (route) => {
    const response = await route.fetch();
    const headers = { ...response.headers(), [API_VERSION_HEADER]: String(API_VERSION + 1) };
    await route.fulfill({ response, headers });
  });
  const errors = collectBrowserErrors(page);
  await page.goto(`${HOST_URL}/bootstrap.html`);
  await expect(tag(page).getByText(OUTDATED_MESSAGE)).toBeVisible();
  await expect(plans(page)).toHaveCount(0);
  expect(errors).toEqual([expect.stringContaining(`has version ${API_VERSION + 1}`)]);
});

test('a page of the tag whose code fails to load shows a message, and opens after a click on “Coba lagi”', async ({
  page,
}) => {
  // The list loads the code of a plan in advance, so it fails from the start.
  await page.route('**/tag/parts/Plan-*.js', (route) => route.abort());
  await openPlans(page, '/bootstrap.html');
  await page
    .getByRole('link', { name: /^Detail / })
    .first()
    .click();
  await expect(page.getByText('Halaman ini belum dapat ditampilkan')).toBeVisible();
  await page.unroute('**/tag/parts/Plan-*.js');
  await page.getByRole('button', { name: 'Coba lagi' }).click();
  await expect(page.getByRole('link', { name: 'Pilih Sekarang' }).first()).toBeVisible();
});

test('an order survives when the host removes the tag and adds it again', async ({ page, request }) => {
  const birthplace = page.getByRole('textbox', { name: 'Tempat Lahir' });
  const journey = createJourney(page, await registerMember(request));
  const errors = collectBrowserErrors(page);
  await journey.seesPlans(`${HOST_URL}/bootstrap.html`);
  await journey.opensTheOrder();
  await expectStep(page, 'Data Diri Tertanggung');
  // The tag is removed in the same task as the last input.
  await birthplace.evaluate((field) => {
    if (!(field instanceof HTMLInputElement)) return;
    field.focus();
    document.execCommand('insertText', false, 'Makassar');
    const element = document.querySelector('naungan-plans');
    const parent = element?.parentElement;
    element?.remove();
    Object.assign(window, { addTag: () => element && parent?.append(element) });
  });
  await expect(tag(page)).toHaveCount(0);
  await page.evaluate(() => Reflect.get(window, 'addTag')());
  await expectStep(page, 'Data Diri Tertanggung');
  await expect(birthplace).toHaveValue('Makassar');
  expect(errors).toEqual([]);
});

test('a tag that is removed while it loads causes no error, and starts when it is added again', async ({
  page,
}) => {
  const errors = collectBrowserErrors(page);
  await page.goto(`${HOST_URL}/bootstrap.html`, { waitUntil: 'commit' });
  await page.evaluate(async () => {
    await customElements.whenDefined('naungan-plans');
    const element = document.querySelector('naungan-plans');
    const parent = element?.parentElement;
    element?.remove();
    await new Promise(requestAnimationFrame);
    if (element) parent?.append(element);
  });
  await expect(plans(page)).not.toHaveCount(0);
  await expect(tag(page).getByRole('heading', { level: 1 })).toHaveCount(1);
  expect(errors).toEqual([]);
});

test.describe('hosts with other sizes and directions', () => {
  const expectReadable = async (page: Page) => {
    const smallTexts = await tag(page).evaluate((element, minSize) => {
      const root = element.shadowRoot;
      const texts = [...(root?.querySelectorAll('article *, h1') ?? [])].filter(
        (node) => node.checkVisibility() && node.textContent && node.children.length === 0,
      );
      return texts.filter((node) => Number.parseFloat(getComputedStyle(node).fontSize) < minSize).length;
    }, MIN_FONT_SIZE_PX);
    expect(smallTexts).toBe(0);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
  };

  test('a font size of 8px of the host does not change the size of texts', async ({ page }) => {
    await page.goto(`${HOST_URL}/tailwind.html`);
    await page.addStyleTag({ content: 'html, body { font-size: 8px }' });
    await expect(plans(page)).not.toHaveCount(0);
    await expectReadable(page);
  });

  test('a dialog is completely visible on a host with zoom', async ({ page }) => {
    await page.goto(`${HOST_URL}/tailwind.html`);
    await page.addStyleTag({ content: 'html { zoom: 1.5 }' });
    await page.getByRole('button', { name: 'Lihat semua', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('button', { name: 'Lihat semua produk' })).toBeInViewport({ ratio: 1 });
    await expect(dialog.getByRole('textbox', { name: 'Nama lengkap' })).toBeInViewport({ ratio: 1 });
  });

  test('texts and layout of the tag run from left to right on a host with dir=rtl', async ({ page }) => {
    await openPlans(page, '/tailwind.html');
    const expectedStyles = await stylesOfPlan(page);
    // Relative to the tag, because the host moves the tag itself to its right edge.
    const leftInTag = () =>
      plans(page)
        .first()
        .getByRole('heading')
        .evaluate((heading) => {
          const host = (heading.getRootNode() as ShadowRoot).host;
          return heading.getBoundingClientRect().left - host.getBoundingClientRect().left;
        });
    const expectedLeft = await leftInTag();
    await page.evaluate(() => {
      document.documentElement.dir = 'rtl';
    });
    expect(await stylesOfPlan(page)).toEqual(expectedStyles);
    expect(await leftInTag()).toBe(expectedLeft);
    await expectReadable(page);
  });

  test('nothing in the tag moves for visitors who prefer reduced motion', async ({ page }) => {
    await openPlans(page, '/bootstrap.html');
    await page.getByRole('button', { name: 'Lihat semua', exact: true }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    const durations = await page.evaluate(() =>
      document.getAnimations().map((animation) => Number(animation.effect?.getComputedTiming().duration)),
    );
    expect(durations.filter((duration) => duration > 1)).toEqual([]);
  });
});

test('the tag works with a content policy without unsafe-inline', async ({ page, request }) => {
  const journey = createJourney(page, await registerMember(request));
  const errors = collectBrowserErrors(page);
  await journey.seesPlans(`${HOST_URL}/policy.html`);
  await journey.comparesTwoPlans();
  await journey.unlocksAllPlans();
  await journey.reloadsTheOrderForm();
  expect(errors).toEqual([]);
});

test('a visitor can see, unlock and order plans when the browser blocks storage', async ({
  page,
  request,
}) => {
  const journey = createJourney(page, await registerMember(request));
  await page.addInitScript(() => {
    const block = () => {
      throw new DOMException('The request was denied.', 'SecurityError');
    };
    for (const name of ['sessionStorage', 'localStorage', 'indexedDB', 'caches'])
      Object.defineProperty(window, name, { get: block });
    Object.defineProperty(document, 'cookie', { get: () => '', set: () => {} });
    Object.defineProperty(navigator, 'locks', {
      value: { request: async () => block(), query: async () => block() },
    });
  });
  const errors = collectBrowserErrors(page);
  await journey.seesPlans(`${HOST_URL}/bootstrap.html`);
  await journey.unlocksAllPlans();
  await journey.opensTheOrder();
  await journey.fillsTheInsured();
  await journey.placesTheOrder({ storesFiles: false });
  expect(errors).toEqual([]);
});
