import { formatRupiah } from '@naungan/domain/money';
import { cx } from '../../primitives/cx.ts';
import { InsurerLogo } from '../../primitives/insurer-logo/index.ts';
import type { WithHostProps } from '../../primitives/with-host-props.ts';
import { type ExamplePlan, priceOfPlan } from './example-plan.ts';

export type ExamplePlanCardsProps = WithHostProps<
  {
    plans: readonly ExamplePlan[];
    /** Text about the insured person or object for which the prices are calculated: 'Usia 36'. */
    object: string;
  },
  'figure'
>;

/** Rotates the cards a little on a wide screen, so that they look like a hand of cards. */
const ROTATIONS = ['nu:lg:-rotate-2', 'nu:lg:rotate-1 nu:lg:translate-x-6', 'nu:lg:-rotate-1'];
const MAX_FACTS = 2;

/** Returns the plan's facts in which the plans differ; the first facts if all plans have the same facts. */
function factsOf({ highlights }: ExamplePlan, plans: readonly ExamplePlan[]) {
  const differingFacts = highlights.filter(
    ({ title, value }) =>
      !plans.every((plan) => plan.highlights.some((fact) => fact.title === title && fact.value === value)),
  );
  return (differingFacts.length > 0 ? differingFacts : highlights).slice(0, MAX_FACTS);
}

/** Plans as small cards without buttons, with their prices for an example of an insured person or object. */
export function ExamplePlanCards({ plans, object, ...rest }: ExamplePlanCardsProps) {
  return (
    <figure {...rest}>
      <ul className="nu:grid nu:sm:gap-3">
        {plans.map((plan, index) => (
          <li
            key={plan._id}
            className={cx(
              'nu:relative nu:z-6 nu:grid nu:grid-cols-[auto_1fr_auto] nu:items-center nu:gap-x-3 nu:rounded-card nu:border nu:border-line nu:bg-surface nu:px-3 nu:py-2 nu:max-sm:-mt-px nu:max-sm:not-first:rounded-t-none nu:max-sm:not-last:rounded-b-none nu:sm:p-4 nu:lg:shadow-raised',
              ROTATIONS[index % ROTATIONS.length],
            )}
          >
            <InsurerLogo name={plan.insuranceCompany.company_name} src={plan.logoProduct} size="sm" />
            <div className="nu:min-w-0">
              <p className="nu:font-bold nu:max-sm:text-sm">{plan.productName}</p>
              <p className="nu:text-xs nu:text-muted nu:max-sm:leading-tight">
                {plan.insuranceCompany.company_name}
              </p>
            </div>
            <p className="nu:self-start nu:text-end">
              <span className="nu:tabular nu:block nu:text-base nu:sm:text-h5 nu:font-extrabold nu:whitespace-nowrap">
                {formatRupiah(priceOfPlan(plan))}
              </span>
              <span className="nu:text-xs nu:text-muted">per tahun</span>
            </p>
            <ul className="nu:col-span-2 nu:col-start-2 nu:mt-1 nu:flex nu:flex-wrap nu:gap-1.5 nu:text-xs nu:sm:mt-2">
              {factsOf(plan, plans).map(({ title, value }) => (
                <li
                  key={title}
                  className="nu:rounded-pill nu:bg-brand-tint nu:px-2 nu:text-brand-dark nu:sm:px-2.5 nu:sm:py-0.5 nu:sm:font-semibold"
                >
                  {title}: {value}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      <figcaption className="nu:mt-2 nu:text-xs nu:text-muted nu:sm:text-sm nu:lg:mt-5">
        Premi untuk {object}, termasuk biaya admin.
      </figcaption>
    </figure>
  );
}
