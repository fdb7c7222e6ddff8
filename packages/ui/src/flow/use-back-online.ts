import { useEffect, useEffectEvent } from 'react';

/**
 * Calls `onBack` when the network returns, if `isOffline`: the last request got no response (status 0). From then on
 * the displayed message about the connection is outdated.
 */
export function useBackOnline(isOffline: boolean, onBack: () => void): void {
  const handleOnline = useEffectEvent(onBack);
  useEffect(() => {
    if (!isOffline) return;
    const listener = () => handleOnline();
    window.addEventListener('online', listener);
    return () => window.removeEventListener('online', listener);
  }, [isOffline]);
}
