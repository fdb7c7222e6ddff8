/**
 * `npm run test:deep -- storybook`: opens every story of the built Storybook at four widths, after its play function. Fails
 * when the text of a control is cut. `node tools/visual/truncated-stories.mjs claims` checks stories whose id contains a word.
 */
import { chromium } from '@playwright/test';
import { expectPlantedFaults, truncatedAtWidths, WIDTHS } from '../checks/truncation.mjs';
import { forwardSignals } from '../process/run.mjs';
import { fail } from '../process/step.mjs';
import { CHROMIUM_ARGS, findChromium } from '../test-services/chromium.mjs';
import { serveStorybook } from './static-storybook.mjs';
import { openFrame, showStory } from './story-frame.mjs';

const CONCURRENT_PAGES = 2;
async function main() {
  forwardSignals();
  const word = process.argv[2] ?? '';
  const { entries, origin, stop } = await serveStorybook();
  const stories = entries.filter(({ type, id }) => type === 'story' && id.includes(word));
  const browser = await chromium.launch({ executablePath: findChromium() ?? undefined, args: CHROMIUM_ARGS });
  await expectPlantedFaults(browser);
  const remainingStories = [...stories];
  const problems = [];
  const checkRemainingStories = async () => {
    const page = await browser.newPage({ reducedMotion: 'reduce' });
    await openFrame(page, origin);
    for (let story = remainingStories.shift(); story; story = remainingStories.shift()) {
      await page.setViewportSize({ width: WIDTHS.at(-1), height: 900 });
      await showStory(page, story.id);
      for (const problem of await truncatedAtWidths(page)) {
        problems.push(problem);
        console.log(`✗ ${story.id}: ${problem}`);
      }
    }
    await page.close();
  };
  await Promise.all(Array.from({ length: CONCURRENT_PAGES }, checkRemainingStories));
  await browser.close();
  stop();
  console.log(`${stories.length} stories, ${problems.length} truncated controls`);
  process.exitCode = problems.length === 0 ? 0 : 1;
}

main().catch(fail);
