import { type ComponentType, startTransition, useCallback, useEffect, useState } from 'react';
import { FailedState } from '../../primitives/failed-state/index.ts';
import { Skeleton } from '../../primitives/skeleton/index.ts';
import { yieldToMain } from '../../primitives/yield-to-main/index.ts';

type FieldsState<Props> = { state: 'loading' | 'failed' } | { state: 'ready'; Fields: ComponentType<Props> };

/**
 * Returns a component that loads its fields when their step opens, for fields that are large or belong to a
 * single line. A failed download can be retried; `React.lazy` would unmount the wizard.
 * @param skeletonClassName gives the skeleton the height of the fields
 */
export function lazyFields<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  skeletonClassName: string,
) {
  let loadedFields: ComponentType<Props> | null = null;

  return function LazyFields(props: Props) {
    const [loadState, setLoadState] = useState<FieldsState<Props>>(() =>
      loadedFields ? { state: 'ready', Fields: loadedFields } : { state: 'loading' },
    );

    const loadFields = useCallback(() => {
      setLoadState((previous) => (previous.state === 'loading' ? previous : { state: 'loading' }));
      // The browser displays the step before the download starts.
      yieldToMain()
        .then(load)
        .then(
          (Fields) => {
            loadedFields = Fields;
            startTransition(() => setLoadState({ state: 'ready', Fields }));
          },
          () => setLoadState({ state: 'failed' }),
        );
    }, []);

    useEffect(() => {
      if (!loadedFields) loadFields();
    }, [loadFields]);

    if (loadState.state === 'ready') return <loadState.Fields {...props} />;
    if (loadState.state === 'failed') return <FailedState onRetry={loadFields} />;
    return <Skeleton className={skeletonClassName} />;
  };
}
