import { formatRupiah } from '@naungan/domain/money';
import { cx } from '../../primitives/cx.ts';
import type { WithHostProps } from '../../primitives/with-host-props.ts';
import { type ExamplePlan, priceOfPlan } from './example-plan.ts';

export type PlanDifferencesProps = WithHostProps<
  {
    plans: readonly ExamplePlan[];
    /** Text about the insured person or object for which the prices are calculated: 'Usia 36'. */
    object: string;
  },
  'table'
>;

/** Below 384 px the cells are narrower, and below 352 px the text is smaller, so that three prices fit into 320 px. */
const CELL =
  'nu:px-1.5 nu:py-2 nu:text-start nu:align-top nu:first:ps-3 nu:last:pe-3 nu:max-[24rem]:px-0.75 nu:max-[24rem]:first:ps-2 nu:max-[24rem]:last:pe-2 nu:sm:p-2.5 nu:md:px-4 nu:md:py-3';

/** Returns the rows of the table: the premium, and the facts of the first plan. */
const rowsOf = (plans: readonly ExamplePlan[]) => [
  { title: 'Premi', values: plans.map((plan) => formatRupiah(priceOfPlan(plan))) },
  ...(plans[0]?.highlights ?? []).map(({ title }) => ({
    title,
    values: plans.map(({ highlights }) => highlights.find((fact) => fact.title === title)?.value ?? '–'),
  })),
];

/** Compares plans of several insurers: a row for each fact that differs, and one line with the facts that are the same. */
export function PlanDifferences({ plans, object, className, ...rest }: PlanDifferencesProps) {
  const rows = rowsOf(plans).map((row) => ({ ...row, differs: new Set(row.values).size > 1 }));
  const sameFacts = rows.filter(({ differs }) => !differs);
  return (
    <table
      {...rest}
      className={cx(
        'nu:relative nu:z-6 nu:w-full nu:overflow-hidden nu:rounded-card nu:bg-surface nu:text-xs nu:text-ink nu:max-[22rem]:text-[0.6875rem] nu:sm:text-sm',
        className,
      )}
    >
      <caption className="nu:sr-only">Perbandingan premi untuk {object}</caption>
      <thead>
        <tr>
          <th scope="col" className={cx(CELL, 'nu:font-normal nu:text-muted')}>
            Produk
          </th>
          {plans.map(({ _id, productName }) => (
            <th key={_id} scope="col" className={CELL}>
              {productName}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows
          .filter(({ differs }) => differs)
          .map(({ title, values }) => (
            <tr key={title} className="nu:border-t nu:border-line nu:bg-sun-tint">
              <th scope="row" className={cx(CELL, 'nu:font-normal nu:text-muted')}>
                {title}
              </th>
              {values.map((value, index) => (
                <td key={plans[index]?._id} className={cx(CELL, 'nu:tabular nu:font-semibold')}>
                  {value}
                </td>
              ))}
            </tr>
          ))}
      </tbody>
      {sameFacts.length > 0 && (
        <tfoot>
          <tr className="nu:border-t nu:border-line">
            <th scope="row" className={cx(CELL, 'nu:font-normal nu:text-muted')}>
              Sama
            </th>
            <td colSpan={plans.length} className={CELL}>
              {sameFacts.map(({ title, values }) => `${title}: ${values[0]}`).join(' · ')}
            </td>
          </tr>
        </tfoot>
      )}
    </table>
  );
}
