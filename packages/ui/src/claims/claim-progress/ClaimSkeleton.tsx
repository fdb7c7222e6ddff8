import { Skeleton } from '../../primitives/skeleton/index.ts';
import { Spinner } from '../../primitives/spinner/index.ts';
import { BackToClaimsLink } from './ClaimHeader.tsx';

/** The loading state of a claim's page. */
export function ClaimSkeleton({ isForHeir = false }: { isForHeir?: boolean }) {
  return (
    <div className="nu:grid nu:gap-5">
      <BackToClaimsLink isForHeir={isForHeir} />
      {/* Announces to screen readers that the page loads; visitors see the skeletons. */}
      <Spinner className="nu:sr-only" />
      <Skeleton className="nu:h-16 nu:w-full nu:max-w-md" />
      <Skeleton className="nu:h-36 nu:w-full nu:rounded-card" />
      <Skeleton className="nu:h-72 nu:w-full nu:rounded-card nu:@tablet:h-44" />
    </div>
  );
}
