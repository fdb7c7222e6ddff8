import type { ComponentProps } from 'react';
import { cx } from '../../primitives/cx.ts';
import { Skeleton } from '../../primitives/skeleton/index.ts';

/** Placeholder until it is known whether the site offers Google's sign-in. */
export const GoogleButtonSkeleton = ({ className, ...rest }: ComponentProps<'div'>) => (
  <Skeleton {...rest} className={cx('nu:h-12 nu:w-full nu:rounded-button', className)} />
);
