import type { Page } from '@playwright/test';

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
