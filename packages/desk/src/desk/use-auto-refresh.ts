import { useEffect } from 'react';
import { useDesk } from './desk-context.ts';

const REFRESH_MS = 30_000;

/** Refreshes a list every 30 seconds while the page is visible and in use, so that an idle page ends its session. */
export function useAutoRefresh(refresh: () => Promise<void>, isEnabled = true): void {
  const { isInUse } = useDesk();
  useEffect(() => {
    if (!isEnabled) return;
    const interval = setInterval(() => {
      if (isInUse()) void refresh();
    }, REFRESH_MS);
    return () => clearInterval(interval);
  }, [refresh, isInUse, isEnabled]);
}
