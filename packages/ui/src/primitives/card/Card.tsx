import type { ComponentProps } from 'react';
import { cx } from '../cx.ts';

export type CardProps = ComponentProps<'div'> & {
  /** `md`: 20 px, 24 from 640 px on. `sm`: 16 px. */
  padding?: 'none' | 'sm' | 'md';
  /** `action` marks the card that waits for its reader with a bar of sun. */
  accent?: 'none' | 'action';
};

const paddings = { none: '', sm: 'p-4', md: 'p-5 sm:p-6' };

/** White, a hairline, no shadow. */
export function Card({ padding = 'md', accent = 'none', className, ...rest }: CardProps) {
  return (
    <div
      {...rest}
      data-accent={accent}
      className={cx(
        'relative min-w-0 rounded-card border border-line bg-surface',
        accent === 'action' && 'border-s-[5px] border-s-sun',
        paddings[padding],
        className,
      )}
    />
  );
}
