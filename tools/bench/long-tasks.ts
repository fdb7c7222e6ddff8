import type { Page } from '@playwright/test';

/** Throttles the page's CPU by this factor. */
export async function slowProcessor(page: Page, rate: number) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate });
}

/**
 * Returns the duration in milliseconds of each task over 50 ms during `work`; browsers do not report shorter
 * tasks.
 */
export async function longTasks(page: Page, work: () => Promise<unknown>): Promise<number[]> {
  const watch = await page.evaluateHandle(() => {
    const durations: number[] = [];
    const read = (entries: PerformanceEntryList) =>
      durations.push(...entries.map(({ duration }) => duration));
    const observer = new PerformanceObserver((list) => read(list.getEntries()));
    observer.observe({ type: 'longtask' });
    return {
      end() {
        read(observer.takeRecords());
        observer.disconnect();
        return durations;
      },
    };
  });
  await work();
  // A task is reported after it has ended.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  return watch.evaluate((watching) => watching.end());
}
