import { cx } from '../../primitives/cx.ts';

export type PlanFactsProps = { facts: readonly { title: string; value: string }[] };

/**
 * The same places on every card, so that the eye compares down the page: rows of title and value on a
 * phone, two by two on a narrow card, all in one line where each column holds a whole amount. Of four, the
 * first two are amounts and get more room.
 */
export function PlanFacts({ facts }: PlanFactsProps) {
  return (
    <dl
      className={cx(
        'grid gap-x-4 gap-y-2 border-t border-line pt-4 @md:grid-cols-2 @md:gap-y-3',
        facts.length > 3 ? '@2xl:grid-cols-[1.25fr_1.1fr_1fr_0.9fr]' : '@2xl:grid-cols-3',
      )}
    >
      {facts.map((fact) => (
        <div
          key={fact.title}
          className="flex min-w-0 flex-wrap items-baseline justify-between gap-x-4 @md:block"
        >
          <dt className="text-sm text-muted">{fact.title}</dt>
          <dd className="tabular font-semibold @2xl:text-[0.9375rem] @2xl:leading-6">{fact.value}</dd>
        </div>
      ))}
    </dl>
  );
}
