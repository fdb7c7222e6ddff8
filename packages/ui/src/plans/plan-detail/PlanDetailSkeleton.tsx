import { Skeleton } from '../../primitives/skeleton/index.ts';

/** The page's outline while the plan loads. */
export function PlanDetailSkeleton() {
  return (
    <div role="status">
      <span className="sr-only">Memuat…</span>
      <div className="border-b border-line bg-surface">
        <div className="container-page grid gap-4 py-5">
          <Skeleton className="h-4 w-2/3 max-w-80" />
          <div className="flex items-center gap-4">
            <Skeleton className="size-12 sm:size-16" />
            <div className="grid flex-1 gap-2">
              <Skeleton className="h-8 w-3/4 max-w-72" />
              <Skeleton className="h-4 w-1/2 max-w-48" />
            </div>
          </div>
        </div>
      </div>
      <div className="container-page grid gap-6 py-7 lg:grid-cols-[minmax(0,1fr)_344px] lg:gap-8">
        <Skeleton className="h-96 rounded-card lg:order-last" />
        <div className="grid content-start gap-6">
          <Skeleton className="h-8 w-40" />
          <Skeleton className="h-64 rounded-card" />
          <Skeleton className="h-64 rounded-card" />
        </div>
      </div>
    </div>
  );
}
