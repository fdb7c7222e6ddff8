import type { ComponentProps } from 'react';
import { cx } from '../cx.ts';

export type BadgeTone = 'info' | 'success' | 'warning' | 'danger' | 'neutral' | 'brand';

export type BadgeProps = ComponentProps<'span'> & { tone?: BadgeTone };

const tones: Record<BadgeTone, string> = {
  info: 'bg-info-tint text-info',
  success: 'bg-ok-tint text-ok',
  warning: 'bg-warn-tint text-warn',
  danger: 'bg-bad-tint text-bad',
  neutral: 'bg-line/60 text-ink',
  brand: 'bg-brand-tint text-brand-dark',
};

/** A status in one or two words. */
export function Badge({ tone = 'neutral', className, ...rest }: BadgeProps) {
  return (
    <span
      {...rest}
      data-tone={tone}
      className={cx(
        'inline-flex min-h-7 items-center gap-1.5 rounded-pill px-3 py-0.5 text-xs font-bold whitespace-nowrap',
        tones[tone],
        className,
      )}
    />
  );
}
