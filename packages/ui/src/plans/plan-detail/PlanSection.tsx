import type { PlanSection as Section } from '../../lines/line-product.ts';
import { Heading } from '../../primitives/heading/index.ts';
import { FoldedPart } from '../../records/detail-layout/index.ts';

/** A titled section of a plan's page. Its `id` is the target of the page's index. */
export function PlanSection({ id, title, content, folded = false }: Section) {
  const titleId = `judul-${id}`;
  if (folded)
    return (
      <div className="nu:mt-3 nu:border-y nu:border-line nu:py-4">
        <FoldedPart id={id} level={2} title={title}>
          {content}
        </FoldedPart>
      </div>
    );
  return (
    <section id={id} aria-labelledby={titleId} className="nu:not-first:mt-3">
      <Heading level={2} id={titleId} className="nu:mb-3 nu:text-h4">
        {title}
      </Heading>
      {content}
    </section>
  );
}
