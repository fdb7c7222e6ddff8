import { type ReactNode, useId } from 'react';
import { Card } from '../../primitives/card/index.ts';

export type DetailSectionProps = { title: string; action?: ReactNode; children: ReactNode };

/** A titled card of an order or a policy. */
export function DetailSection({ title, action, children }: DetailSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Card>
        <div className="nu:mb-4 nu:flex nu:flex-wrap nu:items-center nu:justify-between nu:gap-3">
          <h2 id={id} className="nu:text-h5">
            {title}
          </h2>
          {action}
        </div>
        {children}
      </Card>
    </section>
  );
}
