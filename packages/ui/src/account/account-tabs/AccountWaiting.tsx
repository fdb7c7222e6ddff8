import { Skeleton } from '../../primitives/skeleton/index.ts';
import { Spinner } from '../../primitives/spinner/index.ts';
import { AccountHeading } from './AccountHeading.tsx';

/** The area while its member is not known yet; nothing of it moves afterwards. */
export function AccountWaiting() {
  return (
    <div className="container-page py-6 sm:py-10">
      <AccountHeading />
      <Spinner className="sr-only" />
      <Skeleton className="h-12 max-w-80" />
      <Skeleton className="mt-6 h-96 rounded-card" />
    </div>
  );
}
