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
      className="field-frame flex min-h-[50px] items-stretch overflow-hidden"
      data-invalid={invalid ? '' : undefined}
      data-disabled={disabled ? '' : undefined}
    >
      {prefix && (
        <label htmlFor={htmlFor} className="flex shrink-0 items-center ps-3.5 text-muted">
          {prefix}
        </label>
      )}
      {children}
      {suffix && (
        <label htmlFor={htmlFor} className="flex shrink-0 items-center pe-3.5 text-muted">
          {suffix}
        </label>
      )}
      {action && <div className="flex shrink-0 items-center pe-0.5">{action}</div>}
    </div>
  );
}

/** The bare input inside a frame. 16 px at least: smaller, and iOS zooms into the page. */
export function inputClass(hasPrefix?: boolean, className?: string) {
  return cx(
    'w-full min-w-0 flex-1 bg-transparent py-3 pe-3.5 text-base text-ink outline-none',
    'placeholder:text-muted/80 disabled:cursor-not-allowed disabled:text-muted',
    hasPrefix ? 'ps-2' : 'ps-3.5',
    className,
  );
}
