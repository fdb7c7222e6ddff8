import type { ReactNode } from 'react';
import { cx } from '../cx.ts';

export type InputFrameProps = {
  /** Id of the input, so that a press on prefix or suffix lands in it. */
  htmlFor: string;
  invalid?: boolean | undefined;
  disabled?: boolean | undefined;
  prefix?: ReactNode;
  suffix?: ReactNode;
  /** Controls inside the frame, at its end: show password, open calendar. */
  action?: ReactNode;
  children: ReactNode;
};

/** 50 px of frame around an input with what stands before and after it. */
export function InputFrame({
  htmlFor,
  invalid,
  disabled,
  prefix,
  suffix,
  action,
  children,
}: InputFrameProps) {
  return (
    <div
      className="nu:field-frame nu:flex nu:min-h-[50px] nu:items-stretch nu:overflow-hidden"
      data-invalid={invalid ? '' : undefined}
      data-disabled={disabled ? '' : undefined}
    >
      {prefix && (
        <label htmlFor={htmlFor} className="nu:flex nu:shrink-0 nu:items-center nu:ps-3.5 nu:text-muted">
          {prefix}
        </label>
      )}
      {children}
      {suffix && (
        <label htmlFor={htmlFor} className="nu:flex nu:shrink-0 nu:items-center nu:pe-3.5 nu:text-muted">
          {suffix}
        </label>
      )}
      {action && <div className="nu:flex nu:shrink-0 nu:items-center nu:pe-0.5">{action}</div>}
    </div>
  );
}

/** The bare input inside a frame. 16 px at least: smaller, and iOS zooms into the page. */
export function inputClass(hasPrefix?: boolean, className?: string) {
  return cx(
    'nu:w-full nu:min-w-0 nu:flex-1 nu:bg-transparent nu:py-3 nu:pe-3.5 nu:text-base nu:text-ink nu:outline-none',
    'nu:placeholder:text-muted/80 nu:disabled:cursor-not-allowed nu:disabled:text-muted',
    hasPrefix ? 'nu:ps-2' : 'nu:ps-3.5',
    className,
  );
}
