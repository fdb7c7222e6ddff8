import { expect, type Page, test } from '@playwright/test';
import { orderDetailPath, policyPath } from '../../packages/domain/src/lines/paths.ts';
import { createClaimablePolicy } from './support/claimable-policy.ts';
import { logIn, registerMember, signIn } from './support/member.ts';
import { type PrintedPage, printPage } from './support/paper.ts';
import { placeOrderForDesk } from './support/placed-order.ts';
import { ADULT_QUERY, HEALTH_LIST, openList, planCards } from './support/plans.ts';

/** Height in CSS pixels up to which a card certainly fits on a sheet. */
const MAX_CARD_HEIGHT_PX = 1_016;
/** Texts of help bar, skip link, header and the links to share a page, which must not be printed. */
const SCREEN_ONLY_TEXTS =
  /Konsultasi Chat|lewat WhatsApp|Kembali ke atas|Langsung ke isi|Bagikan|Artikel terbaru/;

/** Removes white space and a hint for screen readers, because these differ between sheet and screen. */
const comparableText = (text: string) => text.replace(/\(buka di tab baru\)|\s+/g, '');

/** Returns the texts of the selected elements, without empty texts. */
const textsOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .evaluateAll((elements) =>
      elements.map((element) => (element.textContent ?? '').trim()).filter((text) => text !== ''),
    );

/** Returns the headings that a sheet ends with. Their text is on the next sheet. */
async function separatedHeadings(page: Page, { sheetTexts }: PrintedPage) {
  const headings = await textsOf(page, 'main :is(h2, h3, summary)');
  // These texts can end with the words of a heading. A sheet that ends with such a text does not end with the heading.
  const entries = (await textsOf(page, 'main :is(li, dd, p, a > span)')).map(comparableText);
  const sheetEnds = sheetTexts
    .slice(0, -1)
    .map(comparableText)
    .filter((sheetEnd) => !entries.some((entry) => sheetEnd.endsWith(entry)));
  return headings.filter((heading) =>
    sheetEnds.some((sheetEnd) => sheetEnd.endsWith(comparableText(heading))),
  );
}

/** Returns the texts of cards that are on two sheets although they would fit on one. */
async function dividedCards(page: Page, { sheetTexts }: PrintedPage) {
  await page.emulateMedia({ media: 'print' });
  const sections = page.locator('main section[aria-labelledby]');
  const heights = await sections.evaluateAll((elements) =>
    elements.map((element) => element.getBoundingClientRect().height),
  );
  const sectionTexts = await sections.allInnerTexts();
  await page.emulateMedia({ media: null });
  const comparableSheets = sheetTexts.map(comparableText);
  const fittingCards = sectionTexts.filter((_, index) => (heights[index] ?? 0) < MAX_CARD_HEIGHT_PX);
  expect(fittingCards.length).toBeGreaterThan(2);
  return fittingCards.filter(
    (text) => !comparableSheets.some((sheetText) => sheetText.includes(comparableText(text))),
  );
}

/** Prints the page; expects all texts, no control, and no heading separated from its text. */
async function expectCompletePrint(page: Page, expected: readonly string[]) {
  const printed = await printPage(page);
  const printedText = comparableText(printed.text);
  expect(expected.filter((text) => !printedText.includes(comparableText(text)))).toEqual([]);
  expect(printed.text).not.toMatch(SCREEN_ONLY_TEXTS);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('button:visible, input:visible, a[href="/contact"]:visible')).toHaveCount(0);
  await page.emulateMedia({ media: null });
  expect(await separatedHeadings(page, printed)).toEqual([]);
  return printed;
}

test('the printed help page has the answers of all categories', async ({ page }) => {
  await page.goto('/faq');
  const answers = await textsOf(page, 'main details .prose :is(p, li)');
  expect(answers.length).toBeGreaterThan(60);
  const categories = await textsOf(page, '.help-panel h2');
  expect(categories).toHaveLength(5);
  await expectCompletePrint(page, [...answers, ...categories]);
});

test('the printed page of a plan has benefits and conditions, and no order button', async ({ page }) => {
  await openList(page, `${HEALTH_LIST}?${ADULT_QUERY}`);
  await page.goto((await planCards(page).first().getByRole('link').first().getAttribute('href')) ?? '');
  await expect(page.getByRole('heading', { name: 'Manfaat', exact: true })).toBeVisible();
  const foldedTexts = await textsOf(page, 'main details :is(p, li)');
  expect(foldedTexts).not.toEqual([]);
  await expectCompletePrint(page, [
    ...foldedTexts,
    ...(await textsOf(page, 'main :is(th, td, dt, dd, li:not(nav li))')),
  ]);
});

test('a printed article has its text, and no links to share it', async ({ page }) => {
  await page.goto('/articles');
  await page.locator('main a[href^="/articles/"]').first().click();
  await expect(page.getByRole('heading', { name: 'Bagikan' })).toBeVisible();
  await expectCompletePrint(page, await textsOf(page, 'article .prose :is(h2, h3, p, li)'));
});

test('a printed order and policy have the benefits of all groups, and no card that fits on one sheet is divided', {
  tag: '@deep-journeys',
}, async ({ page, request }) => {
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
    expect(await dividedCards(page, printed)).toEqual([]);
  }
});
