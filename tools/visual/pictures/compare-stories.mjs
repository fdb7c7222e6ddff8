import { setTimeout as pause } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import { CHROMIUM_ARGS, findChromium } from '../../test-services/chromium.mjs';
import { serveStorybook } from '../static-storybook.mjs';
import { openStories } from './capture.mjs';
import { comparePictures } from './pixels.mjs';

/** Pairs of pages that compare at the same time. More do not help on two cores. */
const CONCURRENT_PAIRS = 2;
/** How often a story with a difference is captured again in new pages. A story counts as changed only if it differs each time. */
const REPETITIONS = 2;
/** Time for the pictures of a story on both sides. A story that stops the page's timers, for example, never ends. */
const STORY_LIMIT_MS = 90_000;
/** A repetition waits longer for content that loads. */
const PATIENT = { quiet: 400, limit: 5000 };
/** Arguments that make fonts and colours independent of the computer's settings. */
const PICTURE_ARGS = ['--font-render-hinting=none', '--disable-lcd-text', '--force-color-profile=srgb'];

/**
 * @typedef {{ id: string, title: string, name: string }} Story
 * @typedef {Story & { mode: string, pixels?: number, before?: Buffer, after?: Buffer, difference?: Buffer }} Difference
 */

/** Resolves as `work` does, or to null after `limit` milliseconds. */
async function withinLimit(work, limit = STORY_LIMIT_MS) {
  const timer = new AbortController();
  const timeout = pause(limit, null, { signal: timer.signal }).catch(() => null);
  // The work fails later, when its page is closed.
  work.catch(() => undefined);
  return Promise.race([work, timeout]).finally(() => timer.abort());
}

/** Opens the stories of both builds. */
async function openPair(browser, origins) {
  const [base, current] = await Promise.all(origins.map((origin) => openStories(browser, origin)));
  return {
    /** Returns the differences of one story, one per mode. */
    async compare(story, options) {
      const [before, after] = await Promise.all(
        [base, current].map((side) => side.capture(story.id, options)),
      );
      const modes = [...new Set([...Object.keys(before.pictures), ...Object.keys(after.pictures)])];
      const differences = [];
      for (const mode of modes) {
        const pictures = { before: before.pictures[mode], after: after.pictures[mode] };
        // A mode that only one side has was added or removed on purpose.
        if (!pictures.before || !pictures.after) continue;
        const difference = await comparePictures(pictures.before, pictures.after);
        if (difference) differences.push({ ...story, mode, ...pictures, ...difference });
      }
      return {
        differences,
        pictures: Object.keys(after.pictures).length,
        isFinished: before.result === 'finished' && after.result === 'finished',
      };
    },
    close: () => Promise.all([base.close(), current.close()]),
  };
}

/** Captures a changed story again in new pages; returns no differences when one repetition has none. */
async function repeat(browser, origins, story) {
  let differences = [];
  for (let repetition = 0; repetition < REPETITIONS; repetition++) {
    const pair = await openPair(browser, origins);
    const result = await withinLimit(pair.compare(story, PATIENT)).finally(pair.close);
    differences = result?.differences ?? [];
    if (differences.length === 0) return [];
  }
  return differences;
}

/**
 * Shows the stories of two builds side by side in the same browser and compares their pictures in all modes.
 * @param {{ stories: Story[], folder: string, baseFolder: string }} builds `stories` are stories of the build in `folder`
 */
export async function compareStories({ stories, folder, baseFolder }) {
  const [base, current] = await Promise.all([baseFolder, folder].map(serveStorybook));
  const origins = [base.origin, current.origin];
  const browser = await chromium.launch({
    executablePath: findChromium() ?? undefined,
    args: [...CHROMIUM_ARGS, ...PICTURE_ARGS],
  });
  const baseIds = new Set(base.entries.map(({ id }) => id));
  const remaining = stories.filter(({ id }) => baseIds.has(id));
  const compared = remaining.length;
  let pictures = 0;
  let unfinished = 0;
  const differences = [];
  const isRetried = new Set();
  const stuck = [];
  const compareRemaining = async () => {
    let pair = await openPair(browser, origins);
    for (let story = remaining.shift(); story; story = remaining.shift()) {
      const result = await withinLimit(pair.compare(story));
      if (!result) {
        // A page that has stopped is replaced; the second time, the story is at fault.
        await pair.close();
        pair = await openPair(browser, origins);
        if (isRetried.has(story.id)) stuck.push(story.id);
        else remaining.push(story);
        isRetried.add(story.id);
        continue;
      }
      pictures += result.pictures;
      if (!result.isFinished) unfinished++;
      if (result.differences.length > 0) differences.push(...(await repeat(browser, origins, story)));
    }
    await pair.close();
  };
  try {
    await Promise.all(Array.from({ length: Math.min(CONCURRENT_PAIRS, remaining.length) }, compareRemaining));
  } finally {
    await browser.close();
    base.stop();
    current.stop();
  }
  return { compared, newStories: stories.length - compared, unfinished, pictures, differences, stuck };
}
