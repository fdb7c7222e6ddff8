import { formatRupiah } from '@naungan/domain/money';
import { cx } from '../../primitives/cx.ts';
import { type ExamplePlan, priceOfPlan } from './example-plan.ts';

export type PlanDifferencesProps = {
  plans: readonly ExamplePlan[];
  /** The insured person or object of the prices. */
  object: string;
};

const rowsOf = (plans: readonly ExamplePlan[]) => [
  { title: 'Premi', values: plans.map((plan) => formatRupiah(priceOfPlan(plan))) },
  ...(plans[0]?.highlights ?? []).map(({ title }) => ({
    title,
    values: plans.map(({ highlights }) => highlights.find((fact) => fact.title === title)?.value ?? '–'),
  })),
];

/** Compares plans of several insurers; the rows that differ come first and have a coloured background. A phone shows only these. */
export function PlanDifferences({ plans, object }: PlanDifferencesProps) {
  const rows = rowsOf(plans).map((row) => ({ ...row, differs: new Set(row.values).size > 1 }));
  const sorted = [...rows.filter(({ differs }) => differs), ...rows.filter(({ differs }) => !differs)];
  return (
    <table className="nu:w-full nu:overflow-hidden nu:rounded-card nu:bg-surface nu:text-xs nu:text-ink nu:sm:text-sm">
      <caption className="nu:sr-only">Perbandingan premi untuk {object}</caption>
      <thead>
        <tr>
          <th
            scope="col"
            className="nu:px-1.5 nu:py-2.5 nu:sm:p-2.5 nu:text-start nu:font-normal nu:text-muted nu:md:p-4"
          >
            Produk
          </th>
          {plans.map(({ _id, productName }) => (
            <th key={_id} scope="col" className="nu:px-1.5 nu:py-2.5 nu:sm:p-2.5 nu:text-start nu:md:p-4">
              {productName}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {sorted.map(({ title, values, differs }) => (
          <tr
            key={title}
            data-differs={differs}
            className={cx('nu:border-t nu:border-line', differs ? 'nu:bg-sun-tint' : 'nu:max-sm:hidden')}
          >
            <th
              scope="row"
              className="nu:px-1.5 nu:py-2.5 nu:sm:p-2.5 nu:text-start nu:font-normal nu:text-muted nu:md:p-4"
            >
              {title}
            </th>
            {values.map((value, index) => (
              <td
                key={plans[index]?._id}
                className={cx(
                  'nu:tabular nu:px-1.5 nu:py-2.5 nu:sm:p-2.5 nu:md:p-4',
                  differs && 'nu:font-semibold',
                )}
              >
                {value}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
