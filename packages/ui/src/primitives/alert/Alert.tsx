import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../cx.ts';
import { TONES, type Tone } from '../tone/tone.ts';

export type AlertProps = Omit<ComponentProps<'div'>, 'title'> & {
  tone: Tone;
  title?: ReactNode;
  /** A button or a link at the end. */
  action?: ReactNode;
};

/** A message in its place. Warnings and dangers interrupt a screen reader, the others wait. */
export function Alert({ tone, title, action, className, children, ...rest }: AlertProps) {
  const { Icon, text, tint, edge } = TONES[tone];
  const urgent = tone === 'danger' || tone === 'warning';
  return (
    <div
      role={urgent ? 'alert' : 'status'}
      {...rest}
      data-tone={tone}
      className={cx(
        'flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card border px-4 py-3.5',
        tint,
        edge,
        className,
      )}
    >
      <div className="flex min-w-0 flex-[1_1_14rem] items-start gap-3">
        <Icon aria-hidden="true" size={20} className={cx('mt-[3px] shrink-0', text)} />
        <div className="min-w-0">
          {title && <p className={cx('font-bold', text)}>{title}</p>}
          {children && <div className={title ? 'text-[0.9375rem] leading-6' : undefined}>{children}</div>}
        </div>
      </div>
      {action}
    </div>
  );
}
