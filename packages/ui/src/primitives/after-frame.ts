import { useCallback, useEffect, useRef } from 'react';

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

/** Calls `work` after the browser has painted the next frame. Returns a function that cancels the call. */
function afterNextPaint(work: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const cancelFrame = inNextFrame(() => {
    timer = setTimeout(work);
  });
  return () => {
    cancelFrame();
    clearTimeout(timer);
  };
}

/**
 * Returns a function for work that takes longer than a frame. It calls `work` after the next paint, so that the visitor sees the
 * pressed button first. A second press replaces the work of the first, and an unmount cancels it.
 */
export function useAfterNextPaint(): (work: () => void) => void {
  const cancel = useRef<() => void>(undefined);
  useEffect(() => () => cancel.current?.(), []);
  return useCallback((work) => {
    cancel.current?.();
    cancel.current = afterNextPaint(work);
  }, []);
}
