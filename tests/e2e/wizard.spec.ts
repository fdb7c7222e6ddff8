import { expect, test } from '@playwright/test';
import { registerMember, signIn } from './support/member.ts';
import { acceptTerms, chooseFirstOnlinePlan, expectStep } from './support/order.ts';
import { ACCIDENT_LIST, ADULT_QUERY, openList } from './support/plans.ts';

test('after a search with another birth date, the order form has the new date and keeps all other values of the draft', {
  tag: '@deep-journeys',
}, async ({ page, request }) => {
  await signIn(page, await registerMember(request));
  await openList(page, `${ACCIDENT_LIST}?${ADULT_QUERY}`);
  await chooseFirstOnlinePlan(page);
  await expectStep(page, 'Detail Produk');

  await test.step('a link to a later step opens the first incomplete step', async () => {
    await page.goto(`${page.url().replace(/#.*/, '')}#deklarasi`);
    await expectStep(page, 'Detail Produk');
  });
  await acceptTerms(page);
  await page.getByRole('textbox', { name: 'Tempat Lahir' }).fill('Padang');
  await openList(page, `${ACCIDENT_LIST}?dob=1972-03-04`);
  await chooseFirstOnlinePlan(page);
  await acceptTerms(page);
  await expect(page.getByRole('textbox', { name: 'Tanggal Lahir' })).toHaveValue('04/03/1972');
  await expect(page.getByRole('textbox', { name: 'Tempat Lahir' })).toHaveValue('Padang');

  await test.step('a date that the member changes in the form stays after a reload', async () => {
    await page.getByRole('textbox', { name: 'Tanggal Lahir' }).fill('05/03/1972');
    await page.reload();
    await expect(page.getByRole('textbox', { name: 'Tanggal Lahir' })).toHaveValue('05/03/1972');
  });

  await test.step('the scroll-to-top button is below the fields on a phone, and scrolls to the top', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    const scrollToTopButton = page.getByRole('link', { name: 'Kembali ke atas' });
    await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }));
    await expect(scrollToTopButton).toBeVisible();
    await expect(scrollToTopButton).not.toBeInViewport();
    await page.evaluate(() => scrollTo({ top: 1_000_000, behavior: 'instant' }));
    await scrollToTopButton.click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  });
});
