import type { ReactNode } from 'react';
import { FailedState } from '../../primitives/failed-state/index.ts';
import { useFocusAfterRetry } from '../../primitives/use-focus-after-retry.ts';
import type { ApiProblem } from '../api-problem.ts';
import { type LoadControls, useLoad } from '../use-load.ts';

export type AsyncContentProps<Value> = {
  load: () => Promise<Value>;
  /** When this key changes, the value is loaded again. */
  loadKey?: string;
  skeleton: ReactNode;
  /** Shown instead of the failure for status 404. */
  notFound?: ReactNode | ((error: ApiProblem) => ReactNode);
  /** Shown instead of the failure for status 422, where a retry would not help. */
  unprocessable?: ((error: ApiProblem) => ReactNode) | undefined;
  children: (value: Value, controls: LoadControls<Value>) => ReactNode;
};

const UNPROCESSABLE = 422;

/** Shows a skeleton, the loaded value, a failure with a retry button, `notFound` or `unprocessable`. */
export function AsyncContent<Value>({
  load,
  loadKey,
  skeleton,
  notFound,
  unprocessable,
  children,
}: AsyncContentProps<Value>) {
  const controls = useLoad(load, loadKey);
  const { loadState } = controls;
  const restoreFocus = useFocusAfterRetry(loadState.state);
  if (loadState.state === 'ready') return children(loadState.value, controls);
  if (loadState.state === 'loading') return <div aria-busy="true">{skeleton}</div>;
  if (loadState.error.status === 404 && notFound)
    return typeof notFound === 'function' ? notFound(loadState.error) : notFound;
  if (loadState.error.status === UNPROCESSABLE && unprocessable) return unprocessable(loadState.error);
  function retry() {
    restoreFocus();
    controls.reload();
  }
  return <FailedState offline={loadState.error.status === 0} onRetry={retry} />;
}
