import { useEffect } from 'react';
import { useStorefront } from './provider.tsx';

/** Tells the host that the flow's form is there and works, once it is `ready`. */
export function useFormShown(ready: boolean): void {
  const { onFormShown } = useStorefront();
  useEffect(() => {
    if (ready) onFormShown?.();
  }, [ready, onFormShown]);
}
