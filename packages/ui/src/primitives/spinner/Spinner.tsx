import type { ComponentProps } from 'react';
import { cx } from '../cx.ts';
import { type MessagesOf, useMessages } from '../host/messages.ts';
import { spinnerMessages } from './messages.ts';

export type SpinnerProps = Omit<ComponentProps<'span'>, 'children'> & {
  /** Announced when the spinner appears; `null` if the element around it announces that it is busy. */
  label?: string | null;
  /** Width and height in pixels. */
  size?: number;
  /** Replaces single texts of the component. */
  messages?: MessagesOf<'Spinner'>;
};

/** An arc that rotates on a pale circle. */
export function Spinner({ label, size = 28, messages, className, ...rest }: SpinnerProps) {
  const { loading } = useMessages('Spinner', spinnerMessages, messages);
  return (
    <span
      {...rest}
      role={label === null ? undefined : 'status'}
      className={cx('nu:inline-flex nu:align-middle', className)}
    >
      <svg
        width={size}
        height={size}
        viewBox="0 0 24 24"
        fill="none"
        strokeWidth="2.75"
        strokeLinecap="round"
        aria-hidden="true"
        className="nu:origin-center nu:animate-[nu-arc_0.9s_linear_infinite]"
      >
        <circle cx="12" cy="12" r="9.5" stroke="currentColor" opacity="0.2" />
        <path d="M2.5 12a9.5 9.5 0 0 1 9.5-9.5" stroke="currentColor" />
      </svg>
      {label !== null && <span className="nu:sr-only">{label ?? loading}</span>}
    </span>
  );
}
