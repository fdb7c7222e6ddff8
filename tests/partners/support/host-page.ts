import { expect, type Page } from '@playwright/test';

/** Of the body follows from the height of the box. */
const SIZES = /^(height|block-size|perspective-origin|transform-origin)$/;

/** Computed styles of every element of the page that is not the storefront's, and a picture of it without the box. */
export async function lookOf(page: Page) {
  const styles = await page.evaluate((sizes) => {
    const isSize = new RegExp(sizes);
    const ofHost = 'body > header, body > header *, body > footer, body > footer *';
    const own = [document.body, ...document.querySelectorAll(ofHost)];
    return own.map((element) => {
      const computed = getComputedStyle(element);
      // Our variables are known everywhere, and change nothing where nothing reads them.
      const names = [...computed].filter(
        (name) => !name.startsWith('--') && (element !== document.body || !isSize.test(name)),
      );
      return [element.tagName, ...names.map((name) => `${name}: ${computed.getPropertyValue(name)}`)];
    });
  }, SIZES.source);
  const box = page.locator('[data-storefront]');
  await box.evaluate((element: HTMLElement) => element.style.setProperty('display', 'none'));
  const picture = (await page.screenshot({ fullPage: true })).toString('base64');
  await box.evaluate((element: HTMLElement) => element.style.removeProperty('display'));
  return { styles, picture };
}

/** The page is as it was without us, but for the storefront's own box. */
export async function expectUnchanged(page: Page, before: Awaited<ReturnType<typeof lookOf>>) {
  const after = await lookOf(page);
  expect(after.styles).toEqual(before.styles);
  expect(after.picture === before.picture, 'the page looks the same around the box').toBe(true);
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
