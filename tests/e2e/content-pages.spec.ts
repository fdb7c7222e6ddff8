import { expect, type Page, type Request, test, type ViewportSize } from '@playwright/test';
import { scriptsAndStylesOf } from '../../tools/checks/weights.mjs';
import { axeViolations } from './support/axe.ts';
import { contentPaths, mayLoadScripts, oneOfEachKind, UNKNOWN_PATH } from './support/content-pages.ts';

const MAX_INLINE_BYTES = 3 * 1024;

/** The requested scripts with the path of their page, the requested URLs of other sites, and the browser's errors. */
type PageActivity = { scripts: { pagePath: string; url: string }[]; foreignUrls: string[]; errors: string[] };

/** Returns the path of the page that has sent a request. During navigation this can be the previous page. */
const pagePathOf = (request: Request) => new URL(request.frame().url()).pathname;

/** Starts to record the requests of a page and the errors of the browser; returns the record. */
function recordActivity(page: Page, origin: string): PageActivity {
  const activity: PageActivity = { scripts: [], foreignUrls: [], errors: [] };
  page.on('request', (request) => {
    const url = request.url();
    if (request.resourceType() === 'script') activity.scripts.push({ pagePath: pagePathOf(request), url });
    if (!url.startsWith(`${origin}/`) && !url.startsWith('data:')) activity.foreignUrls.push(url);
  });
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.location().url.endsWith(UNKNOWN_PATH))
      activity.errors.push(message.text());
  });
  page.on('pageerror', (error) => activity.errors.push(error.message));
  return activity;
}

/** Returns the malformed URLs among the page's fragment, mail, telephone and external links. Requests none of them. */
async function malformedLinks(page: Page): Promise<string[]> {
  const hrefs = await page
    .locator('a[href]:not([href^="/"])')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  return hrefs.filter((href) => {
    const isFragmentMailOrPhone =
      /^(#[\w-]+$|mailto:([^@\s]+@[^@\s]+\.[a-z]+|\?subject=\S+)$|tel:\+62\d{8,12}$)/.test(href);
    const isExternal = /^https:\/\/[^\s/]+\.[a-z]+(\/|$)/.test(href) && URL.canParse(href);
    return !isFragmentMailOrPhone && !isExternal;
  });
}

/** Returns the names of running animations that do not depend on scrolling. */
const runningAnimations = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState, timeline }) => playState === 'running' && timeline instanceof DocumentTimeline)
      .map((animation) => (animation instanceof CSSAnimation ? animation.animationName : animation.id)),
  );

const PHONE = { width: 360, height: 740 };
const DESKTOP = { width: 1440, height: 900 };

/** Returns axe's violations and the horizontal overflow at the current width. */
async function inspectPage(page: Page, path: string, runsAxe: boolean): Promise<string[]> {
  const violations = runsAxe ? await axeViolations(page) : [];
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  if (overflow > 0) violations.push(`${overflow} px wider than the screen`);
  return violations.map((violation) => `${path} at ${page.viewportSize()?.width}: ${violation}`);
}

test.describe('phone and desktop widths', () => {
  test.use({ viewport: PHONE });
  test.setTimeout(240_000);

  type Part = {
    name: string;
    tag: string[];
    sizes: ViewportSize[];
    select: (kinds: string[], paths: string[]) => string[];
  };
  /** The kinds of pages are divided, so that two workers test pages at the same time. */
  const PARTS: Part[] = [
    {
      name: 'kinds with even numbers',
      tag: [],
      sizes: [PHONE],
      select: (kinds) => kinds.filter((_, index) => index % 2 === 0),
    },
    {
      name: 'kinds with odd numbers',
      tag: [],
      sizes: [PHONE],
      select: (kinds) => kinds.filter((_, index) => index % 2 === 1),
    },
    {
      name: 'all kinds on a desktop',
      tag: ['@deep-journeys'],
      sizes: [DESKTOP, PHONE],
      select: (kinds) => kinds,
    },
    {
      name: 'further pages of the kinds',
      tag: ['@deep-journeys'],
      sizes: [PHONE],
      select: (kinds, paths) => paths.filter((path) => !kinds.includes(path)),
    },
  ];
  for (const { name, tag, sizes, select } of PARTS) {
    test(`content pages load no script and nothing from other sites, have a strict Content-Security-Policy and no motion, fit the width and pass axe (${name})`, {
      tag,
    }, async ({ page, request, baseURL }) => {
      const activity = recordActivity(page, baseURL ?? '');
      const violations: string[] = [];
      const paths = await contentPaths(request);
      const onePathOfEachKind = oneOfEachKind(paths);
      for (const path of select(onePathOfEachKind, paths)) {
        // Removes the records of the previous page.
        for (const list of Object.values(activity)) list.length = 0;
        const response = await page.goto(path);
        // A loading indicator moves until the response arrives.
        await expect.poll(() => runningAnimations(page), `animations of ${path}`).toEqual([]);
        // Starts the requests that wait for a scroll.
        await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
        const { inline } = scriptsAndStylesOf((await response?.text()) ?? '');
        const policy = response?.headers()['content-security-policy'] ?? '';
        const [, scriptSources = ''] = /script-src ([^;]+)/.exec(policy) ?? [];
        if (response?.status() !== (path === UNKNOWN_PATH ? 404 : 200))
          violations.push(`${path}: ${response?.status()}`);
        if (!/sha256-/.test(scriptSources)) violations.push(`${path}: no hashes in "${scriptSources}"`);
        if (policy.includes('unsafe-inline')) violations.push(`${path}: unsafe-inline`);
        violations.push(...(await malformedLinks(page)).map((href) => `${path}: a link to "${href}"`));
        const isFirstOfKind = onePathOfEachKind.includes(path);
        for (const size of sizes) {
          await page.setViewportSize(size);
          violations.push(...(await inspectPage(page, path, isFirstOfKind)));
        }
        if (!(await mayLoadScripts(page, path))) {
          if (inline > MAX_INLINE_BYTES) violations.push(`${path}: ${inline} bytes of inline script`);
          const scripts = activity.scripts.filter(({ pagePath }) => pagePath === path);
          violations.push(...scripts.map(({ url }) => `${path}: script ${url}`));
        }
        violations.push(...activity.foreignUrls.map((url) => `${path}: request to ${url}`));
        violations.push(...activity.errors.map((text) => `${path}: ${text}`));
      }
      expect(violations).toEqual([]);
      expect(paths.length).toBeGreaterThan(25);
    });
  }
});

