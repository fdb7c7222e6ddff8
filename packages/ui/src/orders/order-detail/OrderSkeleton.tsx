import type { ProductType } from '@naungan/domain/lines';
import { cx } from '../../primitives/cx.ts';
import { Skeleton } from '../../primitives/skeleton/index.ts';
import { Spinner } from '../../primitives/spinner/index.ts';
import type { WithHostProps } from '../../primitives/with-host-props.ts';
import { OrderDetailCrumbs } from './OrderDetailCrumbs.tsx';

/** Placeholder of an order's page, with the page's breadcrumb. */
export function OrderSkeleton({ line, className, ...rest }: WithHostProps<{ line: ProductType }, 'div'>) {
  return (
    <div {...rest} className={cx('nu:grid nu:gap-5', className)}>
      <OrderDetailCrumbs line={line} />
      {/* Announces to screen readers that the page loads; visitors see the skeletons. */}
      <Spinner className="nu:sr-only" />
      <Skeleton className="nu:h-16 nu:w-full nu:max-w-lg" />
      <Skeleton className="nu:h-36 nu:w-full nu:rounded-card" />
      <Skeleton className="nu:h-48 nu:w-full nu:rounded-card" />
      <Skeleton className="nu:h-72 nu:w-full nu:rounded-card" />
    </div>
  );
}
