/** Milliseconds after which work runs even without a frame: a browser sends no frames to a tab in the background. */
const MAX_WAIT_MS = 250;

/** Calls `work` in the next frame, or after `MAX_WAIT_MS`. Returns a function that cancels the call. */
export function inNextFrame(work: () => void): () => void {
  const cancel = () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
  const workOnce = () => {
    cancel();
    work();
  };
  const frame = requestAnimationFrame(workOnce);
  const timer = setTimeout(workOnce, MAX_WAIT_MS);
  return cancel;
}

/**
 * Calls `work` after the browser has painted the next frame. For work that takes longer than a frame: the visitor sees the
 * pressed button first.
 */
export function afterNextPaint(work: () => void): void {
  inNextFrame(() => {
    setTimeout(work);
  });
}
