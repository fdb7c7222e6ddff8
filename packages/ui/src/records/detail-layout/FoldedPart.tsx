import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Heading } from '../../primitives/heading/index.ts';

export type FoldedPartProps = {
  title: string;
  /** Number of entries, shown next to the title. */
  count?: number;
  children: ReactNode;
};

/** A long part of a `DetailGroup`: closed on screen, open on paper. */
export function FoldedPart({ title, count, children }: FoldedPartProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="nu:print:break-inside-avoid">
      <details className="nu:group nu:-my-2">
        <summary className="nu:flex nu:min-h-11 nu:items-center nu:gap-2 nu:rounded-lg nu:hover:text-brand">
          <Heading level={3} id={id} className="nu:text-base nu:font-bold">
            {title}
          </Heading>
          {count !== undefined && <span className="nu:text-muted">({count})</span>}
          <ChevronDown
            aria-hidden="true"
            size={20}
            className="nu:ms-auto nu:shrink-0 nu:text-muted nu:transition-transform nu:group-open:rotate-180"
          />
        </summary>
        <div className="nu:pt-3">{children}</div>
      </details>
    </section>
  );
}
