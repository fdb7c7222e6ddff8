import { expect, test } from '@playwright/test';
import { captureAppearance, collectBrowserErrors, expectSameAppearance } from './support/host-page.ts';

const PARTNER_SITE_URL = process.env.PARTNER_URL ?? '';

test('the storefront on a page of the Next.js App Router shows the plans and does not change the rest of the page', async ({
  page,
}) => {
  await page.goto(PARTNER_SITE_URL);
  const previousAppearance = await captureAppearance(page);
  const errors = collectBrowserErrors(page);
  await page.goto(`${PARTNER_SITE_URL}/asuransi?dob=1990-01-01`);
  await expect(page.getByRole('article')).not.toHaveCount(0);
  await expectSameAppearance(page, previousAppearance);
  expect(errors).toEqual([]);
});
