import { useEffect, useRef } from 'react';

/**
 * In ms, for a page with links to files: they die after ten minutes [Q5], and when one reading fails the next
 * still comes in time.
 */
export const LINKS_EVERY_MS = 4 * 60_000;

/**
 * Calls `work` every `everyMs` while `enabled`, one call at a time. Rests while the page is hidden and asks
 * at once when it is seen again.
 */
export function usePolling(work: () => Promise<unknown>, everyMs: number, enabled: boolean): void {
  const latest = useRef(work);

  useEffect(() => {
    latest.current = work;
  });

  useEffect(() => {
    if (!enabled || everyMs <= 0) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let running = false;
    let stopped = false;

    async function run() {
      if (running || stopped) return;
      running = true;
      clearTimeout(timer);
      await latest.current().catch(() => undefined);
      running = false;
      schedule();
    }
    function schedule() {
      clearTimeout(timer);
      if (!stopped && document.visibilityState === 'visible') timer = setTimeout(run, everyMs);
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
  }, [everyMs, enabled]);
}
