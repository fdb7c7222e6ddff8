import type { ComponentProps } from 'react';
import { cx } from './cx.ts';

export type ScrollAreaProps = ComponentProps<'section'> & {
  /** What the area contains, for screen readers. */
  'aria-label': string;
};

/** A named area that scrolls; the keyboard reaches it with Tab, so that the arrow keys scroll it. `className` sets the overflow. */
export function ScrollArea({ className, ...props }: ScrollAreaProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard
    <section tabIndex={0} {...props} className={cx('nu:-outline-offset-2', className)} />
  );
}
