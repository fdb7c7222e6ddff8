import { expect, test } from '@playwright/test';
import { collectBrowserErrors } from './support/host-page.ts';

test('a page with React 18 shows one sentence per storefront, and reports both versions to the developer', async ({
  page,
}) => {
  const errors = collectBrowserErrors(page);
  await page.goto(process.env.PARTNER_URL ?? '');
  for (const name of ['Storefront', 'Plans'])
    await expect(page.getByRole('region', { name })).toHaveText(
      'Produk asuransi tidak dapat ditampilkan di halaman ini. Silakan hubungi pengelola situs.',
    );
  const problem = expect.stringMatching(/needs React 19\.2 or newer, but this page has React 18\./);
  expect(errors).toEqual([problem, problem]);
});
