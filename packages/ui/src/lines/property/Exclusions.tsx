import { CircleX } from 'lucide-react';
import { Heading } from '../../primitives/heading/index.ts';

/** The exclusions of a product, displayed prominently. */
export function Exclusions({ points }: { points: readonly string[] }) {
  if (points.length === 0) return null;
  return (
    <section aria-labelledby="tidak-dijamin">
      <Heading level={2} id="tidak-dijamin" className="nu:mb-3 nu:text-h4">
        Yang tidak dijamin
      </Heading>
      <ul className="nu:grid nu:gap-2.5 nu:rounded-card nu:border nu:border-line nu:bg-surface nu:p-4 nu:@tablet:p-5">
        {points.map((point) => (
          <li key={point} className="nu:flex nu:items-start nu:gap-2.5">
            <CircleX aria-hidden="true" size={20} className="nu:mt-0.5 nu:shrink-0 nu:text-bad" />
            <span className="nu:min-w-0">{point}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
