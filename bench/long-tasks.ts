import type { Page } from '@playwright/test';

/** Makes the page's processor this many times slower. */
export async function slowProcessor(page: Page, rate: number) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate });
}

/** Milliseconds of each task over 50 that the page had while `work` was done; the browser tells of no shorter ones. */
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
  // A task is told of after it has ended.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  return watch.evaluate((watching) => watching.end());
}
