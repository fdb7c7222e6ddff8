import { type ReactNode, useId } from 'react';
import { cx } from '../../primitives/cx.ts';
import { Heading } from '../../primitives/heading/index.ts';
import type { WithHostProps } from '../../primitives/with-host-props.ts';

export type DetailPartProps = WithHostProps<
  { title: string; action?: ReactNode; children: ReactNode },
  'section'
>;

/** A titled part of a `DetailGroup`. */
export function DetailPart({ title, action, children, className, ...rest }: DetailPartProps) {
  const id = useId();
  return (
    <section {...rest} aria-labelledby={id} className={cx('nu:print:break-inside-avoid', className)}>
      <div className="nu:mb-3 nu:flex nu:flex-wrap nu:items-center nu:justify-between nu:gap-3">
        <Heading level={3} id={id} className="nu:text-base nu:font-bold">
          {title}
        </Heading>
        {action}
      </div>
      {children}
    </section>
  );
}
