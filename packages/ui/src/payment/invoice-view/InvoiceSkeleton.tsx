import { Skeleton } from '../../primitives/skeleton/index.ts';
import { Spinner } from '../../primitives/spinner/index.ts';

/** The loading state of an invoice's page. */
export function InvoiceSkeleton() {
  return (
    <div className="nu:@container">
      <Spinner className="nu:sr-only" />
      <div className="nu:grid nu:items-start nu:gap-6 nu:@desktop:grid-cols-[minmax(0,1fr)_320px]">
        <Skeleton className="nu:h-80 nu:rounded-card nu:@desktop:col-start-2 nu:@desktop:row-start-1" />
        <Skeleton className="nu:h-[40rem] nu:rounded-card nu:@desktop:col-start-1 nu:@desktop:row-start-1" />
      </div>
    </div>
  );
}
