import type { ComponentProps } from 'react';
import { cx } from '../../primitives/cx.ts';
import { Skeleton } from '../../primitives/skeleton/index.ts';

/** A placeholder as high as a card with four facts, so that the list does not shift when plans load. */
export function PlanCardSkeleton({ className, ...rest }: ComponentProps<'div'>) {
  return (
    <div {...rest} aria-hidden="true" className={cx('nu:@container', className)}>
      <div className="nu:grid nu:gap-4 nu:rounded-card nu:border nu:border-line nu:bg-surface nu:p-4 nu:@md:gap-5 nu:@md:p-[22px]">
        <div className="nu:flex nu:flex-col nu:justify-between nu:gap-3 nu:@xl:flex-row">
          <div className="nu:flex nu:flex-1 nu:gap-4">
            <Skeleton className="nu:size-12 nu:shrink-0 nu:@md:size-16" />
            <div className="nu:grid nu:flex-1 nu:content-start nu:gap-2">
              <Skeleton className="nu:h-6 nu:w-3/4 nu:max-w-56" />
              <Skeleton className="nu:h-4 nu:w-1/2 nu:max-w-40" />
            </div>
          </div>
          <div className="nu:grid nu:content-start nu:gap-2 nu:@xl:justify-items-end">
            <Skeleton className="nu:h-8 nu:w-40" />
            <Skeleton className="nu:h-[18px] nu:w-52" />
          </div>
        </div>
        <div className="nu:border-t nu:border-line nu:pt-4">
          <Skeleton className="nu:h-32 nu:@md:h-[108px] nu:@2xl:h-12" />
        </div>
        <div className="nu:grid nu:grid-cols-2 nu:gap-2 nu:@md:flex">
          <Skeleton className="nu:col-span-2 nu:h-11 nu:@md:me-auto nu:@md:w-36" />
          <Skeleton className="nu:h-11 nu:@md:w-20" />
          <Skeleton className="nu:h-11 nu:@md:w-16" />
        </div>
      </div>
    </div>
  );
}
