import { cx } from '../../primitives/cx.ts';

export type PlanFactsProps = { facts: readonly { title: string; value: string }[] };

/**
 * The same places on every card, so that the eye compares down the page: rows of title and value on a
 * phone, two by two on a narrow card, all in one line where each column holds a whole amount.
 */
export function PlanFacts({ facts }: PlanFactsProps) {
  return (
    <dl
      className={cx(
        'grid gap-x-5 gap-y-2 border-t border-line pt-4 @md:grid-cols-2 @md:gap-y-3',
        facts.length > 3 ? '@2xl:grid-cols-4' : '@2xl:grid-cols-3',
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
