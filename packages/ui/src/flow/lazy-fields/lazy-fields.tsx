import { type ComponentType, startTransition, useCallback, useEffect, useState } from 'react';
import { FailedState } from '../../primitives/failed-state/index.ts';
import { newTask } from '../../primitives/new-task/index.ts';
import { Skeleton } from '../../primitives/skeleton/index.ts';

type Request<Props> = { state: 'loading' | 'failed' } | { state: 'ready'; Fields: ComponentType<Props> };

/**
 * Fields that load when their step is opened, because they weigh more than the rest of the wizard or one product
 * line alone has them. A failed download can be asked for again, where `React.lazy` would take the wizard down.
 * `waiting` gives the skeleton their height.
 */
export function lazyFields<Props extends object>(load: () => Promise<ComponentType<Props>>, waiting: string) {
  let known: ComponentType<Props> | null = null;

  return function LazyFields(props: Props) {
    const [request, setRequest] = useState<Request<Props>>(() =>
      known ? { state: 'ready', Fields: known } : { state: 'loading' },
    );

    const ask = useCallback(() => {
      setRequest((now) => (now.state === 'loading' ? now : { state: 'loading' }));
      newTask()
        .then(load)
        .then(
          (Fields) => {
            known = Fields;
            startTransition(() => setRequest({ state: 'ready', Fields }));
          },
          () => setRequest({ state: 'failed' }),
        );
    }, []);

    useEffect(() => {
      if (!known) ask();
    }, [ask]);

    if (request.state === 'ready') return <request.Fields {...props} />;
    if (request.state === 'failed') return <FailedState onRetry={ask} />;
    return <Skeleton className={waiting} />;
  };
}
