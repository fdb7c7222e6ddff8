/** Milliseconds after which a story counts as ended. */
const STORY_TIMEOUT_MS = 20_000;
/** Timeout for Storybook's frame on a busy machine. */
const LOAD_TIMEOUT_MS = 120_000;

/** Runs in Storybook's frame: shows a story without a reload and waits for the end of its play function. */
function showInFrame({ id, timeout }) {
  const { channel } = window.__STORYBOOK_PREVIEW__;
  return new Promise((done) => {
    let parameters = {};
    const listeners = {
      storyPrepared: (story) => {
        if (story.id === id) parameters = story.parameters;
      },
      // A story that was left can end later than the next one begins.
      storyFinished: ({ storyId }) => storyId === id && end('finished'),
      playFunctionThrewException: () => end('play failed'),
      storyErrored: () => end('errored'),
      storyThrewException: () => end('errored'),
      storyMissing: () => end('missing'),
    };
    const timer = setTimeout(() => end('timeout'), timeout);
    const end = (result) => {
      clearTimeout(timer);
      for (const [event, listener] of Object.entries(listeners)) channel.off(event, listener);
      done({ result, chromatic: parameters.chromatic ?? {} });
    };
    for (const [event, listener] of Object.entries(listeners)) channel.on(event, listener);
    channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' });
  });
}

/** Opens Storybook's frame without a story. */
export async function openFrame(page, origin) {
  // The id of no story: Storybook does not show a story again that is already shown.
  await page.goto(`${origin}/iframe.html?viewMode=story&id=none--none`, { timeout: LOAD_TIMEOUT_MS });
  await page.waitForFunction(() => window.__STORYBOOK_PREVIEW__?.channel, null, { timeout: LOAD_TIMEOUT_MS });
}

/**
 * Shows a story in an open frame. Resolves after its play function, to how the story ended and to its parameter
 * `chromatic`.
 */
export const showStory = (page, id) => page.evaluate(showInFrame, { id, timeout: STORY_TIMEOUT_MS });
