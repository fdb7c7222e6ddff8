import type { Page } from '@playwright/test';

/** Slows down the page's processor by this factor. */
export async function throttleProcessor(page: Page, rate: number) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate });
}

/**
 * Runs `interact` and returns the duration in milliseconds of each task of the page over 50 ms; browsers do not
 * report shorter tasks.
 */
export async function longTasks(page: Page, interact: () => Promise<unknown>): Promise<number[]> {
  const observation = await page.evaluateHandle(() => {
    const durations: number[] = [];
    const addDurations = (entries: PerformanceEntryList) =>
      durations.push(...entries.map(({ duration }) => duration));
    const observer = new PerformanceObserver((list) => addDurations(list.getEntries()));
    observer.observe({ type: 'longtask' });
    return {
      stop() {
        addDurations(observer.takeRecords());
        observer.disconnect();
        return durations;
      },
    };
  });
  await interact();
  // A task is reported after it has ended.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  return observation.evaluate((running) => running.stop());
}
