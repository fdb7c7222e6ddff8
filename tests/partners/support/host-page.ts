import { expect, type Page } from '@playwright/test';

/** What may follow from the height of the box in the elements around it. */
const SIZES =
  /^(height|block-size|perspective-origin|transform-origin|width|inline-size|top|bottom|inset.*|.*-size)$/;

/** Computed styles of every element of the page that is not the storefront's, and what its header looks like. */
export async function lookOf(page: Page) {
  const styles = await page.evaluate((sizes) => {
    const isSize = new RegExp(sizes);
    const own = [...document.querySelectorAll('body, body *')].filter(
      (element) =>
        !element.closest('[data-storefront], script, style, link') &&
        // What frameworks and the storefront append to the page: announcers, the place of toasts.
        (element === document.body || element.closest('header, footer')),
    );
    return own.map((element) => {
      const computed = getComputedStyle(element);
      const said = [...computed].filter(
        (name) => !(element === document.body && isSize.test(name)) && !name.startsWith('--'),
      );
      const name = `${element.tagName} ${element.textContent?.trim().slice(0, 20)}`;
      return [
        element === document.body ? 'BODY' : name,
        said.map((key) => `${key}: ${computed.getPropertyValue(key)}`),
      ];
    });
  }, SIZES.source);
  const header = (await page.locator('header').first().screenshot()).toString('base64');
  const footer = (await page.locator('footer').first().screenshot()).toString('base64');
  return { styles, header, footer };
}

/** The page as it was without us, but for the storefront's own box. */
export async function expectUnchanged(page: Page, before: Awaited<ReturnType<typeof lookOf>>) {
  const after = await lookOf(page);
  expect(after.styles).toEqual(before.styles);
  expect(after.header === before.header, 'the header looks the same').toBe(true);
  expect(after.footer === before.footer, 'the footer looks the same').toBe(true);
}

/** Collects what a browser complains about: refused calls, errors, violated policies. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  return complaints;
}
