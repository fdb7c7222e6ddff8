import { cx } from '../../primitives/cx.ts';

export type PlanFactsProps = { facts: readonly { title: string; value: string }[] };

/**
 * The same places on every card, so that the eye compares down the page: rows of title and value on a
 * phone, columns where a whole amount fits into each. Four facts stand two by two in both.
 */
export function PlanFacts({ facts }: PlanFactsProps) {
  return (
    <dl
      className={cx(
        'grid gap-x-5 gap-y-2 @md:gap-y-3',
        facts.length === 4 ? '@md:grid-cols-2' : '@md:grid-cols-3',
      )}
    >
      {facts.map((fact) => (
        <div
          key={fact.title}
          className="flex min-w-0 flex-wrap items-baseline justify-between gap-x-4 @md:block"
        >
          <dt className="text-sm text-muted">{fact.title}</dt>
          <dd className="tabular font-semibold">{fact.value}</dd>
        </div>
      ))}
    </dl>
  );
}
