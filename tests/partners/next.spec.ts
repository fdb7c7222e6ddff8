import { expect, test } from '@playwright/test';
import { complaintsOf, expectUnchanged, lookOf } from './support/host-page.ts';

const BANK = process.env.PARTNER_NEXT ?? '';

test('a page of the App Router holds the plans and stays as it was', async ({ page }) => {
  await page.goto(BANK);
  const before = await lookOf(page);
  const complaints = complaintsOf(page);
  await page.goto(`${BANK}/asuransi?dob=1990-01-01`);
  await expect(page.getByRole('article')).not.toHaveCount(0);
  await expectUnchanged(page, before);
  expect(complaints).toEqual([]);
});
