import { Spinner } from '@naungan/ui/primitives/spinner';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { cx } from '../cx.ts';
import { KeyHint } from '../key-hint/KeyHint.tsx';

const VARIANTS = {
  primary: 'nu:border-transparent nu:bg-brand nu:text-on-brand nu:hover:bg-brand-dark',
  secondary: 'nu:border-field nu:bg-surface nu:text-ink nu:hover:border-control nu:hover:bg-paper',
  quiet: 'nu:border-transparent nu:text-brand nu:hover:bg-brand-tint',
  danger: 'nu:border-bad/40 nu:bg-surface nu:text-bad nu:hover:bg-bad-tint',
} as const;

export type DeskButtonProps = ComponentProps<'button'> & {
  variant?: keyof typeof VARIANTS;
  /** Whether the action is running: the button then ignores clicks. */
  pending?: boolean;
  iconStart?: ReactNode;
  /** The shortcut with the same effect. */
  keys?: string;
};

/** A button of 34 px, for dense screens. Dialogs use the buttons of the component library. */
export function DeskButton({
  variant = 'secondary',
  pending = false,
  iconStart,
  keys,
  className,
  children,
  onClick,
  ...rest
}: DeskButtonProps) {
  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    if (pending) event.preventDefault();
    else onClick?.(event);
  }
  return (
    <button
      type="button"
      {...rest}
      aria-busy={pending || undefined}
      aria-keyshortcuts={keys}
      onClick={handleClick}
      className={cx(
        'nu:inline-flex nu:min-h-8.5 nu:items-center nu:justify-center nu:gap-1.5 nu:rounded-lg nu:border nu:px-3 nu:text-sm nu:font-semibold nu:whitespace-nowrap nu:disabled:opacity-45',
        VARIANTS[variant],
        className,
      )}
    >
      {pending ? <Spinner size={16} label={null} /> : iconStart}
      {children}
      {keys && <KeyHint keys={keys} />}
    </button>
  );
}
