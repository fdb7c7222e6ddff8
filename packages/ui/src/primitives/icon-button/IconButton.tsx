import type { ComponentProps } from 'react';
import { cx } from '../cx.ts';

export type IconButtonProps = ComponentProps<'button'> & {
  /** Accessible name: the action. Screen readers skip the icon. */
  label: string;
};

/** A square button of 44 px around an icon. */
export function IconButton({ label, type = 'button', className, children, ...rest }: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      className={cx(
        'nu:inline-grid nu:size-11 nu:shrink-0 nu:place-items-center nu:rounded-field nu:text-ink nu:transition-colors',
        'nu:hover:bg-line/60 nu:disabled:pointer-events-none nu:disabled:opacity-45 nu:print:hidden',
        className,
      )}
    >
      {children}
    </button>
  );
}
