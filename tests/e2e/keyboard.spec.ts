import { expect, type Page, test } from '@playwright/test';

/** Returns the visible name of the focused element and whether its focus is visible. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLElement;
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
    const shown = (element.closest('label') ?? element).getBoundingClientRect();
    return {
      name: (element.getAttribute('aria-label') ?? element.textContent ?? '').replace(/\s+/g, ' ').trim(),
      outlined: (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none',
      inSight: shown.width > 0 && shown.bottom > 0 && shown.top < innerHeight,
      isBody: element === document.body,
    };
  });

/** The header, footer and links of other pages are the same. */
const PAGES = ['/', '/faq', '/contact'];

for (const path of PAGES) {
  test(`Tab moves through ${path} in visual order, with visible focus`, async ({ page }) => {
    await page.goto(path);
    const expected = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('a[href], button, summary, input, [tabindex="0"]')]
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .map((element) =>
          (element.getAttribute('aria-label') ?? element.textContent ?? '').replace(/\s+/g, ' ').trim(),
        ),
    );
    const focusedNames: string[] = [];
    const faults: string[] = [];
    for (let stop = 0; stop < expected.length; stop += 1) {
      await page.keyboard.press('Tab');
      const { name, outlined, inSight } = await focused(page);
      focusedNames.push(name);
      if (!outlined || !inSight) faults.push(`${name}: ${outlined ? 'out of sight' : 'no outline'}`);
    }
    expect(faults).toEqual([]);
    expect(focusedNames).toEqual(expected);
  });
}

test('the first Tab stop skips the menu', async ({ page }) => {
  await page.goto('/faq');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Langsung ke isi halaman' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(
    page.getByRole('navigation', { name: 'Kategori panduan' }).getByRole('link').first(),
  ).toBeFocused();
});
