import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../cx.ts';
import { TONES, type Tone } from '../tone/tone.ts';

export type AlertProps = Omit<ComponentProps<'div'>, 'title'> & {
  /** Screen readers announce `warning` and `danger` immediately, the other tones politely. */
  tone: Tone;
  /** A notice title: 'Info', 'Selamat', 'Perhatian' or 'Opss..'. */
  title?: ReactNode;
  /** A button or link after the text. */
  action?: ReactNode;
};

/** A message within the page, with the icon and colour of its tone. */
export function Alert({ tone, title, action, className, children, ...rest }: AlertProps) {
  const { Icon, textClass, tintClass, edgeClass } = TONES[tone];
  const isUrgent = tone === 'danger' || tone === 'warning';
  return (
    <div
      role={isUrgent ? 'alert' : 'status'}
      {...rest}
      data-tone={tone}
      className={cx(
        'nu:flex nu:flex-wrap nu:items-center nu:gap-x-4 nu:gap-y-3 nu:rounded-card nu:border nu:px-4 nu:py-3.5',
        tintClass,
        edgeClass,
        className,
      )}
    >
      <div className="nu:flex nu:min-w-0 nu:flex-[1_1_14rem] nu:items-start nu:gap-3">
        <Icon aria-hidden="true" size={20} className={cx('nu:mt-[3px] nu:shrink-0', textClass)} />
        <div className="nu:min-w-0">
          {title && <p className={cx('nu:font-bold', textClass)}>{title}</p>}
          {children && (
            <div className={title ? 'nu:text-[0.9375rem] nu:leading-6' : undefined}>{children}</div>
          )}
        </div>
      </div>
      {action}
    </div>
  );
}
