import type { ComponentProps } from 'react';
import { cx } from '../cx.ts';

export type CardProps = ComponentProps<'div'> & {
  /** `sm`: 16 px. `md`: 20 px, and 24 px on screens from 640 px on. */
  padding?: 'none' | 'sm' | 'md';
  /** `action` marks a card that needs an action by the member, with a yellow bar at the edge. */
  accent?: 'none' | 'action';
};

const paddings = { none: '', sm: 'nu:p-4', md: 'nu:p-5 nu:@tablet:p-6' };

/** A surface with a thin border. It has a shadow if the site's tokens define one. */
export function Card({ padding = 'md', accent = 'none', className, ...rest }: CardProps) {
  return (
    <div
      {...rest}
      data-accent={accent}
      className={cx(
        'nu:relative nu:min-w-0 nu:rounded-card nu:border nu:border-line nu:bg-surface nu:shadow-card nu:print:break-inside-avoid nu:print:shadow-none',
        accent === 'action' && 'nu:border-s-[5px] nu:border-s-sun',
        paddings[padding],
        className,
      )}
    />
  );
}
