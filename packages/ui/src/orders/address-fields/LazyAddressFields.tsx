import { useCallback, useEffect, useState } from 'react';
import { FailedState } from '../../primitives/failed-state/index.ts';
import { Skeleton } from '../../primitives/skeleton/index.ts';
import type { AddressFields, AddressFieldsProps } from './AddressFields.tsx';

type Request = { state: 'loading' | 'failed' } | { state: 'ready'; Fields: typeof AddressFields };

let known: typeof AddressFields | null = null;

/**
 * The address fields, loaded when their step is opened: the lists of regions weigh more than the rest of the
 * wizard. A failed download can be asked for again, where `React.lazy` would take the wizard down.
 */
export function LazyAddressFields(props: AddressFieldsProps) {
  const [request, setRequest] = useState<Request>(() =>
    known ? { state: 'ready', Fields: known } : { state: 'loading' },
  );

  const load = useCallback(() => {
    setRequest({ state: 'loading' });
    import('./AddressFields.tsx').then(
      ({ AddressFields: Fields }) => {
        known = Fields;
        setRequest({ state: 'ready', Fields });
      },
      () => setRequest({ state: 'failed' }),
    );
  }, []);

  useEffect(() => {
    if (!known) load();
  }, [load]);

  if (request.state === 'ready') return <request.Fields {...props} />;
  if (request.state === 'failed') return <FailedState onRetry={load} />;
  return <Skeleton className="h-[38rem] w-full rounded-card sm:h-96" />;
}
