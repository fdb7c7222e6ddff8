import { type ComponentType, useState } from 'react';
import { useLazyPart } from './use-lazy-part.ts';

/** A dialog that loads when first opened. */
export function useLazyDialog<Props>(load: () => Promise<ComponentType<Props>>) {
  const [Dialog, need] = useLazyPart<Props>(load);
  const [state, setState] = useState<'closed' | 'loading' | 'open'>('closed');
  return {
    Dialog,
    open: state === 'open',
    pending: state === 'loading',
    async show() {
      setState('loading');
      setState((await need()) ? 'open' : 'closed');
    },
    setOpen: (open: boolean) => setState(open ? 'open' : 'closed'),
  };
}
