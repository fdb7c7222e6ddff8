import { expect, type Page } from '@playwright/test';

/** Delays the script files of the next pages until the returned function is called. */
export async function delayScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const scriptsReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/_astro/*.js', async (route) => {
    await scriptsReleased;
    await route.continue();
  });
  return release;
}

/** Points at the page's island, so that it loads its scripts, and waits until the visitor can use the island. */
export async function hydrate(page: Page) {
  await page.locator('main astro-island').first().dispatchEvent('pointerover');
  // `data-waits`: the page hides what the server has rendered until the scripts have started.
  await expect(page.locator('astro-island[ssr], html[data-waits]')).toHaveCount(0);
}
