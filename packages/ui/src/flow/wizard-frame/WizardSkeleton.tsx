import { Skeleton } from '../../primitives/skeleton/index.ts';
import { Spinner } from '../../primitives/spinner/index.ts';

/** The fields of a step, before they are drawn. */
export function StepSkeleton() {
  return (
    <>
      <Skeleton className="nu:h-64 nu:w-full nu:rounded-card" />
      <Skeleton className="nu:h-96 nu:w-full nu:rounded-card" />
    </>
  );
}

/** The wizard's frame, so that nothing moves when it comes. */
export function WizardSkeleton() {
  return (
    <div className="nu:@container">
      <div className="nu:grid nu:items-start nu:gap-x-10 nu:gap-y-6 nu:@desktop:grid-cols-[minmax(0,1fr)_340px]">
        <Spinner className="nu:sr-only" />
        <Skeleton className="nu:h-[74px] nu:w-full nu:rounded-card nu:@desktop:col-start-2 nu:@desktop:row-start-1 nu:@desktop:h-72" />
        <div className="nu:grid nu:gap-6 nu:@desktop:col-start-1 nu:@desktop:row-start-1">
          <Skeleton className="nu:h-24 nu:w-full nu:max-w-md" />
          <StepSkeleton />
        </div>
      </div>
    </div>
  );
}
