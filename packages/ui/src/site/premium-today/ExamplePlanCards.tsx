import { formatRupiah } from '@naungan/domain/money';
import { cx } from '../../primitives/cx.ts';
import { InsurerLogo } from '../../primitives/insurer-logo/index.ts';
import { type ExamplePlan, priceOfPlan } from './example-plan.ts';

export type ExamplePlanCardsProps = {
  plans: readonly ExamplePlan[];
  /** The insured person or object of the prices. */
  object: string;
};

/** Fans the cards of a wide screen a little. */
const FAN = ['nu:lg:-rotate-2', 'nu:lg:rotate-1 nu:lg:translate-x-6', 'nu:lg:-rotate-1'];
const MAX_FACTS = 2;

/** Plans with their prices for an example, as small cards without buttons. */
export function ExamplePlanCards({ plans, object }: ExamplePlanCardsProps) {
  return (
    <figure>
      <ul className="nu:grid nu:gap-2.5">
        {plans.map((plan, index) => (
          <li
            key={plan._id}
            className={cx(
              'nu:rounded-card nu:border nu:border-line nu:bg-surface nu:p-3.5 nu:sm:p-4 nu:max-sm:nth-3:hidden',
              FAN[index % FAN.length],
            )}
          >
            <div className="nu:flex nu:items-center nu:gap-3">
              <InsurerLogo name={plan.insuranceCompany.company_name} src={plan.logoProduct} size="sm" />
              <div className="nu:min-w-0 nu:flex-1">
                <p className="nu:font-bold">{plan.productName}</p>
                <p className="nu:text-xs nu:text-muted">{plan.insuranceCompany.company_name}</p>
              </div>
              <p className="nu:text-end">
                <span className="nu:tabular nu:block nu:text-h5 nu:font-extrabold nu:whitespace-nowrap">
                  {formatRupiah(priceOfPlan(plan))}
                </span>
                <span className="nu:text-xs nu:text-muted">per tahun</span>
              </p>
            </div>
            <ul className="nu:mt-2.5 nu:flex nu:flex-wrap nu:max-sm:hidden nu:gap-1.5">
              {plan.highlights.slice(1, 1 + MAX_FACTS).map(({ title, value }) => (
                <li
                  key={title}
                  className="nu:rounded-pill nu:bg-brand-tint nu:px-2.5 nu:py-0.5 nu:text-xs nu:font-semibold nu:text-brand-dark"
                >
                  {title}: {value}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      <figcaption className="nu:mt-3 nu:text-sm nu:text-muted nu:lg:mt-5">
        Premi untuk {object}, termasuk biaya admin.
      </figcaption>
    </figure>
  );
}
