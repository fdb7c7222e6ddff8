import { CircleX } from 'lucide-react';
import type { PlanSection } from '../line-product.ts';

/** Returns the section with the exclusions of a product; none if it has no exclusions. */
export function exclusionSections(points: readonly string[]): PlanSection[] {
  if (points.length === 0) return [];
  return [{ id: 'tidak-dijamin', title: 'Yang tidak dijamin', content: <Exclusions points={points} /> }];
}

function Exclusions({ points }: { points: readonly string[] }) {
  return (
    <ul className="nu:grid nu:gap-2.5 nu:rounded-card nu:border nu:border-line nu:bg-surface nu:p-4 nu:@tablet:p-5">
      {points.map((point) => (
        <li key={point} className="nu:flex nu:items-start nu:gap-2.5">
          <CircleX aria-hidden="true" size={20} className="nu:mt-0.5 nu:shrink-0 nu:text-bad" />
          <span className="nu:min-w-0">{point}</span>
        </li>
      ))}
    </ul>
  );
}
