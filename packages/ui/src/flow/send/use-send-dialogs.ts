import { useEffect, useState } from 'react';
import { useLazyComponent } from '../lazy-component/use-lazy-component.ts';
import type { SendDialogsProps } from './SendDialogs.tsx';

const loadDialogs = () => import('./SendDialogs.tsx').then((module) => module.SendDialogs);

/**
 * Loads the dialogs of a submission. With `shouldPreload` they load while the customer reads the last step. `open()`
 * waits for the download. After a failed download a toast appears, and the next call of `open()` tries again.
 */
export function useSendDialogs(shouldPreload: boolean) {
  const [Dialogs, ensureLoaded] = useLazyComponent<SendDialogsProps>(loadDialogs);
  const [state, setState] = useState<'closed' | 'loading' | 'confirming'>('closed');

  useEffect(() => {
    if (shouldPreload) loadDialogs().catch(() => undefined);
  }, [shouldPreload]);

  return {
    Dialogs,
    pending: state === 'loading',
    isConfirmationOpen: state === 'confirming',
    setConfirmationOpen: (open: boolean) => setState(open ? 'confirming' : 'closed'),
    /** Opens the confirmation. */
    async open() {
      setState('loading');
      setState((await ensureLoaded()) ? 'confirming' : 'closed');
    },
  };
}
