import type { IsoDate } from '@naungan/domain/dates';
import type { PlanOf, SearchOf, SoldLine } from '@naungan/domain/lines';
import { yearlyPremium } from '@naungan/domain/premium';
import { useState } from 'react';
import { lineDetails } from '../../lines/line-details.ts';
import { lineProduct, searchPrice } from '../../lines/line-products.ts';
import { Button, ButtonLink } from '../../primitives/button/index.ts';
import { Checkbox } from '../../primitives/checkbox/index.ts';
import { cx } from '../../primitives/cx.ts';
import { InsurerLogo } from '../../primitives/insurer-logo/index.ts';
import { Price } from '../price/Price.tsx';
import type { CompareGroup } from './compare-group.ts';

type NamedPlan = { _id: string; productName: string; transactionType: 'online' | 'offline' };

type Actions<Plan> = {
  detailHref: (id: string) => string;
  orderHref: (id: string) => string;
  onConsult: (plan: Plan) => void;
};

export type CompareTableProps<L extends SoldLine> = Actions<PlanOf<L>> & {
  line: L;
  plans: readonly PlanOf<L>[];
  search: SearchOf<L>;
  today: IsoDate;
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

export function CompareTable<L extends SoldLine>({
  line,
  plans,
  search,
  today,
  ...actions
}: CompareTableProps<L>) {
  const row = rowClass(plans.length);
  const { forText, noPrice, priceUnit } = lineProduct(line);
  const priced = plans.map((plan) => {
    const amounts = searchPrice(line, plan, search, today)?.amounts;
    return { plan, premium: amounts ? yearlyPremium(amounts.premium, amounts.adminFee) : null };
  });
  const premiumsDiffer = new Set(priced.map(({ premium }) => premium)).size > 1;
  const searchedFor = forText(search, today);
  const [differencesOnly, setDifferencesOnly] = useState(false);
  const groups = lineDetails(line)
    .compareGroups(plans)
    .flatMap(({ title, rows }) => {
      const shown = rows.filter(({ differs }) => differs || !differencesOnly);
      return shown.length > 0 ? [{ title, rows: shown }] : [];
    });
  return (
    <>
      <p className="mb-3 text-sm text-muted">
        {searchedFor && `Premi untuk ${searchedFor}. `}Tanda ≠ ada pada baris yang isinya berbeda.
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
              Premi {priceUnit}
              {premiumsDiffer && <Differs />}
            </th>
            {priced.map(({ plan, premium }) => (
              <td key={plan._id} className="min-w-0">
                {premium === null ? (
                  <span className="text-warn">{noPrice.text}</span>
                ) : (
                  <Price size="md" value={premium} />
                )}
              </td>
            ))}
          </tr>
          <tr className={cx(row, 'pb-4 print:hidden')}>
            <td className="max-sm:sr-only" />
            {priced.map(({ plan, premium }) => (
              <td key={plan._id} className="grid min-w-0 content-start gap-2">
                <PlanActions plan={plan} sold={premium !== null} {...actions} />
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

type PlanActionsProps<Plan> = Actions<Plan> & { plan: Plan; sold: boolean };

function PlanActions<Plan extends NamedPlan>(props: PlanActionsProps<Plan>) {
  const { plan, sold, detailHref, orderHref, onConsult } = props;
  const { _id, productName } = plan;
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
