import { type ReactNode, useId } from 'react';
import { Card } from '../primitives/card/index.ts';
import { Heading } from '../primitives/heading/index.ts';

export type DetailSectionProps = { title: string; action?: ReactNode; children: ReactNode };

/** A card with a title, for pages without `DetailGroup`. */
export function DetailSection({ title, action, children }: DetailSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Card>
        <div className="nu:mb-4 nu:flex nu:flex-wrap nu:items-center nu:justify-between nu:gap-3">
          <Heading level={2} id={id} className="nu:text-h5">
            {title}
          </Heading>
          {action}
        </div>
        {children}
      </Card>
    </section>
  );
}
