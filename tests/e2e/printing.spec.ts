import { expect, type Page, test } from '@playwright/test';
import { orderDetailPath, policyPath } from '../../packages/domain/src/lines/paths.ts';
import { createClaimablePolicy } from './support/claimable-policy.ts';
import { logIn, registerMember, signIn } from './support/member.ts';
import { type Printed, printPage } from './support/paper.ts';
import { placeOrderForDesk } from './support/placed-order.ts';
import { ADULT, cards, HEALTH_LIST, openList } from './support/plans.ts';

/** Height of the printable area in CSS pixels, and a margin for the end of a sheet. */
const SHEET_HEIGHT = 1_016;
/** Help bar, skip link, header and the links to share a page. */
const SCREEN_ONLY = /Konsultasi Chat|lewat WhatsApp|Kembali ke atas|Langsung ke isi|Bagikan|Artikel terbaru/;

/** Removes what differs between sheet and screen: line breaks, and the hint for screen readers. */
const withoutSpaces = (text: string) => text.replace(/\(buka di tab baru\)|\s+/g, '');

/** Returns the texts of elements that are displayed on the screen or folded, without those that paper omits. */
const textsOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .evaluateAll((elements) =>
      elements.map((element) => (element.textContent ?? '').trim()).filter((text) => text !== ''),
    );

/** Returns the headings that are the last words of a sheet before the last one, and not the end of an entry there. */
async function separatedHeadings(page: Page, { texts }: Printed) {
  const headings = await textsOf(page, 'main :is(h2, h3, summary)');
  const entries = (await textsOf(page, 'main :is(li, dd, p, a > span)')).map((text) =>
    withoutSpaces(text.replace(' (buka di tab baru)', '')),
  );
  const ends = texts
    .slice(0, -1)
    .map(withoutSpaces)
    .filter((end) => !entries.some((entry) => end.endsWith(entry)));
  return headings.filter((heading) => ends.some((end) => end.endsWith(withoutSpaces(heading))));
}

/** Returns the titles of the cards that would fit on one sheet and begin on one and end on another. */
async function cutCards(page: Page, { texts }: Printed) {
  await page.emulateMedia({ media: 'print' });
  const sections = page.locator('main section[aria-labelledby]');
  const heights = await sections.evaluateAll((elements) =>
    elements.map((element) => element.getBoundingClientRect().height),
  );
  const sectionTexts = await sections.allInnerTexts();
  await page.emulateMedia({ media: null });
  const sheets = texts.map(withoutSpaces);
  const fitting = sectionTexts.filter((_, index) => (heights[index] ?? 0) < SHEET_HEIGHT);
  expect(fitting.length).toBeGreaterThan(2);
  return fitting.filter((text) => !sheets.some((sheet) => sheet.includes(withoutSpaces(text))));
}

/** Prints the page; fails for a missing text, a control, a separated heading. */
async function expectCompletePrint(page: Page, expected: readonly string[]) {
  const printed = await printPage(page);
  const all = withoutSpaces(printed.text);
  expect(expected.filter((text) => !all.includes(withoutSpaces(text)))).toEqual([]);
  expect(printed.text).not.toMatch(SCREEN_ONLY);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('button:visible, input:visible, a[href="/contact"]:visible')).toHaveCount(0);
  await page.emulateMedia({ media: null });
  expect(await separatedHeadings(page, printed)).toEqual([]);
  return printed;
}

test('the help page prints the answers of all categories', async ({ page }) => {
  await page.goto('/faq');
  const answers = await textsOf(page, 'main details .prose :is(p, li)');
  expect(answers.length).toBeGreaterThan(60);
  const categories = await textsOf(page, '.help-panel h2');
  expect(categories).toHaveLength(5);
  await expectCompletePrint(page, [...answers, ...categories]);
});

test('the page of a plan prints benefits and conditions without the order button', async ({ page }) => {
  await openList(page, `${HEALTH_LIST}?${ADULT}`);
  await page.goto((await cards(page).first().getByRole('link').first().getAttribute('href')) ?? '');
  await expect(page.getByRole('heading', { name: 'Manfaat', exact: true })).toBeVisible();
  await expectCompletePrint(page, await textsOf(page, 'main :is(th, td, dt, dd, li:not(nav li))'));
});

test('an article prints its text without the links to share it', async ({ page }) => {
  await page.goto('/articles');
  await page.locator('main a[href^="/articles/"]').first().click();
  await expect(page.getByRole('heading', { name: 'Bagikan' })).toBeVisible();
  await expectCompletePrint(page, await textsOf(page, 'article .prose :is(h2, h3, p, li)'));
});

test('an order and its policy print the benefits of every group, and cut no card that fits on a sheet', async ({
  page,
  request,
}) => {
  const account = await registerMember(request);
  const { token } = await logIn(request, account);
  const orderId = await placeOrderForDesk(request, account);
  await createClaimablePolicy(request, account, 'kesehatan');
  const list = await request.get('/api/v1/policies', { headers: { access_token: token } });
  const { response } = (await list.json()) as { response: { _id: string }[] };
  await signIn(page, account);
  for (const path of [orderDetailPath('kesehatan', orderId), policyPath(response[0]?._id ?? '')]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'Deklarasi' })).toBeVisible();
    const benefits = await textsOf(page, 'main details :is(summary, dt, dd)');
    expect(benefits.length).toBeGreaterThan(20);
    const printed = await expectCompletePrint(page, benefits);
    expect(await cutCards(page, printed)).toEqual([]);
  }
});
