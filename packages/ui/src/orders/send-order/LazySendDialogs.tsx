import { lazy, Suspense } from 'react';
import type { SendDialogsProps } from './SendDialogs.tsx';

const SendDialogs = lazy(() => import('./SendDialogs.tsx'));

/** Mount it on the last step: the dialogs arrive while the summary is read. */
export function LazySendDialogs(props: SendDialogsProps) {
  return (
    <Suspense fallback={null}>
      <SendDialogs {...props} />
    </Suspense>
  );
}
