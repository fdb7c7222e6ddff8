import { Skeleton } from '../../primitives/skeleton/index.ts';
import { Spinner } from '../../primitives/spinner/index.ts';
import { AccountLayout, type AccountLayoutProps } from './AccountLayout.tsx';

export type AccountSkeletonProps = Pick<AccountLayoutProps, 'current' | 'hasHeading' | 'sections'>;

/** Placeholder of an account page until the member has loaded, with the same layout and navigation. */
export function AccountSkeleton(props: AccountSkeletonProps) {
  return (
    <div className="nu:@container">
      <AccountLayout {...props}>
        {/* Announces to screen readers that the page loads; visitors see the skeletons. */}
        <Spinner className="nu:sr-only" />
        <Skeleton className="nu:h-10 nu:max-w-64" />
        <Skeleton className="nu:mt-5 nu:h-96 nu:rounded-card" />
      </AccountLayout>
    </div>
  );
}
