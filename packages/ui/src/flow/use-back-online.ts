import { useEffect, useEffectEvent } from 'react';

/**
 * Calls `onBackOnline` when the network returns while `isOffline` is true: the last request got no response (status
 * 0), and the displayed failure is then outdated.
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
