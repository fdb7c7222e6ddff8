import type { ComponentProps } from 'react';
import { cx } from '../cx.ts';

export type BadgeTone = 'info' | 'success' | 'warning' | 'danger' | 'neutral' | 'brand';

export type BadgeProps = ComponentProps<'span'> & {
  /** Colour of the badge. The text must be clear without the colour. */
  tone?: BadgeTone;
};

const tones: Record<BadgeTone, string> = {
  info: 'nu:bg-info-tint nu:text-info',
  success: 'nu:bg-ok-tint nu:text-ok',
  warning: 'nu:bg-warn-tint nu:text-warn',
  danger: 'nu:bg-bad-tint nu:text-bad',
  neutral: 'nu:bg-line/60 nu:text-ink',
  brand: 'nu:bg-brand-tint nu:text-brand-dark',
};

/** A status of one or two words. */
export function Badge({ tone = 'neutral', className, ...rest }: BadgeProps) {
  return (
    <span
      {...rest}
      data-tone={tone}
      className={cx(
        'nu:inline-flex nu:min-h-7 nu:items-center nu:gap-1.5 nu:rounded-pill nu:px-3 nu:py-0.5 nu:text-xs nu:font-bold nu:whitespace-nowrap',
        tones[tone],
        className,
      )}
    />
  );
}
