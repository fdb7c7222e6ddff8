import { type ComponentType, useState } from 'react';
import { useLazyComponent } from './use-lazy-component.ts';

/** Loads a dialog when `show()` is first called. `pending` is true during the download. */
export function useLazyDialog<Props>(load: () => Promise<ComponentType<Props>>) {
  const [Dialog, ensureLoaded] = useLazyComponent<Props>(load);
  const [state, setState] = useState<'closed' | 'loading' | 'open'>('closed');
  return {
    Dialog,
    open: state === 'open',
    pending: state === 'loading',
    async show() {
      setState('loading');
      setState((await ensureLoaded()) ? 'open' : 'closed');
    },
    setOpen: (open: boolean) => setState(open ? 'open' : 'closed'),
  };
}
