import { expect, type Page, test } from '@playwright/test';
import { createApprovedInvoice } from './support/approved-invoice.ts';
import { createClaimablePolicy } from './support/claimable-policy.ts';
import { findElementsUnderHelpBar } from './support/help-cover.ts';
import { logIn, registerMember, signIn } from './support/member.ts';
import { ADULT_QUERY, HEALTH_LIST, openList, planCards, VEHICLE_LIST } from './support/plans.ts';

test.use({ viewport: { width: 360, height: 740 } });

/**
 * Expects that the page has at least `minCount` prices and primary buttons, and that the help bar covers none of them at
 * any scroll position.
 */
async function expectUncovered(page: Page, minCount: number) {
  const { count, covered } = await findElementsUnderHelpBar(page);
  expect(count, page.url()).toBeGreaterThanOrEqual(minCount);
  expect(covered, page.url()).toEqual([]);
}

for (const path of ['/', '/products/kendaraan', '/products/kebakaran', '/products/kesehatan'])
  test(`the help bar never covers a price or a primary button of ${path} on a phone`, async ({ page }) => {
    await page.goto(path);
    await expectUncovered(page, 4);
  });

test('the help bar never covers a price or a primary button of a list and of a plan on a phone', {
  tag: '@deep-journeys',
}, async ({ page }) => {
  test.slow();
  for (const list of [`${HEALTH_LIST}?${ADULT_QUERY}`, VEHICLE_LIST]) {
    await openList(page, list);
    await expectUncovered(page, 6);
    await planCards(page)
      .first()
      .getByRole('link', { name: /^Detail / })
      .click();
    await expect(page.getByRole('link', { name: 'Pilih Sekarang' }).last()).toBeVisible();
    await expectUncovered(page, 3);
  }
});

test("the help bar never covers a price or a primary button of a member's pages on a phone", {
  tag: '@deep-journeys',
}, async ({ page, request }) => {
  test.slow();
  const account = await registerMember(request);
  const invoicePath = await createApprovedInvoice(request, account);
  const orderPath = invoicePath.replace(/^\/invoice\/(.*)\/(.*)$/, '/orders/$2/$1');
  await createClaimablePolicy(request, account, 'kesehatan');
  const { token } = await logIn(request, account);
  const list = await request.get('/api/v1/policies', { headers: { access_token: token } });
  const { response } = (await list.json()) as { response: { _id: string }[] };
  await signIn(page, account);
  await openList(page, `${HEALTH_LIST}?${ADULT_QUERY}`);
  await expectUncovered(page, 20);
  for (const path of [
    '/account',
    '/orders/',
    '/invoices/',
    orderPath,
    invoicePath,
    `/polis/${response[0]?._id}`,
  ]) {
    await page.goto(path);
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
    await expect(
      page
        .getByText(/^Rp[\d.]+$/)
        .filter({ visible: true })
        .first(),
    ).toBeVisible();
    await expectUncovered(page, 1);
  }
});
