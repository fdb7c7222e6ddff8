import { MODES } from '../../../.storybook/modes.ts';
import { openFrame, showStory } from '../story-frame.mjs';

/** The time at which every story starts, so that texts about today are the same on both sides. */
const NOW = '2026-03-02T03:00:00Z';
/** Maximum captured height in CSS pixels. */
const MAX_HEIGHT = 8000;

/**
 * Runs before the scripts of a page: hides the text cursor, and defines `restart`, after which the clock begins at `now` and
 * the random numbers repeat.
 */
function makeRepeatable(now) {
  const RealDate = Date;
  let startedAt = performance.now();
  let seed = 1;
  globalThis.restart = () => {
    startedAt = performance.now();
    seed = 1;
  };
  const currentTime = () => RealDate.parse(now) + Math.floor(performance.now() - startedAt);
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, args, newTarget) =>
      Reflect.construct(target, args.length === 0 ? [currentTime()] : args, newTarget),
    apply: () => new RealDate(currentTime()).toString(),
    get: (target, key) => (key === 'now' ? currentTime : Reflect.get(target, key)),
  });
  Math.random = () => {
    seed = (seed * 16_807) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
  addEventListener('DOMContentLoaded', () => {
    const style = document.createElement('style');
    style.textContent = '* { caret-color: transparent !important }';
    document.head.append(style);
  });
}

/** Runs in the page: waits until fonts and images are loaded, and the page has not changed for `quiet` milliseconds. */
async function settle({ quiet, limit }) {
  await document.fonts.ready;
  await new Promise((done) => {
    const end = () => {
      observer.disconnect();
      clearTimeout(timer);
      clearTimeout(limitTimer);
      done();
    };
    let timer = setTimeout(end, quiet);
    const limitTimer = setTimeout(end, limit);
    const observer = new MutationObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(end, quiet);
    });
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  });
  const images = [...document.images].filter(({ loading, complete }) => loading !== 'lazy' || complete);
  await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
}

/** Runs in the page: sets brand and theme, scrolls to the top, and returns the height of the page after the next frame. */
async function applyMode(globals) {
  globalThis.applyBrandAndTheme(globals);
  // The position of fixed elements in the picture depends on the scroll position.
  scrollTo(0, 0);
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  return document.documentElement.scrollHeight;
}

/** Opens a page that shows the stories of one build. `capture` returns a PNG file for each mode. */
export async function openStories(browser, origin) {
  const context = await browser.newContext({
    locale: 'id-ID',
    timezoneId: 'Asia/Jakarta',
    reducedMotion: 'reduce',
    viewport: MODES.phone.viewport,
  });
  await context.addInitScript(makeRepeatable, NOW);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await openFrame(page, origin);

  const screenshot = async ({ viewport, ...globals }) => {
    await page.setViewportSize(viewport);
    const pageHeight = await page.evaluate(applyMode, globals);
    const height = Math.min(Math.max(pageHeight, viewport.height), MAX_HEIGHT);
    const { data } = await devtools.send('Page.captureScreenshot', {
      format: 'png',
      optimizeForSpeed: true,
      captureBeyondViewport: true,
      clip: { x: 0, y: 0, width: viewport.width, height, scale: 1 },
    });
    return Buffer.from(data, 'base64');
  };

  return {
    async capture(id, { quiet = 80, limit = 1500 } = {}) {
      await page.setViewportSize(MODES.phone.viewport);
      await page.evaluate(() => globalThis.restart());
      const { result, chromatic } = await showStory(page, id);
      const pictures = {};
      if (chromatic.disableSnapshot) return { result, pictures };
      await page.evaluate(settle, { quiet, limit });
      for (const [mode, settings] of Object.entries(MODES)) {
        if (!chromatic.modes?.[mode]?.disable) pictures[mode] = await screenshot(settings);
      }
      return { result, pictures };
    },
    close: () => context.close(),
  };
}
