import { useEffect } from 'react';
import { useStorefront } from './provider.tsx';

/** Notifies the host when `ready` is true: the flow's form works. */
export function useFormShown(ready: boolean): void {
  const { onFormShown } = useStorefront();
  useEffect(() => {
    if (ready) onFormShown?.();
  }, [ready, onFormShown]);
}
