import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../cx.ts';
import { UmbrellaArt } from './UmbrellaArt.tsx';

export type EmptyStateProps = Omit<ComponentProps<'div'>, 'title'> & {
  /** The title, which states what is missing. */
  title: ReactNode;
  /** The next action. */
  action?: ReactNode;
  /** Default: an umbrella. `null`: no illustration. */
  illustration?: ReactNode;
};

/** Shown in place of a list or a result that is empty. */
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
      className={cx(
        'nu:mx-auto nu:flex nu:max-w-md nu:flex-col nu:items-center nu:px-4 nu:py-10 nu:text-center',
        className,
      )}
    >
      {illustration && <div className="nu:mb-5">{illustration}</div>}
      <div className="nu:text-h5 nu:font-bold nu:tracking-tight nu:text-balance">{title}</div>
      {children && <div className="nu:mt-1.5 nu:text-muted">{children}</div>}
      {action && <div className="nu:mt-5 nu:flex nu:flex-wrap nu:justify-center nu:gap-2.5">{action}</div>}
    </div>
  );
}
