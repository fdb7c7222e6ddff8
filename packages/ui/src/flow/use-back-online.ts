import { useEffect, useEffectEvent } from 'react';

/**
 * Calls `onBack` when the network returns. `isOffline` means that the last request got no response (status 0);
 * a message about the connection is then outdated.
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
