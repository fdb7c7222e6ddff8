import type { ComponentProps } from 'react';
import { cx } from '../../primitives/cx.ts';
import { Skeleton } from '../../primitives/skeleton/index.ts';
import { Spinner } from '../../primitives/spinner/index.ts';

/** A placeholder in the layout of the invoice page, shown while the invoice loads. */
export function InvoiceSkeleton({ className, ...rest }: ComponentProps<'div'>) {
  return (
    <div {...rest} className={cx('nu:@container', className)}>
      {/* Announces to screen readers that the page loads; visitors see the skeletons. */}
      <Spinner className="nu:sr-only" />
      <div className="nu:grid nu:gap-5">
        <Skeleton className="nu:h-8 nu:w-full nu:max-w-56" />
        <Skeleton className="nu:h-16 nu:w-full nu:max-w-lg" />
        <div className="nu:grid nu:items-start nu:gap-5 nu:@desktop:grid-cols-[10.5rem_minmax(0,1fr)_19.5rem] nu:@desktop:gap-x-6">
          <div className="nu:grid nu:gap-5 nu:@desktop:col-start-2">
            <Skeleton className="nu:h-44 nu:rounded-card" />
            <Skeleton className="nu:h-72 nu:rounded-card" />
          </div>
          <Skeleton className="nu:h-64 nu:rounded-card nu:@desktop:col-start-3" />
        </div>
      </div>
    </div>
  );
}
