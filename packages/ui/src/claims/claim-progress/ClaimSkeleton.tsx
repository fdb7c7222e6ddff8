import { cx } from '../../primitives/cx.ts';
import { Skeleton } from '../../primitives/skeleton/index.ts';
import { Spinner } from '../../primitives/spinner/index.ts';
import type { WithHostProps } from '../../primitives/with-host-props.ts';
import { BackToClaimsLink } from './ClaimHeader.tsx';

/** The loading state of a claim's page. */
export function ClaimSkeleton({
  isForHeir = false,
  className,
  ...rest
}: WithHostProps<{ isForHeir?: boolean }, 'div'>) {
  return (
    <div {...rest} className={cx('nu:grid nu:gap-5', className)}>
      <BackToClaimsLink isForHeir={isForHeir} />
      {/* Announces to screen readers that the page loads; visitors see the skeletons. */}
      <Spinner className="nu:sr-only" />
      <Skeleton className="nu:h-16 nu:w-full nu:max-w-md" />
      <Skeleton className="nu:h-36 nu:w-full nu:rounded-card" />
      <Skeleton className="nu:h-72 nu:w-full nu:rounded-card nu:@tablet:h-44" />
    </div>
  );
}
