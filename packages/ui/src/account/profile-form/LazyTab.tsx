import type { ReactNode } from 'react';
import { FailedState } from '../../primitives/failed-state/index.ts';
import { Skeleton } from '../../primitives/skeleton/index.ts';
import type { LazyTabsRequest } from './use-lazy-tabs.ts';

export type LazyTabProps = {
  request: LazyTabsRequest;
  onRetry: () => void;
  children: (tabs: Extract<LazyTabsRequest, { state: 'ready' }>['tabs']) => ReactNode;
};

/** The second or third tab, whose content loads on demand, with a retry after a failure. */
export function LazyTab({ request, onRetry, children }: LazyTabProps) {
  if (request.state === 'ready') return children(request.tabs);
  if (request.state === 'failed') return <FailedState onRetry={onRetry} />;
  return (
    <div role="status" className="nu:grid nu:gap-5 nu:@tablet:grid-cols-2">
      <span className="nu:sr-only">Memuat…</span>
      <Skeleton className="nu:h-20" />
      <Skeleton className="nu:h-20" />
      <Skeleton className="nu:h-20" />
      <Skeleton className="nu:h-20" />
    </div>
  );
}
