import { useEffect, useRef } from 'react';

/**
 * Milliseconds between two refreshes of a page with links to files. They expire after ten minutes [Q5], so one
 * refresh may fail.
 */
export const LINK_REFRESH_MS = 4 * 60_000;

/**
 * Runs `task` every `intervalMs` while `enabled`, one run at a time. Pauses while the page is hidden and runs
 * at once when it is visible again.
 */
export function usePolling(task: () => Promise<unknown>, intervalMs: number, enabled: boolean): void {
  const latestTask = useRef(task);

  useEffect(() => {
    latestTask.current = task;
  });

  useEffect(() => {
    if (!enabled || intervalMs <= 0) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let running = false;
    let stopped = false;

    async function run() {
      if (running || stopped) return;
      running = true;
      clearTimeout(timer);
      await latestTask.current().catch(() => undefined);
      running = false;
      schedule();
    }
    function schedule() {
      clearTimeout(timer);
      if (!stopped && document.visibilityState === 'visible') timer = setTimeout(run, intervalMs);
    }
    function handleVisibility() {
      if (document.visibilityState === 'visible') void run();
      else clearTimeout(timer);
    }

    schedule();
    document.addEventListener('visibilitychange', handleVisibility);
    return () => {
      stopped = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', handleVisibility);
    };
  }, [intervalMs, enabled]);
}
