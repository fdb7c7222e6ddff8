import { expect, type Page, test } from '@playwright/test';

/** Returns the name of the focused element, whether it has an outline, and whether it is in the viewport. */
const focusedElement = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLElement;
    // The frame around an input shows the outline, not the input.
    const outlinedElement = element.closest('[class~="nu:field-frame"]') ?? element;
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(outlinedElement);
    const box = (element.closest('label') ?? element).getBoundingClientRect();
    return {
      name: (element.getAttribute('aria-label') ?? element.textContent ?? '').replace(/\s+/g, ' ').trim(),
      hasOutline: (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none',
      isInViewport: box.width > 0 && box.bottom > 0 && box.top < innerHeight,
    };
  });

/** One page of each layout, because other pages have the same header, footer and kinds of links. */
const PAGES = ['/', '/faq', '/contact'];

for (const path of PAGES) {
  test(`Tab moves the focus through ${path} in the order of the elements, and the focus is visible`, async ({
    page,
  }) => {
    await page.goto(path);
    const expectedNames = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('a[href], button, summary, input, [tabindex="0"]')]
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        // A group of radio buttons is one Tab stop: the chosen button.
        .filter((element) => !element.matches('[type="radio"]:not(:checked)'))
        .map((element) =>
          (element.getAttribute('aria-label') ?? element.textContent ?? '').replace(/\s+/g, ' ').trim(),
        ),
    );
    const focusedNames: string[] = [];
    const problems: string[] = [];
    for (let count = 0; count < expectedNames.length; count += 1) {
      await page.keyboard.press('Tab');
      const { name, hasOutline, isInViewport } = await focusedElement(page);
      focusedNames.push(name);
      if (!hasOutline || !isInViewport)
        problems.push(`${name}: ${hasOutline ? 'outside the viewport' : 'no outline'}`);
    }
    expect(problems).toEqual([]);
    expect(focusedNames).toEqual(expectedNames);
  });
}

test('the first Tab stop is a link that skips the menu', async ({ page }) => {
  await page.goto('/faq');
  await page.keyboard.press('Tab');
  const skipLink = page.getByRole('link', { name: 'Langsung ke isi halaman' });
  await expect(skipLink).toBeFocused();
  await expect(skipLink).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(
    page.getByRole('navigation', { name: 'Kategori panduan' }).getByRole('link').first(),
  ).toBeFocused();
});
