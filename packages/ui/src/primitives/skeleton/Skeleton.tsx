import type { ComponentProps } from 'react';
import { cx } from '../cx.ts';

export type SkeletonProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** Shows lines of text instead of one block; the last is shorter. */
  lines?: number;
};

/**
 * A placeholder for content that is loading. Give it the size of the content. If there are several
 * placeholders, announce 'Memuat…' only once for all of them.
 */
export function Skeleton({ lines, className, ...rest }: SkeletonProps) {
  if (lines === undefined) {
    return <div aria-hidden="true" {...rest} className={cx('nu:shimmer nu:rounded-lg', className)} />;
  }
  return (
    <div aria-hidden="true" {...rest} className={cx('nu:grid nu:gap-2.5', className)}>
      {Array.from({ length: lines }, (_, line) => (
        <div
          key={line}
          className={cx('nu:shimmer nu:h-4 nu:rounded-md', lines > 1 && line === lines - 1 && 'nu:w-3/5')}
        />
      ))}
    </div>
  );
}
