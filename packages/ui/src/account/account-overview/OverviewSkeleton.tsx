import { useMessages } from '../../primitives/host/messages.ts';
import { Skeleton } from '../../primitives/skeleton/index.ts';
import { accountOverviewMessages } from './messages.ts';

/** Placeholder of the overview, with the same layout. */
export function OverviewSkeleton() {
  const texts = useMessages('AccountOverview', accountOverviewMessages);
  return (
    <div role="status">
      <span className="nu:sr-only">{texts.loading}</span>
      <Skeleton className="nu:h-8 nu:max-w-72" />
      <Skeleton className="nu:mt-3 nu:h-44 nu:rounded-card" />
      <div className="nu:mt-8 nu:grid nu:gap-6 nu:@tablet:grid-cols-2">
        <Skeleton className="nu:h-72 nu:rounded-card" />
        <Skeleton className="nu:h-72 nu:rounded-card" />
      </div>
    </div>
  );
}
