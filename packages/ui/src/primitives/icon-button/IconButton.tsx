import type { ComponentProps } from 'react';
import { cx } from '../cx.ts';

export type IconButtonProps = ComponentProps<'button'> & {
  /** What the button does; the icon itself says nothing to a screen reader. */
  label: string;
};

/** A square of 44 px around one icon. */
export function IconButton({ label, type = 'button', className, children, ...rest }: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      className={cx(
        'inline-grid size-11 shrink-0 place-items-center rounded-field text-ink transition-colors',
        'hover:bg-line/60 disabled:pointer-events-none disabled:opacity-45',
        className,
      )}
    >
      {children}
    </button>
  );
}
