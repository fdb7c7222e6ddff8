import { Skeleton } from '@naungan/ui/primitives/skeleton';

const ROWS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'];

/** Placeholder of a list that loads. */
export function TableSkeleton() {
  return (
    <div aria-busy="true" className="nu:flex-1 nu:bg-surface nu:px-5 nu:py-3">
      <span className="nu:sr-only" role="status">
        Memuat daftar
      </span>
      {ROWS.map((row) => (
        <div key={row} className="nu:flex nu:gap-4 nu:py-2">
          <Skeleton className="nu:h-5 nu:w-16" />
          <Skeleton className="nu:h-5 nu:w-40" />
          <Skeleton className="nu:h-5 nu:flex-1" />
          <Skeleton className="nu:h-5 nu:w-28" />
        </div>
      ))}
    </div>
  );
}
