import { expect, type Page } from '@playwright/test';

/** CSS properties of the body that depend on the height of the storefront. */
const HEIGHT_PROPERTIES = /^(height|block-size|perspective-origin|transform-origin)$/;

/** Returns the computed styles of the host's elements, and a screenshot of the page without the storefront. */
export async function captureAppearance(page: Page) {
  const styles = await page.evaluate((heightProperties) => {
    const dependsOnHeight = new RegExp(heightProperties);
    const hostSelector = 'body > header, body > header *, body > footer, body > footer *';
    const hostElements = [document.body, ...document.querySelectorAll(hostSelector)];
    return hostElements.map((element) => {
      const computedStyle = getComputedStyle(element);
      // Skips CSS variables, because the host's elements inherit the storefront's variables but do not use them.
      const names = [...computedStyle].filter(
        (name) => !name.startsWith('--') && (element !== document.body || !dependsOnHeight.test(name)),
      );
      return [element.tagName, ...names.map((name) => `${name}: ${computedStyle.getPropertyValue(name)}`)];
    });
  }, HEIGHT_PROPERTIES.source);
  const storefront = page.locator('[data-storefront]');
  await storefront.evaluate((element: HTMLElement) => element.style.setProperty('display', 'none'));
  const picture = (await page.screenshot({ fullPage: true })).toString('base64');
  await storefront.evaluate((element: HTMLElement) => element.style.removeProperty('display'));
  return { styles, picture };
}

/** Expects that the host's elements look as in the previous capture. */
export async function expectSameAppearance(
  page: Page,
  previousAppearance: Awaited<ReturnType<typeof captureAppearance>>,
) {
  const currentAppearance = await captureAppearance(page);
  expect(currentAppearance.styles).toEqual(previousAppearance.styles);
  expect(
    currentAppearance.picture === previousAppearance.picture,
    'the page looks the same around the storefront',
  ).toBe(true);
}

/** Starts to collect a page's script and console errors, also for failed requests and policy violations; returns the list. */
export function collectBrowserErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  return errors;
}

/** Waits until the list reacts to clicks: before the hydration, the links of a list that the server rendered have no URL. */
export const expectHydrated = (page: Page) =>
  expect(page.getByRole('link', { name: /^Detail / }).first()).not.toHaveAttribute('href', '#');
