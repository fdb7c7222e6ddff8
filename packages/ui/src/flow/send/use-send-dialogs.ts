import { useEffect, useState } from 'react';
import { useLazyComponent } from '../lazy-component/use-lazy-component.ts';
import type { SendDialogsProps } from './SendDialogs.tsx';

const load = () => import('./SendDialogs.tsx').then((part) => part.SendDialogs);

/**
 * Loads the dialogs of a submission. With `preload` they load in advance, while the last step is read. `open`
 * waits for them; if they fail to load it shows a toast, and the next click tries again.
 */
export function useSendDialogs(preload: boolean) {
  const [Dialogs, need] = useLazyComponent<SendDialogsProps>(load);
  const [state, setState] = useState<'closed' | 'loading' | 'confirming'>('closed');

  useEffect(() => {
    if (preload) load().catch(() => undefined);
  }, [preload]);

  return {
    Dialogs,
    pending: state === 'loading',
    confirming: state === 'confirming',
    setConfirming: (open: boolean) => setState(open ? 'confirming' : 'closed'),
    /** Opens the confirmation. */
    async open() {
      setState('loading');
      setState((await need()) ? 'confirming' : 'closed');
    },
  };
}
