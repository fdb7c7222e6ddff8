import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { cx } from '../cx.ts';
import { Spinner } from '../spinner/Spinner.tsx';
import { type ButtonSize, type ButtonVariant, buttonClass } from './button-class.ts';

export type ButtonProps = ComponentProps<'button'> & {
  /**
   * `primary` for the main action, at most one per view; `secondary` for an action next to the main action; `quiet` for
   * an action in a card; `danger` for an action that cannot be undone.
   */
  variant?: ButtonVariant;
  /** `md` is 48 px high; `sm`, for cards, is 44 px. */
  size?: ButtonSize;
  /** Whether the action is running. If so, the button keeps its width, name and focus, and ignores clicks. */
  pending?: boolean;
  /** Shown before the label. The caller hides the icon from screen readers. */
  iconStart?: ReactNode;
  /** Shown after the label. */
  iconEnd?: ReactNode;
};

/** A button for an action. Use `ButtonLink` for navigation. */
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
    // A pending button is not `disabled`, because it would lose the focus. Preventing the default action stops a
    // second submission by Enter or a click.
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
      data-pending={pending ? '' : undefined}
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
