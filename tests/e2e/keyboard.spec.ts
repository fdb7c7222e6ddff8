import { expect, type Page, test } from '@playwright/test';

/** What has the focus: its visible name, and whether one can see that it has it. */
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

/** Header, footer and links are the same on the other pages. */
const PAGES = ['/', '/faq', '/contact'];

for (const path of PAGES) {
  test(`Tab goes through ${path} in the order of the page, always in sight`, async ({ page }) => {
    await page.goto(path);
    const expected = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('a[href], button, summary, input, [tabindex="0"]')]
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .map((element) =>
          (element.getAttribute('aria-label') ?? element.textContent ?? '').replace(/\s+/g, ' ').trim(),
        ),
    );
    const seen: string[] = [];
    const faults: string[] = [];
    for (let stop = 0; stop < expected.length; stop += 1) {
      await page.keyboard.press('Tab');
      const { name, outlined, inSight } = await focused(page);
      seen.push(name);
      if (!outlined || !inSight) faults.push(`${name}: ${outlined ? 'out of sight' : 'no outline'}`);
    }
    expect(faults).toEqual([]);
    expect(seen).toEqual(expected);
  });
}

test('the first stop leads past the menu to the content', async ({ page }) => {
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
