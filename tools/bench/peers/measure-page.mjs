import { observePage, readFigures } from './observe-page.mjs';
import { medians } from './ratios.mjs';
import { countTraffic } from './traffic.mjs';

/** Slow 4G: 150 ms per request, 1.6 Mbit/s down, 750 kbit/s up; the throughput is in bytes per second. */
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
const PROCESSOR_SLOWDOWN = 4;
/** The compression of a file of two megabytes takes four seconds, and longer on a busy machine. */
const WARM_UP_TIMEOUT_MS = 120_000;
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  locale: 'id-ID',
};

/** Opens the page once with an empty cache and uses it; returns the figures. */
async function measureOnce(browser, { url, prepare, content, use }) {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await prepare?.(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.clearBrowserCache');
    await devtools.send('Network.emulateNetworkConditions', NETWORK);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: PROCESSOR_SLOWDOWN });
    await page.addInitScript(observePage);
    const traffic = countTraffic(devtools);
    await page.goto(url, { waitUntil: 'commit' });
    await content(page).waitFor();
    const contentTime = await page.evaluate(() => performance.now());
    await traffic.untilIdle();
    const loadTotals = traffic.totals();
    await use(page, traffic.untilIdle);
    await traffic.untilIdle();
    const { lcp, longTasks, inp } = await page.evaluate(readFigures);
    const allTotals = traffic.totals();
    return {
      loadBytes: loadTotals.bytes,
      loadRequests: loadTotals.requests,
      allBytes: allTotals.bytes,
      allRequests: allTotals.requests,
      lcp,
      contentTime,
      inp,
      longTasks,
    };
  } finally {
    await context.close();
  }
}

/** Opens the page without throttling, so that the servers have compressed their files and compiled their code. */
async function warmUp(browser, { url, prepare }) {
  const page = await browser.newPage(PHONE);
  try {
    const devtools = await page.context().newCDPSession(page);
    await prepare?.(page);
    await devtools.send('Network.enable');
    const traffic = countTraffic(devtools);
    await page.goto(url, { timeout: WARM_UP_TIMEOUT_MS });
    await traffic.untilIdle();
  } finally {
    await page.close();
  }
}

/**
 * Returns the median of each figure over `runs` visits.
 * @param {import('@playwright/test').Browser} browser
 * @param {{ url: string, prepare?: (page: import('@playwright/test').Page) => Promise<void>, content: Function, use: Function }} subject
 *   `prepare` runs before the measurement, without throttling; `interactions.mjs` describes `content` and `use`
 */
export async function measurePage(browser, subject, runs) {
  await warmUp(browser, subject);
  const visits = [];
  for (let count = 0; count < runs; count += 1) visits.push(await measureOnce(browser, subject));
  return medians(visits);
}
