import { Skeleton } from '../../primitives/skeleton/index.ts';
import { Spinner } from '../../primitives/spinner/index.ts';
import { AccountHeading } from './AccountHeading.tsx';

/** Placeholder of the account area until the member has loaded, with the same layout. */
export function AccountSkeleton() {
  return (
    <div className="nu:@container">
      <div className="nu:container-page nu:py-6 nu:@tablet:py-10">
        <AccountHeading />
        <Spinner className="nu:sr-only" />
        <Skeleton className="nu:h-12 nu:max-w-80" />
        <Skeleton className="nu:mt-6 nu:h-96 nu:rounded-card" />
      </div>
    </div>
  );
}
