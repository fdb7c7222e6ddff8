import type { ReactNode } from 'react';
import { FailedState } from '../../primitives/failed-state/index.ts';
import { useMessages } from '../../primitives/host/messages.ts';
import { Skeleton } from '../../primitives/skeleton/index.ts';
import { profileFormMessages } from './messages.ts';
import type { LazyTabsRequest } from './use-lazy-tabs.ts';

export type LazyTabProps = {
  request: LazyTabsRequest;
  onRetry: () => void;
  children: (tabs: Extract<LazyTabsRequest, { state: 'ready' }>['tabs']) => ReactNode;
};

/** The second or third tab, whose content loads on demand, with a retry after a failure. */
export function LazyTab({ request, onRetry, children }: LazyTabProps) {
  const texts = useMessages('ProfileForm', profileFormMessages);
  if (request.state === 'ready') return children(request.tabs);
  if (request.state === 'failed') return <FailedState onRetry={onRetry} />;
  return (
    <div role="status" className="nu:grid nu:gap-5 nu:@tablet:grid-cols-2">
      <span className="nu:sr-only">{texts.loading}</span>
      <Skeleton className="nu:h-20" />
      <Skeleton className="nu:h-20" />
      <Skeleton className="nu:h-20" />
      <Skeleton className="nu:h-20" />
    </div>
  );
}
