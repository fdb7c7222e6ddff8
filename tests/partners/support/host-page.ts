import { expect, type Page } from '@playwright/test';

/** Properties of the body that depend on the storefront's height. */
const SIZES = /^(height|block-size|perspective-origin|transform-origin)$/;

/** Returns the computed styles of the page's own elements, and a picture of the page without the storefront. */
export async function captureAppearance(page: Page) {
  const styles = await page.evaluate((sizes) => {
    const isSize = new RegExp(sizes);
    const ofHost = 'body > header, body > header *, body > footer, body > footer *';
    const hostElements = [document.body, ...document.querySelectorAll(ofHost)];
    return hostElements.map((element) => {
      const computed = getComputedStyle(element);
      // The storefront's CSS variables are inherited everywhere and have no effect on the host's elements.
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

/** Checks that the page is unchanged except for the storefront's element. */
export async function expectSameAppearance(
  page: Page,
  before: Awaited<ReturnType<typeof captureAppearance>>,
) {
  const after = await captureAppearance(page);
  expect(after.styles).toEqual(before.styles);
  expect(after.picture === before.picture, 'the page looks the same around the box').toBe(true);
}

/** Collects failed requests, errors and policy violations of a page. */
export function collectBrowserErrors(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  return complaints;
}
