import { options } from 'preact';

/** Milliseconds in which effects run, and the effects of the changes that they made. */
const EFFECTS_MS = 20;

// On a page, Preact's effects run after the next frame. In the stories they run in the next task, as React's do, because
// a busy machine renders few frames, and Storybook waits for one task.
options.requestAnimationFrame = (runEffects) => setTimeout(runEffects);

/**
 * React's `act` for Preact: calls `callback` and renders the changes that it made. An awaited call resolves after the
 * effects.
 */
export function act(callback) {
  const { debounceRendering } = options;
  let render = () => undefined;
  options.debounceRendering = (renderChanges) => {
    render = renderChanges;
  };
  let result;
  try {
    result = callback();
  } finally {
    options.debounceRendering = debounceRendering;
  }
  render();
  return Promise.resolve(result).then(async (value) => {
    await new Promise((resolve) => setTimeout(resolve, EFFECTS_MS));
    return value;
  });
}

export default { act };
