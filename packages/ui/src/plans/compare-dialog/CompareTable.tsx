import type { Plan } from '@naungan/domain/lines/record';
import { premiumForAge, yearlyPremium } from '@naungan/domain/premium';
import { useState } from 'react';
import { Button, ButtonLink } from '../../primitives/button/index.ts';
import { Checkbox } from '../../primitives/checkbox/index.ts';
import { cx } from '../../primitives/cx.ts';
import { InsurerLogo } from '../../primitives/insurer-logo/index.ts';
import { Price } from '../price/Price.tsx';
import { type CompareGroup, compareGroups } from './compare-rows.ts';

type Actions = {
  detailHref: (id: string) => string;
  orderHref: (id: string) => string;
  onConsult: (plan: Plan) => void;
};

/** `age` is `null` when the birth date is of nobody alive: then no premium is told. */
export type CompareTableProps = Actions & { plans: readonly Plan[]; age: number | null };

const premiumOf = (plan: Plan, age: number | null) => (age === null ? null : premiumForAge(plan.premi, age));

const yearly = (plan: Plan, age: number | null) => {
  const premium = premiumOf(plan, age);
  return premium === null ? null : yearlyPremium(premium, plan.adminFee);
};

/**
 * On a phone each row is its title over the values, side by side; from 640 px on the title has a column of
 * its own. `display: grid` on a row keeps a table's meaning in the browsers we support; a cell without text is
 * only out of sight on a phone, so that the columns of all rows stay the same for who hears them.
 */
const rowClass = (count: number) =>
  cx(
    'grid gap-x-3',
    count > 2
      ? 'grid-cols-3 sm:grid-cols-[9rem_repeat(3,minmax(0,1fr))]'
      : 'grid-cols-2 sm:grid-cols-[11rem_repeat(2,minmax(0,1fr))]',
  );

export function CompareTable({ plans, age, ...actions }: CompareTableProps) {
  const row = rowClass(plans.length);
  const premiumsDiffer = new Set(plans.map((plan) => yearly(plan, age))).size > 1;
  const [differencesOnly, setDifferencesOnly] = useState(false);
  const groups = compareGroups(plans).flatMap(({ title, rows }) => {
    const shown = rows.filter(({ differs }) => differs || !differencesOnly);
    return shown.length > 0 ? [{ title, rows: shown }] : [];
  });
  return (
    <>
      <p className="mb-3 text-sm text-muted">
        {age !== null && `Premi untuk usia ${age} tahun. `}Tanda ≠ ada pada baris yang isinya berbeda.
      </p>
      <Checkbox
        label="Tampilkan yang berbeda saja"
        checked={differencesOnly}
        onCheckedChange={setDifferencesOnly}
        className="mb-4 print:hidden"
      />
      <table className="block w-full text-[0.9375rem] leading-6">
        <caption className="sr-only">
          Perbandingan {plans.map(({ productName }) => productName).join(' dan ')}
        </caption>
        <thead className="block">
          <tr className={row}>
            <td className="max-sm:sr-only" />
            {plans.map((plan) => (
              <th
                key={plan._id}
                scope="col"
                className="flex min-w-0 flex-col items-start pb-4 text-start font-normal"
              >
                <InsurerLogo name={plan.insuranceCompany.company_name} src={plan.logoProduct} size="sm" />
                <span className="mt-2 font-bold">{plan.productName}</span>
                <span className="text-sm text-muted">{plan.insuranceCompany.company_name}</span>
              </th>
            ))}
          </tr>
          <tr className={cx(row, 'items-end border-t border-line py-3')}>
            <th scope="row" className="text-start font-normal text-muted max-sm:col-span-full sm:self-center">
              Premi per tahun
              {premiumsDiffer && <Differs />}
            </th>
            {plans.map((plan) => (
              <td key={plan._id} className="min-w-0">
                <Premium plan={plan} age={age} />
              </td>
            ))}
          </tr>
          <tr className={cx(row, 'pb-4 print:hidden')}>
            <td className="max-sm:sr-only" />
            {plans.map((plan) => (
              <td key={plan._id} className="grid min-w-0 content-start gap-2">
                <PlanActions plan={plan} age={age} {...actions} />
              </td>
            ))}
          </tr>
        </thead>
        {groups.length === 0 && (
          <tbody className="block">
            <tr className="block">
              <td className="block border-t border-line py-4">
                {premiumsDiffer ? 'Tidak ada perbedaan selain premi.' : 'Tidak ada perbedaan.'}
              </td>
            </tr>
          </tbody>
        )}
        {groups.map((group) => (
          <GroupRows key={group.title} group={group} row={row} ids={plans.map(({ _id }) => _id)} />
        ))}
      </table>
    </>
  );
}

function Premium({ plan, age }: { plan: Plan; age: number | null }) {
  const premium = yearly(plan, age);
  if (premium === null) return <span className="text-warn">Usia Anda tidak masuk kriteria produk</span>;
  return <Price size="md" value={premium} />;
}

function PlanActions({
  plan,
  age,
  detailHref,
  orderHref,
  onConsult,
}: Actions & { plan: Plan; age: number | null }) {
  const { _id, productName } = plan;
  const sold = premiumOf(plan, age) !== null;
  return (
    <>
      {!sold ? null : plan.transactionType === 'offline' ? (
        <Button size="sm" aria-label={`Konsultasi ${productName}`} onClick={() => onConsult(plan)}>
          Konsultasi
        </Button>
      ) : (
        <ButtonLink size="sm" href={orderHref(_id)} aria-label={`Beli ${productName}`}>
          Beli
        </ButtonLink>
      )}
      <ButtonLink variant="secondary" size="sm" href={detailHref(_id)} aria-label={`Detail ${productName}`}>
        Detail
      </ButtonLink>
    </>
  );
}

/** Marks a row in which the plans differ, not by colour alone. */
function Differs() {
  return (
    <>
      <span aria-hidden="true" className="ms-1.5 font-bold text-warn">
        ≠
      </span>
      <span className="sr-only"> (berbeda)</span>
    </>
  );
}

function GroupRows({ group, row, ids }: { group: CompareGroup; row: string; ids: readonly string[] }) {
  return (
    <tbody className="block">
      <tr className="block">
        <th
          scope="rowgroup"
          colSpan={ids.length + 1}
          className="block pt-5 pb-2 text-start text-h5 font-bold"
        >
          {group.title}
        </th>
      </tr>
      {group.rows.map(({ title, values, differs }) => (
        <tr
          key={title}
          data-differs={differs}
          className={cx(row, 'break-inside-avoid border-t border-line px-2 py-2.5', differs && 'bg-sun-tint')}
        >
          <th scope="row" className="min-w-0 text-start font-normal text-muted max-sm:col-span-full">
            {title}
            {differs && <Differs />}
          </th>
          {ids.map((id, index) => (
            <td key={id} className="tabular min-w-0 font-semibold">
              {values[index]}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}
