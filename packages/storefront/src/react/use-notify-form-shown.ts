import { useEffect } from 'react';
import { useStorefront } from './StorefrontProvider.tsx';

/** Notifies the host when the flow's form can be used. */
export function useNotifyFormShown(isReady: boolean): void {
  const { onFormShown } = useStorefront();
  useEffect(() => {
    if (isReady) onFormShown?.();
  }, [isReady, onFormShown]);
}