test.describe('the partner strip', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });
  /** Time in which the strip moves by one logo. */
  const MS_PER_LOGO = 2_000;
  const PAGES: [path: string, partnerCount: number][] = [
    ['/', 8],
    ['/products/kecelakaandiri', 6],
  ];

  /**
   * Sets the animation to a share of its duration and returns its duration, the number of logos that fit, the gap at the
   * edges and the offset of the first visible logo.
   */
  const measureStrip = (page: Page, share: number) =>
    page.locator('.partner-strip').evaluate((frame, animationShare) => {
      const [animation] = frame.querySelector('.partner-track')?.getAnimations() ?? [];
      const duration = Number(animation?.effect?.getTiming().duration ?? 0);
      animation?.pause();
      if (animation) animation.currentTime = duration * animationShare;
      const { left, right, width } = frame.getBoundingClientRect();
      const logos = [...frame.querySelectorAll('li')].map((logo) => logo.getBoundingClientRect());
      const visibleLogos = logos.filter((logo) => logo.right > left + 1 && logo.left < right - 1);
      const from = Math.max(left, visibleLogos[0]?.left ?? right);
      const to = Math.min(right, visibleLogos.at(-1)?.right ?? left);
      return {
        duration,
        fittingLogos: Math.round(width / (logos[0]?.width ?? 1)),
        gap: Math.round(from - left + right - to),
        firstOffset: Math.round((visibleLogos[0]?.left ?? 0) - left),
      };
    }, share);

  for (const [path, partnerCount] of PAGES) {
    test(`the logo strip of ${path} moves by one logo every 2 s without a gap, pauses on request, and with reduced motion shows each logo once without moving`, async ({
      page,
    }) => {
      await page.goto(path);
      const playStates = () =>
        page
          .locator('.partner-track')
          .evaluate((track) => track.getAnimations().map(({ playState }) => playState));
      await expect.poll(playStates).toEqual(['running']);
      const pauseCheckbox = page.getByRole('checkbox', { name: 'Jeda animasi' });
      await pauseCheckbox.check();
      await expect.poll(playStates).toEqual(['paused']);
      await pauseCheckbox.uncheck();
      for (const width of [360, 1440, 1920]) {
        await page.setViewportSize({ width, height: 900 });
        const measuredStart = await measureStrip(page, 0);
        expect(measuredStart, `${width} px`).toMatchObject({
          duration: partnerCount * MS_PER_LOGO,
          gap: 0,
          firstOffset: 0,
        });
        // Fewer logos than partners, so that no logo is visible twice.
        expect(measuredStart.fittingLogos, `${width} px`).toBeLessThanOrEqual(5);
        // Immediately before the animation starts again.
        expect(await measureStrip(page, 0.999999), `${width} px`).toMatchObject({ gap: 0, firstOffset: 0 });
      }
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize(DESKTOP);
      expect((await measureStrip(page, 0)).duration).toBe(0);
      await expect(page.locator('.partner-strip li').filter({ visible: true })).toHaveCount(partnerCount);
    });
  }
});
