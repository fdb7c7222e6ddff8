import { useEffect, useRef } from 'react';

/** Subscribes to changes made elsewhere; calls `changed` on each. Returns the function that unsubscribes. */
export type Watch = (changed: () => void) => () => void;

/** Milliseconds within which several changes cause one refresh: one decision changes an order and its invoice. */
const DEBOUNCE_MS = 50;

/** Runs `task` after each change, one run at a time; no change is lost. Waits while the page is hidden. */
export function useWatch(watch: Watch | undefined, task: () => Promise<unknown>): void {
  const latestTask = useRef(task);

  useEffect(() => {
    latestTask.current = task;
  });

  useEffect(() => {
    if (!watch) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let changed = false;
    let running = false;
    let stopped = false;

    async function run() {
      timer = undefined;
      running = true;
      changed = false;
      await latestTask.current().catch(() => undefined);
      running = false;
      schedule();
    }
    function schedule() {
      const shouldRun = changed && !running && !stopped && document.visibilityState === 'visible';
      if (shouldRun) timer ??= setTimeout(run, DEBOUNCE_MS);
    }

    const stop = watch(() => {
      changed = true;
      schedule();
    });
    document.addEventListener('visibilitychange', schedule);
    return () => {
      stopped = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', schedule);
      stop();
    };
  }, [watch]);
}
