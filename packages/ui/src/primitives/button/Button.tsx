import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { cx } from '../cx.ts';
import { Spinner } from '../spinner/Spinner.tsx';
import { type ButtonSize, type ButtonVariant, buttonClass } from './button-class.ts';

export type ButtonProps = ComponentProps<'button'> & {
  /** `primary` once a view; `secondary` beside it; `quiet` in cards; `danger` for what cannot be taken back. */
  variant?: ButtonVariant;
  /** `md` is 48 px high; `sm`, for cards, 44 px. */
  size?: ButtonSize;
  /** Work is going on: the width stays, the name stays, presses do nothing, the focus is kept. */
  pending?: boolean;
  /** Before the label; hidden from screen readers by whoever makes it. */
  iconStart?: ReactNode;
  /** After the label. */
  iconEnd?: ReactNode;
};

export function Button({
  variant = 'primary',
  size = 'md',
  pending = false,
  iconStart,
  iconEnd,
  type = 'button',
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    // Not `disabled`: that would drop the focus. This also stops the form that Enter would submit twice.
    if (pending) event.preventDefault();
    else onClick?.(event);
  }
  return (
    <button
      {...rest}
      type={type}
      className={buttonClass(variant, size, className)}
      aria-busy={pending || undefined}
      aria-disabled={pending || rest['aria-disabled']}
      data-pending={pending || undefined}
      onClick={handleClick}
    >
      <span
        className={cx('nu:inline-flex nu:items-center nu:justify-center nu:gap-2', pending && 'nu:opacity-0')}
      >
        {iconStart}
        {children}
        {iconEnd}
      </span>
      {pending && (
        <span aria-hidden="true" className="nu:absolute nu:inset-0 nu:grid nu:place-items-center">
          <Spinner size={20} label={null} />
        </span>
      )}
    </button>
  );
}
