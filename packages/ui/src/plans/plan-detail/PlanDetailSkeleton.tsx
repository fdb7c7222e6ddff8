import { useMessages } from '../../primitives/host/messages.ts';
import { Skeleton } from '../../primitives/skeleton/index.ts';
import { planDetailMessages } from './messages.ts';

/** A placeholder in the layout of a plan's page, shown while the plan loads. */
export function PlanDetailSkeleton() {
  const texts = useMessages('PlanDetail', planDetailMessages);
  return (
    <div role="status">
      <span className="nu:sr-only">{texts.loading}</span>
      <div className="nu:border-b nu:border-line nu:bg-surface">
        <div className="nu:container-page nu:grid nu:gap-4 nu:py-5">
          <Skeleton className="nu:h-4 nu:w-2/3 nu:max-w-80" />
          <div className="nu:flex nu:items-center nu:gap-4">
            <Skeleton className="nu:size-12 nu:@tablet:size-16" />
            <div className="nu:grid nu:flex-1 nu:gap-2">
              <Skeleton className="nu:h-8 nu:w-3/4 nu:max-w-72" />
              <Skeleton className="nu:h-4 nu:w-1/2 nu:max-w-48" />
            </div>
          </div>
        </div>
      </div>
      <div className="nu:container-page nu:grid nu:gap-6 nu:py-7 nu:@desktop:grid-cols-[10.5rem_minmax(0,1fr)_19.5rem]">
        <Skeleton className="nu:h-96 nu:rounded-card nu:@desktop:col-start-3" />
        <div className="nu:grid nu:content-start nu:gap-6 nu:@desktop:col-start-2 nu:@desktop:row-start-1">
          <Skeleton className="nu:h-8 nu:w-40" />
          <Skeleton className="nu:h-64 nu:rounded-card" />
          <Skeleton className="nu:h-64 nu:rounded-card" />
        </div>
      </div>
    </div>
  );
}
