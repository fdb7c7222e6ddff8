import { useEffect, useEffectEvent } from 'react';

/**
 * Calls `onBack` when the network returns, while `isOffline`: the last request got no response (status 0). A message
 * about the connection is wrong from then on.
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
