import { expect, type Page, test } from '@playwright/test';
import { collectBrowserErrors, expectHydrated } from './support/host-page.ts';

const API = process.env.PARTNER_API ?? '';
const RENDERED_PAGES: string[] = JSON.parse(process.env.PARTNER_RENDERED_PAGES ?? '[]');
const SITES = [
  { kind: 'built page', origin: process.env.PARTNER_URL ?? '' },
  { kind: 'page of the development server', origin: process.env.PARTNER_DEV_URL ?? '' },
].filter(({ origin }) => origin !== '');
/** Plans that an unknown visitor sees. */
const VISIBLE_PLANS = 3;

/** Time in which a development server compiles a page, on a busy machine. */
const COMPILE_TIMEOUT_MS = 120_000;

/** Starts to collect the requests of lists of plans. */
function collectListRequests(page: Page): string[] {
  const urls: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'OPTIONS' && request.url().startsWith(`${API}/api/v1/health?`))
      urls.push(request.url());
  });
  return urls;
}

for (const { kind, origin } of SITES)
  for (const path of RENDERED_PAGES) {
    test(`the HTML of ${path} on the ${kind} contains the plans with their premiums, visible without JavaScript`, async ({
      browser,
      request,
    }) => {
      const html = await (await request.get(origin + path, { timeout: COMPILE_TIMEOUT_MS })).text();
      expect(html.match(/<article/g)).toHaveLength(VISIBLE_PLANS);
      expect(html).toMatch(/Rp\s?\d/);
      const page = await browser.newPage({ javaScriptEnabled: false });
      await page.goto(origin + path);
      await expect(page.getByRole('article')).toHaveCount(VISIBLE_PLANS);
      await expect(
        page
          .getByRole('article')
          .first()
          .getByText(/^Rp\s?[\d.]+/)
          .first(),
      ).toBeVisible();
      await page.close();
    });

    test(`${path} on the ${kind} hydrates without a warning and without a request of the same plans`, async ({
      page,
    }) => {
      const errors = collectBrowserErrors(page);
      const listRequests = collectListRequests(page);
      await page.goto(origin + path);
      await expectHydrated(page);
      await page
        .getByRole('button', { name: /^Bandingkan / })
        .first()
        .click();
      await expect(page.getByRole('button', { name: /^Bandingkan \(1\/2\)/ })).toBeVisible();
      expect(listRequests).toEqual([]);
      await page
        .getByRole('button', { name: 'Muat Lebih' })
        .or(page.getByRole('link', { name: 'Muat Lebih' }))
        .click();
      await expect.poll(() => listRequests).toHaveLength(1);
      expect(listRequests[0]).toContain('page=2');
      expect(errors).toEqual([]);
    });
  }
