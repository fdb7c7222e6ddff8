import { useEffect, useEffectEvent } from 'react';

/**
 * Calls `onBackOnline` when the network returns, because the displayed failure is then outdated.
 * @param isOffline whether the last request got no response (status 0); if false, nothing is called
 */
export function useBackOnline(isOffline: boolean, onBackOnline: () => void): void {
  const handleOnline = useEffectEvent(onBackOnline);
  useEffect(() => {
    if (!isOffline) return;
    const listener = () => handleOnline();
    window.addEventListener('online', listener);
    return () => window.removeEventListener('online', listener);
  }, [isOffline]);
}
