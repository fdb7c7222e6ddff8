import { expect, type Page, test } from '@playwright/test';
import { axeViolations } from './support/axe.ts';
import { contentPaths, oneOfEachKind } from './support/content-pages.ts';

const PAPER_VARIABLE = '--nu-paper';

/** Returns the colour scheme and the background colour of the page. */
const appearance = (page: Page) =>
  page.evaluate((name) => {
    const root = getComputedStyle(document.documentElement);
    return { scheme: root.colorScheme, paper: root.getPropertyValue(name).trim() };
  }, PAPER_VARIABLE);

const isDark = async (page: Page) => (await appearance(page)).scheme === 'dark';
const themeSwitch = (page: Page) => page.getByRole('contentinfo').getByRole('group', { name: 'Tampilan' });

test.describe('on a dark system', () => {
  test.use({ colorScheme: 'dark' });

  test('a page on a dark system has the same dark background in each of its first 20 frames', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const frameColours: string[] = [];
      Object.assign(window, { frameColours });
      const recordFrame = () => {
        if (document.body) frameColours.push(getComputedStyle(document.body).backgroundColor);
        if (frameColours.length < 20) requestAnimationFrame(recordFrame);
      };
      requestAnimationFrame(recordFrame);
    });
    await page.goto('/');
    await page.waitForFunction(
      () => (window as never as { frameColours: string[] }).frameColours.length >= 20,
    );
    const colours = await page.evaluate(() => [
      ...new Set((window as never as { frameColours: string[] }).frameColours),
    ]);
    expect(colours).toHaveLength(1);
    expect(await isDark(page)).toBe(true);
  });

  test('a page that is dark on the screen is light in print', async ({ page }) => {
    await page.goto('/');
    const dark = await appearance(page);
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    const printed = await appearance(page);
    expect(printed.scheme).toBe('light');
    expect(printed.paper).not.toBe(dark.paper);
  });

  test('the light theme, once chosen on a dark system, applies to other pages and after a reload', async ({
    page,
  }) => {
    await page.goto('/');
    await themeSwitch(page).getByText('Terang').click();
    expect(await isDark(page)).toBe(false);
    await page.goto('/faq');
    expect(await isDark(page)).toBe(false);
    await page.reload();
    expect(await isDark(page)).toBe(false);
    await expect(themeSwitch(page).getByRole('radio', { name: 'Terang' })).toBeChecked();
  });

  test('a page that the back button restores has the theme that was chosen on the next page', async ({
    page,
  }) => {
    await page.goto('/');
    await page.goto('/faq');
    await themeSwitch(page).getByText('Terang').click();
    await page.goBack();
    await expect.poll(() => isDark(page)).toBe(false);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('a page without JavaScript is dark on a dark system and has no theme switch', async ({ page }) => {
      await page.goto('/');
      expect(await isDark(page)).toBe(true);
      await expect(themeSwitch(page)).toBeHidden();
    });
  });
});

test('on a light system the theme switch changes to dark and back to the theme of the system', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/');
  expect(await isDark(page)).toBe(false);
  const radio = (name: string) => themeSwitch(page).getByRole('radio', { name });
  await radio('Sistem').focus();
  await page.keyboard.press('ArrowLeft');
  await expect(radio('Gelap')).toBeChecked();
  expect(await isDark(page)).toBe(true);
  await themeSwitch(page).getByText('Sistem').click();
  expect(await isDark(page)).toBe(false);
});

test('on a phone the theme switch is in the menu', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Buka menu' }).click();
  await page.getByRole('navigation', { name: 'Menu', exact: true }).getByText('Gelap').click();
  expect(await isDark(page)).toBe(true);
});

test('axe finds no colour with too little contrast in a page of every kind in the dark theme', {
  tag: '@deep-journeys',
}, async ({ page, request }) => {
  test.slow();
  await page.emulateMedia({ colorScheme: 'dark' });
  const violations: string[] = [];
  for (const path of oneOfEachKind(await contentPaths(request))) {
    await page.goto(path);
    violations.push(
      ...(await axeViolations(page, { onlyColours: true })).map((violation) => `${path}: ${violation}`),
    );
  }
  expect(violations).toEqual([]);
});
