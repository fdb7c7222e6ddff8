import type { ReactNode } from 'react';
import { cx } from '../cx.ts';

export type InputFrameProps = {
  /** Id of the input, which gets the focus when the prefix or suffix is clicked. */
  htmlFor: string;
  invalid?: boolean | undefined;
  disabled?: boolean | undefined;
  prefix?: ReactNode;
  suffix?: ReactNode;
  /** Controls at the end of the frame: show password, open calendar. */
  action?: ReactNode;
  children: ReactNode;
};

/** A frame around an input with its prefix and suffix. It is at least 50 px high. */
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

/**
 * Returns the classes of the input inside a frame. The font has 16 px, because iOS zooms into inputs with a smaller
 * font.
 */
export function inputClass(hasPrefix?: boolean, className?: string) {
  return cx(
    'nu:w-full nu:min-w-0 nu:flex-1 nu:bg-transparent nu:py-3 nu:pe-3.5 nu:text-base nu:text-ink nu:outline-none',
    'nu:placeholder:text-muted/80 nu:disabled:cursor-not-allowed nu:disabled:text-muted',
    hasPrefix ? 'nu:ps-2' : 'nu:ps-3.5',
    className,
  );
}
