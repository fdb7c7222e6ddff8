import { useEffect, useState } from 'react';
import { useLazyPart } from '../lazy-part/use-lazy-part.ts';
import type { SendDialogsProps } from './SendDialogs.tsx';

const load = () => import('./SendDialogs.tsx').then((part) => part.SendDialogs);

/**
 * The dialogs of sending. They arrive while the last step is read (`soon`); when they did not, `ask` waits for them,
 * and says so when they cannot come: the next press asks again.
 */
export function useSendDialogs(soon: boolean) {
  const [Dialogs, need] = useLazyPart<SendDialogsProps>(load);
  const [state, setState] = useState<'closed' | 'loading' | 'confirming'>('closed');

  useEffect(() => {
    if (soon) load().catch(() => undefined);
  }, [soon]);

  return {
    Dialogs,
    pending: state === 'loading',
    confirming: state === 'confirming',
    setConfirming: (open: boolean) => setState(open ? 'confirming' : 'closed'),
    /** Opens the question whether to send. */
    async ask() {
      setState('loading');
      setState((await need()) ? 'confirming' : 'closed');
    },
  };
}
