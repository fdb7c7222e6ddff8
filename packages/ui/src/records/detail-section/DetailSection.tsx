import { type ReactNode, useId } from 'react';
import { Card } from '../../primitives/card/index.ts';

export type DetailSectionProps = { title: string; action?: ReactNode; children: ReactNode };

/** A titled card of an order or a policy. */
export function DetailSection({ title, action, children }: DetailSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Card>
        <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
          <h2 id={id} className="text-h5">
            {title}
          </h2>
          {action}
        </div>
        {children}
      </Card>
    </section>
  );
}
