import { useEffect, useRef } from 'react';

/**
 * Milliseconds between two refreshes of a page with links to files. The links expire after ten minutes [Q5], so
 * even if one refresh fails, the next one comes in time.
 */
export const LINK_REFRESH_MS = 4 * 60_000;

/**
 * Runs `task` every `intervalMs` while `isEnabled`, one run at a time. Pauses while the page is hidden, and runs
 * immediately when the page is visible again.
 */
export function usePolling(task: () => Promise<unknown>, intervalMs: number, isEnabled = true): void {
  const latestTask = useRef(task);

  useEffect(() => {
    latestTask.current = task;
  });

  useEffect(() => {
    if (!isEnabled || intervalMs <= 0) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isRunning = false;
    let isStopped = false;

    async function run() {
      if (isRunning || isStopped) return;
      isRunning = true;
      clearTimeout(timer);
      await latestTask.current().catch(() => undefined);
      isRunning = false;
      schedule();
    }
    function schedule() {
      clearTimeout(timer);
      if (!isStopped && document.visibilityState === 'visible') timer = setTimeout(run, intervalMs);
    }
    function handleVisibility() {
      if (document.visibilityState === 'visible') void run();
      else clearTimeout(timer);
    }

    schedule();
    document.addEventListener('visibilitychange', handleVisibility);
    return () => {
      isStopped = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', handleVisibility);
    };
  }, [intervalMs, isEnabled]);
}
