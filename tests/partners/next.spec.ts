import { expect, test } from '@playwright/test';
import { captureAppearance, collectBrowserErrors, expectSameAppearance } from './support/host-page.ts';

const BANK = process.env.PARTNER_NEXT ?? '';

test('an App Router page contains the plans and is otherwise unchanged', async ({ page }) => {
  await page.goto(BANK);
  const before = await captureAppearance(page);
  const complaints = collectBrowserErrors(page);
  await page.goto(`${BANK}/asuransi?dob=1990-01-01`);
  await expect(page.getByRole('article')).not.toHaveCount(0);
  await expectSameAppearance(page, before);
  expect(complaints).toEqual([]);
});
