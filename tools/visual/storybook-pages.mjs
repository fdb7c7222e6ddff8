/**
 * `npm run test:deep -- storybook`: opens every documentation page of the built Storybook. Fails when a page shows an
 * error or writes one to the console. `node tools/visual/storybook-pages.mjs primitives` opens pages whose id contains a word.
 */
import { chromium } from '@playwright/test';
import { forwardSignals } from '../process/run.mjs';
import { fail } from '../process/step.mjs';
import { CHROMIUM_ARGS, findChromium } from '../test-services/chromium.mjs';
import { serveStorybook } from './static-storybook.mjs';

const CONCURRENT_PAGES = 3;
/** A page has all examples and states of a component, which takes long on a busy machine. */
const PAGE_TIMEOUT_MS = 120_000;
/** Errors that stories cause on purpose, such as a missing picture; and failed assertions, because the tests of the stories report these. */
const IGNORED_ERRORS = /Failed to load resource|AssertionError|\bexpect\(|Unable to find/;

/** Returns the problems of one page and its frames. */
async function problemsOf(browser, origin, { id, title }) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const problems = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !IGNORED_ERRORS.test(message.text())) problems.push(message.text());
  });
  await page.goto(`${origin}/iframe.html?viewMode=docs&id=${id}`, { timeout: PAGE_TIMEOUT_MS });
  const heading = page.locator('.sbdocs-content :is(h1, h2)').first();
  await heading.waitFor({ timeout: PAGE_TIMEOUT_MS }).catch(() => problems.push('shows no heading'));
  // A timeout is not a failure here: the next check reports an error that is still visible.
  const loadingOrError = page.locator('.sb-story [data-is-loading="true"], .sb-errordisplay:visible');
  await loadingOrError
    .first()
    .waitFor({ state: 'detached', timeout: 10_000 })
    .catch(() => undefined);
  if (await page.locator('.sb-errordisplay').isVisible()) problems.push('shows an error');
  await page.close();
  return [...new Set(problems)].map((problem) => `${title}: ${problem.split('\n')[0]}`);
}

async function main() {
  forwardSignals();
  const { entries, origin, stop } = await serveStorybook();
  const word = process.argv[2] ?? '';
  const pages = entries.filter(({ type, id }) => type === 'docs' && id.includes(word));
  const browser = await chromium.launch({
    executablePath: findChromium() ?? undefined,
    args: CHROMIUM_ARGS,
  });
  const remainingPages = [...pages];
  const problems = [];
  const checkRemainingPages = async () => {
    for (let page = remainingPages.shift(); page; page = remainingPages.shift())
      problems.push(...(await problemsOf(browser, origin, page)));
  };
  await Promise.all(Array.from({ length: CONCURRENT_PAGES }, checkRemainingPages));
  await browser.close();
  stop();
  for (const problem of problems) console.log(`✗ ${problem}`);
  console.log(`${pages.length} documentation pages, ${problems.length} problems`);
  process.exitCode = problems.length === 0 ? 0 : 1;
}

main().catch(fail);
