import { useEffect, useRef } from 'react';

/** Subscribes to changes in other tabs or on the server; calls `listener` on each change. Returns the function that unsubscribes. */
export type Watch = (listener: () => void) => () => void;

/**
 * Milliseconds within which several changes cause only one refresh: one decision of the insurer changes both
 * the order and its invoice.
 */
const DEBOUNCE_MS = 50;

/**
 * Runs `task` after each change, one run at a time. A change that arrives during a run or while the page is
 * hidden causes another run afterwards.
 */
export function useWatch(watch: Watch | undefined, task: () => Promise<unknown>): void {
  const latestTask = useRef(task);

  useEffect(() => {
    latestTask.current = task;
  });

  useEffect(() => {
    if (!watch) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let hasChange = false;
    let isRunning = false;
    let isStopped = false;

    async function run() {
      timer = undefined;
      isRunning = true;
      hasChange = false;
      await latestTask.current().catch(() => undefined);
      isRunning = false;
      schedule();
    }
    function schedule() {
      const shouldRun = hasChange && !isRunning && !isStopped && document.visibilityState === 'visible';
      if (shouldRun) timer ??= setTimeout(run, DEBOUNCE_MS);
    }

    const unsubscribe = watch(() => {
      hasChange = true;
      schedule();
    });
    document.addEventListener('visibilitychange', schedule);
    return () => {
      isStopped = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', schedule);
      unsubscribe();
    };
  }, [watch]);
}
