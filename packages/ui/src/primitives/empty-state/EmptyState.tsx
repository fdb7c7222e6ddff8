import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../cx.ts';
import { UmbrellaArt } from './UmbrellaArt.tsx';

export type EmptyStateProps = Omit<ComponentProps<'div'>, 'title'> & {
  title: ReactNode;
  /** What to do next. */
  action?: ReactNode;
  /** The umbrella when absent, nothing for `null`. */
  illustration?: ReactNode;
};

export function EmptyState({
  title,
  action,
  illustration = <UmbrellaArt />,
  className,
  children,
  ...rest
}: EmptyStateProps) {
  return (
    <div
      {...rest}
      className={cx('mx-auto flex max-w-md flex-col items-center px-4 py-10 text-center', className)}
    >
      {illustration && <div className="mb-5">{illustration}</div>}
      <div className="text-h5 font-bold tracking-tight text-balance">{title}</div>
      {children && <div className="mt-1.5 text-muted">{children}</div>}
      {action && <div className="mt-5 flex flex-wrap justify-center gap-2.5">{action}</div>}
    </div>
  );
}
