import { Skeleton } from '../../primitives/skeleton/index.ts';
import { Spinner } from '../../primitives/spinner/index.ts';

/** The wizard's frame, so that nothing moves when it comes. */
export function WizardSkeleton() {
  return (
    <div className="grid items-start gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,1fr)_340px]">
      <Spinner className="sr-only" />
      <Skeleton className="h-[74px] w-full rounded-card lg:col-start-2 lg:row-start-1 lg:h-72" />
      <div className="grid gap-6 lg:col-start-1 lg:row-start-1">
        <Skeleton className="h-24 w-full max-w-md" />
        <Skeleton className="h-64 w-full rounded-card" />
        <Skeleton className="h-96 w-full rounded-card" />
      </div>
    </div>
  );
}
