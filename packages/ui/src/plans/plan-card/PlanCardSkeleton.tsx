import { Skeleton } from '../../primitives/skeleton/index.ts';

/** As high as a card of four facts, so that the list does not jump when plans arrive. */
export function PlanCardSkeleton() {
  return (
    <div aria-hidden="true" className="@container">
      <div className="grid gap-4 rounded-card border border-line bg-surface p-4 @md:gap-5 @md:p-[22px]">
        <div className="flex flex-col justify-between gap-3 @xl:flex-row">
          <div className="flex flex-1 gap-4">
            <Skeleton className="size-12 shrink-0 @md:size-16" />
            <div className="grid flex-1 content-start gap-2">
              <Skeleton className="h-6 w-3/4 max-w-56" />
              <Skeleton className="h-4 w-1/2 max-w-40" />
            </div>
          </div>
          <div className="grid content-start gap-2 @xl:justify-items-end">
            <Skeleton className="h-8 w-40" />
            <Skeleton className="h-[18px] w-52" />
          </div>
        </div>
        <div className="border-t border-line pt-4">
          <Skeleton className="h-32 @md:h-[108px] @2xl:h-12" />
        </div>
        <div className="grid grid-cols-2 gap-2 @md:flex">
          <Skeleton className="col-span-2 h-11 @md:me-auto @md:w-36" />
          <Skeleton className="h-11 @md:w-20" />
          <Skeleton className="h-11 @md:w-16" />
        </div>
      </div>
    </div>
  );
}
