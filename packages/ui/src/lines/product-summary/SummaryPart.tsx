import { type ReactNode, useId } from 'react';
import { Heading } from '../../primitives/heading/index.ts';

/** A section of the 'Ringkasan Informasi Produk' of any line. */
export function SummaryPart({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="nu:break-inside-avoid-page">
      <Heading level={3} id={id} className="nu:mb-2 nu:text-h5">
        {title}
      </Heading>
      {children}
    </section>
  );
}

export function SummaryPoints({ points }: { points: readonly string[] }) {
  return (
    <ul className="nu:grid nu:list-disc nu:gap-1 nu:ps-5 nu:marker:text-brand nu:print:block nu:print:columns-2 nu:print:gap-8 nu:print:*:mb-1 nu:print:*:break-inside-avoid">
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  );
}
