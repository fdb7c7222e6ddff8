import { useEffect, useRef } from 'react';

/** Calls `changed` each time that what is shown may have changed elsewhere; answers how to stop. */
export type Watch = (changed: () => void) => () => void;

/** One decision changes an order and its invoice: what comes this close together, in ms, is one reading. */
const TOGETHER_MS = 50;

/**
 * Does `work` when something changed, one reading at a time and never a change less. A page that nobody sees waits
 * until it is seen.
 */
export function useWatch(watch: Watch | undefined, work: () => Promise<unknown>): void {
  const latest = useRef(work);

  useEffect(() => {
    latest.current = work;
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
      await latest.current().catch(() => undefined);
      running = false;
      schedule();
    }
    function schedule() {
      const wanted = changed && !running && !stopped && document.visibilityState === 'visible';
      if (wanted) timer ??= setTimeout(run, TOGETHER_MS);
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
