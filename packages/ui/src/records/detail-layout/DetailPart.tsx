import { type ReactNode, useId } from 'react';
import { Heading } from '../../primitives/heading/index.ts';

export type DetailPartProps = { title: string; action?: ReactNode; children: ReactNode };

/** A titled part of a `DetailGroup`. */
export function DetailPart({ title, action, children }: DetailPartProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="nu:print:break-inside-avoid">
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
