import { afterEach, inject } from 'vitest';
import { page } from 'vitest/browser';
import type { Mode } from './modes.ts';

/** What the Storybook addon leaves with a test. */
type StoryContext = {
  story?: {
    id: string;
    parameters: {
      chromatic: { disableSnapshot: boolean; modes: Record<string, Mode> };
      /** Not compared here: a sign that our font lacks is drawn by what the machine has. Chromatic has its own machine. */
      pictures?: false;
    };
  };
};

/** A long page is compared down to here; what is below is seen by Chromatic. */
const MOST_HEIGHT = 900;

/** Compares a chosen story, as its `play` left it, with its references in pictures/: `npm run visual:update` renews them. */
afterEach<StoryContext>(async ({ expect, story, task }) => {
  if (!story || story.parameters.chromatic.disableSnapshot || story.parameters.pictures === false) return;
  if (task.result?.state === 'fail' || inject('pictures') === 'skipped') return;
  await document.fonts.ready;
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  for (const [mode, { viewport, disable }] of Object.entries(story.parameters.chromatic.modes)) {
    if (disable) continue;
    await page.viewport(viewport.width, viewport.height);
    const height = Math.min(document.documentElement.scrollHeight, MOST_HEIGHT);
    if (height > viewport.height) await page.viewport(viewport.width, height);
    await expect(page).toMatchScreenshot(`${story.id}-${mode}`);
  }
});
