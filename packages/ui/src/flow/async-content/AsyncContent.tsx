import type { ReactNode } from 'react';
import { FailedState } from '../../primitives/failed-state/index.ts';
import { useFocusAfterRetry } from '../../primitives/use-focus-after-retry.ts';
import type { ActionError } from '../action-error/action-error.ts';
import { type LoadControls, useLoad } from '../use-load/use-load.ts';

export type AsyncContentProps<Value> = {
  load: () => Promise<Value>;
  /** A change of it loads anew. */
  loadKey?: string;
  skeleton: ReactNode;
  /** Shown instead of the failed state when the rejection has status 404. */
  notFound?: ReactNode;
  /** Shown instead of the failed state when the rejection has status 422: asking again would not help. */
  refused?: ((error: ActionError) => ReactNode) | undefined;
  children: (value: Value, controls: LoadControls<Value>) => ReactNode;
};

const INVALID = 422;

/** Loading, failed, not found, or what was loaded: one of them, never a spinner for ever. */
export function AsyncContent<Value>({
  load,
  loadKey,
  skeleton,
  notFound,
  refused,
  children,
}: AsyncContentProps<Value>) {
  const controls = useLoad(load, loadKey);
  const { request } = controls;
  const keepFocus = useFocusAfterRetry(request.state);
  if (request.state === 'ready') return children(request.value, controls);
  if (request.state === 'loading') return <div aria-busy="true">{skeleton}</div>;
  if (request.error.status === 404 && notFound) return notFound;
  if (request.error.status === INVALID && refused) return refused(request.error);
  function retry() {
    keepFocus();
    controls.reload();
  }
  return <FailedState onRetry={retry} />;
}
