import { Skeleton } from '@naungan/ui/primitives/skeleton';

/** Placeholder of the page of a record. */
export function RecordSkeleton() {
  return (
    <div aria-busy="true" className="nu:flex nu:flex-1 nu:flex-col">
      <span className="nu:sr-only" role="status">
        Memuat data
      </span>
      <div className="nu:flex nu:h-14 nu:items-center nu:border-b nu:border-line nu:bg-surface nu:px-5">
        <Skeleton className="nu:h-6 nu:w-72" />
      </div>
      <div className="nu:grid nu:flex-1 nu:grid-cols-[24rem_1fr] nu:gap-4 nu:p-5">
        <Skeleton className="nu:h-full" />
        <Skeleton className="nu:h-full" />
      </div>
    </div>
  );
}
