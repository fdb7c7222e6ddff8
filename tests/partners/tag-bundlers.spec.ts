import { expect, type Page, test } from '@playwright/test';
import { collectBrowserErrors } from './support/host-page.ts';

const TAG_PAGES: string[] = JSON.parse(process.env.PARTNER_TAG_PAGES ?? '[]');
const SITES = [
  { kind: 'built page', origin: process.env.PARTNER_URL ?? '' },
  { kind: 'page of the development server', origin: process.env.PARTNER_DEV_URL ?? '' },
].filter(({ origin }) => origin !== '');

/** Text that only the code of the first screen contains. */
const START_CODE = 'Plus Jakarta Sans Fallback';

/** Starts to collect the URLs of the page's scripts, without the versions that development servers add. */
function collectScripts(page: Page) {
  const scripts: { url: string; text: Promise<string> }[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script' && response.ok())
      scripts.push({ url: response.url(), text: response.text().catch(() => '') });
  });
  return scripts;
}

/** Returns the URL of the script with the code of the first screen. */
async function findStartScript(page: Page, url: string) {
  const scripts = collectScripts(page);
  await page.goto(url);
  await expect(page.getByRole('article')).not.toHaveCount(0);
  for (const script of scripts) if ((await script.text).includes(START_CODE)) return script.url;
  throw new Error('No script contains the code of the first screen.');
}

for (const { kind, origin } of SITES)
  for (const path of TAG_PAGES) {
    test(`the tag of ${path} shows plans on the ${kind}, and requests each script once`, async ({ page }) => {
      const errors = collectBrowserErrors(page);
      const scripts = collectScripts(page);
      await page.goto(origin + path);
      await expect(page.getByRole('article')).not.toHaveCount(0);
      await expect
        .poll(() => page.evaluate(() => [...document.fonts].map(({ family }) => family)))
        .toContain('Plus Jakarta Sans Variable');
      const urls = scripts.map(({ url }) => url);
      expect(urls).toEqual([...new Set(urls)]);
      expect(errors).toEqual([]);
    });

    test(`the tag of ${path} starts on the ${kind} without a reload after a click on “Coba lagi” when its code did not load`, async ({
      page,
      context,
    }) => {
      const startScript = await findStartScript(await context.newPage(), origin + path);
      await page.route(startScript, (route) => route.abort());
      await page.goto(origin + path);
      // A reload would restore the original title.
      await page.evaluate(() => {
        document.title = 'sudah diisi sebagian';
      });
      await expect(page.getByRole('status')).toContainText('Produk belum dapat ditampilkan.');
      await page.unroute(startScript);
      await page.getByRole('button', { name: 'Coba lagi' }).click();
      await expect(page.getByRole('article')).not.toHaveCount(0);
      await expect(page).toHaveTitle('sudah diisi sebagian');
    });
  }
