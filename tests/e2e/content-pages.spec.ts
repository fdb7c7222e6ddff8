import { expect, type Page, type Request, test } from '@playwright/test';
import { scriptsAndStylesOf } from '../../tools/checks/weights.mjs';
import { axeFindings } from './support/axe.ts';
import { contentPaths, mayLoadScripts, oneOfEachKind, UNKNOWN_PATH } from './support/content-pages.ts';

const MOST_INLINE = 3 * 1024;

type Loaded = { scripts: { by: string; url: string }[]; foreign: string[]; complaints: string[] };

/** The page that sent the request; the previous page may still send requests during navigation. */
const askedBy = (request: Request) => new URL(request.frame().url()).pathname;

/** Records the page's requests and the browser's warnings from now on. */
function recordRequests(page: Page, origin: string): Loaded {
  const loaded: Loaded = { scripts: [], foreign: [], complaints: [] };
  page.on('request', (request) => {
    const url = request.url();
    if (request.resourceType() === 'script') loaded.scripts.push({ by: askedBy(request), url });
    if (!url.startsWith(`${origin}/`) && !url.startsWith('data:')) loaded.foreign.push(url);
  });
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.location().url.endsWith(UNKNOWN_PATH))
      loaded.complaints.push(message.text());
  });
  page.on('pageerror', (error) => loaded.complaints.push(error.message));
  return loaded;
}

/** Returns external links with a malformed URL, without requesting them. */
const malformedLinks = (page: Page) =>
  page
    .locator('a[href]:not([href^="/"])')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
    .then((hrefs) =>
      hrefs.filter(
        (href) =>
          !/^(#[\w-]+$|mailto:([^@\s]+@[^@\s]+\.[a-z]+|\?subject=\S+)$|tel:\+62\d{8,12}$)/.test(href) &&
          !(/^https:\/\/[^\s/]+\.[a-z]+(\/|$)/.test(href) && URL.canParse(href)),
      ),
    );

/** Returns the names of elements that move without scrolling. */
const movingElements = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState, timeline }) => playState === 'running' && timeline instanceof DocumentTimeline)
      .map((animation) => (animation instanceof CSSAnimation ? animation.animationName : animation.id)),
  );

const PHONE = { width: 360, height: 740 };
const DESKTOP = { width: 1440, height: 900 };

/** Returns axe's findings and the horizontal overflow at the current width. */
async function inspectPage(page: Page, path: string, withAxe: boolean): Promise<string[]> {
  const violations = withAxe ? await axeFindings(page) : [];
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  if (wide > 0) violations.push(`${wide} px wider than the screen`);
  return violations.map((finding) => `${path} at ${page.viewportSize()?.width}: ${finding}`);
}

test.describe('phone and desktop widths', () => {
  test.use({ viewport: PHONE });
  test.setTimeout(240_000);

  const PARTS = 2;
  for (const part of Array.from({ length: PARTS }, (_, index) => index)) {
    test(`content pages load no script and no other origin, obey their content policy, do not move, fit the width and pass axe (${part + 1} of ${PARTS})`, async ({
      page,
      request,
      baseURL,
    }) => {
      const loaded = recordRequests(page, baseURL ?? '');
      const violations: string[] = [];
      const paths = await contentPaths(request);
      const kinds = oneOfEachKind(paths);
      for (const path of paths.filter((_, index) => index % PARTS === part)) {
        for (const list of Object.values(loaded)) list.length = 0;
        const response = await page.goto(path);
        // A loading indicator may move until the response arrives.
        await expect.poll(() => movingElements(page), `moves on ${path}`).toEqual([]);
        await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
        const { inline } = scriptsAndStylesOf((await response?.text()) ?? '');
        const policy = response?.headers()['content-security-policy'] ?? '';
        const [, allowed = ''] = /script-src ([^;]+)/.exec(policy) ?? [];
        if (response?.status() !== (path === UNKNOWN_PATH ? 404 : 200))
          violations.push(`${path}: ${response?.status()}`);
        if (!/sha256-/.test(allowed)) violations.push(`${path}: no hashes in "${allowed}"`);
        if (policy.includes('unsafe-inline')) violations.push(`${path}: unsafe-inline`);
        violations.push(...(await malformedLinks(page)).map((href) => `${path}: a link to "${href}"`));
        const isFirstOfKind = kinds.includes(path);
        for (const size of isFirstOfKind ? [DESKTOP, PHONE] : [PHONE]) {
          await page.setViewportSize(size);
          violations.push(...(await inspectPage(page, path, isFirstOfKind)));
        }
        if (!(await mayLoadScripts(page, path))) {
          if (inline > MOST_INLINE) violations.push(`${path}: ${inline} bytes of inline script`);
          const scripts = loaded.scripts.filter(({ by }) => by === path);
          violations.push(...scripts.map(({ url }) => `${path}: script ${url}`));
        }
        violations.push(...loaded.foreign.map((url) => `${path}: foreign ${url}`));
        violations.push(...loaded.complaints.map((text) => `${path}: ${text}`));
      }
      expect(violations).toEqual([]);
      expect(paths.length).toBeGreaterThan(25);
    });
  }
});

test.describe('the partner strip', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });
  const PACE_MS = 2_000;
  const PAGES: [path: string, partners: number][] = [
    ['/', 8],
    ['/products/kecelakaandiri', 6],
  ];

  /** Returns the logos' positions at a point of the animation, without waiting for it. */
  const strip = (page: Page, done: number) =>
    page.locator('.partner-strip').evaluate((frame, part) => {
      const [slide] = frame.querySelector('.partner-track')?.getAnimations() ?? [];
      const duration = Number(slide?.effect?.getTiming().duration ?? 0);
      slide?.pause();
      if (slide) slide.currentTime = duration * part;
      const { left, right, width } = frame.getBoundingClientRect();
      const logos = [...frame.querySelectorAll('li')].map((logo) => logo.getBoundingClientRect());
      const visibleLogos = logos.filter((logo) => logo.right > left + 1 && logo.left < right - 1);
      const from = Math.max(left, visibleLogos[0]?.left ?? right);
      const to = Math.min(right, visibleLogos.at(-1)?.right ?? left);
      return {
        duration,
        most: Math.round(width / (logos[0]?.width ?? 1)),
        hole: Math.round(from - left + right - to),
        first: Math.round((visibleLogos[0]?.left ?? 0) - left),
      };
    }, done);

  for (const [path, partners] of PAGES) {
    test(`of ${path} moves every 2 s without a gap, pauses on request, and does not move with reduced motion`, async ({
      page,
    }) => {
      await page.goto(path);
      const running = () =>
        page
          .locator('.partner-track')
          .evaluate((track) => track.getAnimations().map(({ playState }) => playState));
      await expect.poll(running).toEqual(['running']);
      const rest = page.getByRole('checkbox', { name: 'Hentikan gerakan' });
      await rest.check();
      await expect.poll(running).toEqual(['paused']);
      await rest.uncheck();
      for (const width of [360, 1440, 1920]) {
        await page.setViewportSize({ width, height: 900 });
        const start = await strip(page, 0);
        expect(start, `${width} px`).toMatchObject({ duration: partners * PACE_MS, hole: 0, first: 0 });
        expect(start.most, `${width} px`).toBeLessThanOrEqual(5);
        expect(await strip(page, 0.999999), `${width} px`).toMatchObject({ hole: 0, first: 0 });
      }
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize(DESKTOP);
      expect((await strip(page, 0)).duration).toBe(0);
      await expect(page.locator('.partner-strip li').filter({ visible: true })).toHaveCount(partners);
    });
  }
});
