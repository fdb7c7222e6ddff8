import type { ReactNode } from 'react';
import { FailedState } from '../../primitives/failed-state/index.ts';
import { useFocusAfterRetry } from '../../primitives/use-focus-after-retry.ts';
import type { ApiProblem } from '../api-problem.ts';
import { type LoadControls, useLoad } from '../use-load.ts';

export type AsyncContentProps<Value> = {
  load: () => Promise<Value>;
  /** A change of this key loads again. */
  loadKey?: string;
  skeleton: ReactNode;
  /** Shown instead of the failure for status 404. */
  notFound?: ReactNode | ((error: ApiProblem) => ReactNode);
  /** Shown instead of the failure for status 422, where a retry would not help. */
  refused?: ((error: ApiProblem) => ReactNode) | undefined;
  children: (value: Value, controls: LoadControls<Value>) => ReactNode;
};

const UNPROCESSABLE = 422;

/** Shows a skeleton, the loaded value, a failure with a retry button, or `notFound`. */
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
  const restoreFocus = useFocusAfterRetry(request.state);
  if (request.state === 'ready') return children(request.value, controls);
  if (request.state === 'loading') return <div aria-busy="true">{skeleton}</div>;
  if (request.error.status === 404 && notFound)
    return typeof notFound === 'function' ? notFound(request.error) : notFound;
  if (request.error.status === UNPROCESSABLE && refused) return refused(request.error);
  function retry() {
    restoreFocus();
    controls.reload();
  }
  return <FailedState onRetry={retry} />;
}
