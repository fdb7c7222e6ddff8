import { cx } from '../../primitives/cx.ts';

export type PlanFactsProps = { facts: readonly { title: string; value: string }[] };

/**
 * The facts of a plan, in the same positions on every card: one below the other on a phone, in two columns on a
 * narrow card, in one row on a wide card. Of four facts, the first two are amounts and get wider columns.
 */
export function PlanFacts({ facts }: PlanFactsProps) {
  return (
    <dl
      className={cx(
        'nu:grid nu:gap-x-4 nu:gap-y-2 nu:border-t nu:border-line nu:pt-4 nu:@md:grid-cols-2 nu:@md:gap-y-3',
        facts.length > 3 ? 'nu:@2xl:grid-cols-[1.25fr_1.1fr_1fr_0.9fr]' : 'nu:@2xl:grid-cols-3',
      )}
    >
      {facts.map((fact) => (
        <div
          key={fact.title}
          className="nu:flex nu:min-w-0 nu:flex-wrap nu:items-baseline nu:justify-between nu:gap-x-4 nu:@md:block"
        >
          <dt className="nu:text-sm nu:text-muted">{fact.title}</dt>
          <dd className="nu:tabular nu:font-semibold nu:@2xl:text-[0.9375rem] nu:@2xl:leading-6">
            {fact.value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
