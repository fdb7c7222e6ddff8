import { expect, type Page, type Request, test } from '@playwright/test';
import { partsOf } from '../../scripts/weights.mjs';
import { contentPages, mayWakeUp, UNKNOWN } from './support/content-pages.ts';

const MOST_INLINE = 3 * 1024;

type Loaded = { scripts: { by: string; url: string }[]; foreign: string[]; complaints: string[] };

/** The page that asked: one that is being left may still do so while the next is on its way. */
const askedBy = (request: Request) => new URL(request.frame().url()).pathname;

/** Notes what the page asks for and what the browser complains about, from now on. */
function watch(page: Page, origin: string): Loaded {
  const loaded: Loaded = { scripts: [], foreign: [], complaints: [] };
  page.on('request', (request) => {
    const url = request.url();
    if (request.resourceType() === 'script') loaded.scripts.push({ by: askedBy(request), url });
    if (!url.startsWith(`${origin}/`) && !url.startsWith('data:')) loaded.foreign.push(url);
  });
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.location().url.endsWith(UNKNOWN))
      loaded.complaints.push(message.text());
  });
  page.on('pageerror', (error) => loaded.complaints.push(error.message));
  return loaded;
}

test('no content page asks for a script, or anybody else’s server, or breaks its own policy', async ({
  page,
  request,
  baseURL,
}) => {
  const loaded = watch(page, baseURL ?? '');
  const found: string[] = [];
  const paths = await contentPages(request);
  for (const path of paths) {
    for (const list of Object.values(loaded)) list.length = 0;
    const answer = await page.goto(path);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    const { inline } = partsOf((await answer?.text()) ?? '');
    const policy = answer?.headers()['content-security-policy'] ?? '';
    const [, allowed = ''] = /script-src ([^;]+)/.exec(policy) ?? [];
    if (answer?.status() !== (path === UNKNOWN ? 404 : 200)) found.push(`${path}: ${answer?.status()}`);
    if (!/sha256-/.test(allowed)) found.push(`${path}: no hashes in "${allowed}"`);
    if (policy.includes('unsafe-inline')) found.push(`${path}: unsafe-inline`);
    if (!(await mayWakeUp(page, path))) {
      if (inline > MOST_INLINE) found.push(`${path}: ${inline} bytes of inline script`);
      const scripts = loaded.scripts.filter(({ by }) => by === path);
      found.push(...scripts.map(({ url }) => `${path}: script ${url}`));
    }
    found.push(...loaded.foreign.map((url) => `${path}: foreign ${url}`));
    found.push(...loaded.complaints.map((text) => `${path}: ${text}`));
  }
  expect(found).toEqual([]);
  expect(paths.length).toBeGreaterThan(25);
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing moves by itself', async ({ page, request }) => {
    const moving: string[] = [];
    for (const path of await contentPages(request)) {
      await page.goto(path);
      const names = await page.evaluate(() =>
        document
          .getAnimations()
          .filter(
            ({ playState, timeline }) => playState === 'running' && timeline instanceof DocumentTimeline,
          )
          .map((animation) => (animation instanceof CSSAnimation ? animation.animationName : animation.id)),
      );
      moving.push(...names.map((name) => `${path}: ${name}`));
    }
    expect(moving).toEqual([]);
  });
});

test('the partners’ logos move, and rest when they are told to', async ({ page }) => {
  await page.goto('/');
  const running = () =>
    page
      .locator('.partner-track')
      .evaluate((track) => track.getAnimations().map(({ playState }) => playState));
  await expect.poll(running).toEqual(['running']);
  await page.getByRole('checkbox', { name: 'Hentikan gerakan' }).check();
  await expect.poll(running).toEqual(['paused']);
});
