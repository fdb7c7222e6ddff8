import { Skeleton } from '../../primitives/skeleton/index.ts';
import { Spinner } from '../../primitives/spinner/index.ts';

/** Placeholder of a step's fields. */
export function StepSkeleton() {
  return (
    <>
      <Skeleton className="nu:h-64 nu:w-full nu:rounded-card" />
      <Skeleton className="nu:h-96 nu:w-full nu:rounded-card" />
    </>
  );
}

/**
 * Placeholder of a wizard. It has the size of the wizard's frame, so that nothing shifts when the wizard
 * appears.
 */
export function WizardSkeleton() {
  return (
    <div className="nu:@container">
      <div className="nu:grid nu:items-start nu:gap-x-10 nu:gap-y-6 nu:@desktop:grid-cols-[minmax(0,1fr)_340px]">
        {/* Announces to screen readers that the page loads; visitors see the skeletons. */}
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
