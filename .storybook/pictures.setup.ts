import { afterEach, inject } from 'vitest';
import { page } from 'vitest/browser';
import type { Mode } from './modes.ts';

/** Properties that the Storybook addon adds to the context of a test. */
type StoryContext = {
  story?: {
    id: string;
    parameters: {
      chromatic: { disableSnapshot: boolean; modes: Record<string, Mode> };
      /**
       * False if only Chromatic compares the story: the site's font lacks a character, and each computer draws the
       * character in another font.
       */
      pictures?: false;
    };
  };
};

/** Maximum compared height of a page. Chromatic compares the whole page. */
const MAX_HEIGHT_PX = 900;

/**
 * Compares a selected story, after its `play` function, with the pictures in pictures/. `npm run visual:update` writes
 * new pictures.
 */
afterEach<StoryContext>(async ({ expect, story, task }) => {
  if (!story || story.parameters.chromatic.disableSnapshot || story.parameters.pictures === false) return;
  // Pictures of another browser differ, so they are not compared.
  if (task.result?.state === 'fail' || inject('pictures') === 'skipped') return;
  await document.fonts.ready;
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  for (const [mode, { viewport, disable }] of Object.entries(story.parameters.chromatic.modes)) {
    if (disable) continue;
    await page.viewport(viewport.width, viewport.height);
    const height = Math.min(document.documentElement.scrollHeight, MAX_HEIGHT_PX);
    if (height > viewport.height) await page.viewport(viewport.width, height);
    await expect(page).toMatchScreenshot(`${story.id}-${mode}`);
  }
});
