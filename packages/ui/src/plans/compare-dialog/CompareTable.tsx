import type { IsoDate } from '@naungan/domain/dates';
import type { PlanOf, ProductType, SearchOf } from '@naungan/domain/lines';
import { joinWords } from '@naungan/domain/text';
import { useState } from 'react';
import { yearlyPrice } from '../../lines/line-prices.ts';
import type { LineDetails } from '../../lines/line-product.ts';
import { lineProduct } from '../../lines/lines.ts';
import { sellingLineOf } from '../../lines/selling-line.ts';
import { Button, ButtonLink } from '../../primitives/button/index.ts';
import { Checkbox } from '../../primitives/checkbox/index.ts';
import { cx } from '../../primitives/cx.ts';
import { type HostAttributes, HostElement } from '../../primitives/HostElement.tsx';
import { type Messages, type MessagesOf, useMessages } from '../../primitives/host/messages.ts';
import { InsurerLogo } from '../../primitives/insurer-logo/index.ts';
import type { PlanHref } from '../plan-list/PlanRows.tsx';
import { Price } from '../price/Price.tsx';
import type { CompareGroup } from './compare-group.ts';
import { compareDialogMessages } from './messages.ts';

type NamedPlan = { _id: string; productName: string; transactionType: 'online' | 'offline' };

type Actions<Plan> = {
  detailHref: PlanHref;
  orderHref: PlanHref;
  /** Opens the consultant's form for an offline plan. Absent in a browser without JavaScript. */
  onOpenConsultation?: (plan: Plan) => void;
};

export type CompareTableProps<L extends ProductType> = Actions<PlanOf<L>> & {
  line: L;
  details: LineDetails<L>;
  plans: readonly PlanOf<L>[];
  search: SearchOf<L>;
  today: IsoDate;
  /** Replaces single texts of the component. */
  messages?: MessagesOf<'CompareDialog'> | undefined;
};

/**
 * Returns the classes of a row. On a phone the row's title is above its values; from 640 px on the title has a separate
 * column. For screen readers the rows are still table rows, although they have `display: grid`. The empty cells of the
 * first column are hidden only visually on a phone, so that for screen readers all rows have the same columns.
 */
const rowClass = (planCount: number) =>
  cx(
    'nu:grid nu:gap-x-3',
    planCount > 2
      ? 'nu:grid-cols-3 nu:@tablet:grid-cols-[9rem_repeat(3,minmax(0,1fr))]'
      : 'nu:grid-cols-2 nu:@tablet:grid-cols-[11rem_repeat(2,minmax(0,1fr))]',
  );

/** The table of the comparison: premiums, buttons, and the benefits and conditions in groups of rows. */
export function CompareTable<L extends ProductType>(props: CompareTableProps<L> & HostAttributes) {
  return (
    <HostElement<CompareTableProps<L>> props={props}>{(own) => <CompareTableContent {...own} />}</HostElement>
  );
}

function CompareTableContent<L extends ProductType>({
  line,
  details,
  plans,
  search,
  today,
  messages,
  ...actions
}: CompareTableProps<L>) {
  const texts = useMessages('CompareDialog', compareDialogMessages, messages);
  const rowClasses = rowClass(plans.length);
  const { subjectText, noPriceTexts, priceUnit } = lineProduct(line);
  const columns = plans.map((plan) => ({
    plan,
    premium: yearlyPrice(line, details.pricing, plan, search, today),
  }));
  const premiumsDiffer = new Set(columns.map(({ premium }) => premium)).size > 1;
  const pricedSubject = subjectText(search, today);
  const [showsDifferencesOnly, setShowsDifferencesOnly] = useState(false);
  const groups = details.compareGroups(plans, search, today).flatMap(({ title, rows }) => {
    const visibleRows = rows.filter(({ differs }) => differs || !showsDifferencesOnly);
    return visibleRows.length > 0 ? [{ title, rows: visibleRows }] : [];
  });
  return (
    <>
      <p className="nu:mb-3 nu:text-sm nu:text-muted">
        {pricedSubject && `${texts.priced(pricedSubject)} `}
        {texts.legend}
      </p>
      <Checkbox
        label={texts.differencesOnly}
        checked={showsDifferencesOnly}
        onCheckedChange={setShowsDifferencesOnly}
        className="nu:mb-4 nu:noscript:hidden nu:print:hidden"
      />
      <table className="nu:block nu:w-full nu:text-[0.9375rem] nu:leading-6">
        <caption className="nu:sr-only">
          {texts.caption(joinWords(plans.map(({ productName }) => productName)))}
        </caption>
        <thead className="nu:block">
          <tr className={cx(rowClasses, 'nu:px-2')}>
            <td className="nu:@max-tablet:sr-only" />
            {plans.map((plan) => (
              <th
                key={plan._id}
                scope="col"
                className="nu:flex nu:min-w-0 nu:flex-col nu:items-start nu:pb-4 nu:text-start nu:font-normal"
              >
                <InsurerLogo name={plan.insuranceCompany.company_name} src={plan.logoProduct} size="sm" />
                <span className="nu:mt-2 nu:font-bold">{plan.productName}</span>
                <span className="nu:text-sm nu:text-muted">{plan.insuranceCompany.company_name}</span>
              </th>
            ))}
          </tr>
          <tr className={cx(rowClasses, 'nu:items-end nu:border-t nu:border-line nu:px-2 nu:py-3')}>
            <th
              scope="row"
              className="nu:text-start nu:font-normal nu:text-muted nu:@max-tablet:col-span-full nu:@tablet:self-center"
            >
              {texts.premium(priceUnit)}
              {premiumsDiffer && <DifferenceMark text={texts.differs} />}
            </th>
            {columns.map(({ plan, premium }) => (
              <td key={plan._id} className="nu:min-w-0">
                {premium === null ? (
                  <span className="nu:text-warn">{noPriceTexts.long}</span>
                ) : (
                  <Price
                    size="md"
                    value={premium}
                    className={
                      plans.length > 2 ? 'nu:@max-tablet:text-sm nu:@max-tablet:leading-6' : undefined
                    }
                  />
                )}
              </td>
            ))}
          </tr>
          <tr className={cx(rowClasses, 'nu:px-2 nu:pb-4 nu:print:hidden')}>
            <td className="nu:@max-tablet:sr-only" />
            {columns.map(({ plan, premium }) => (
              <td key={plan._id} className="nu:grid nu:min-w-0 nu:content-start nu:gap-2">
                <PlanActions plan={plan} hasPremium={premium !== null} texts={texts} {...actions} />
              </td>
            ))}
          </tr>
        </thead>
        {groups.length === 0 && (
          <tbody className="nu:block">
            <tr className="nu:block">
              <td className="nu:block nu:border-t nu:border-line nu:py-4">
                {premiumsDiffer ? texts.onlyPremiumDiffers : texts.noDifference}
              </td>
            </tr>
          </tbody>
        )}
        {groups.map((group) => (
          <GroupRows
            key={group.title}
            group={group}
            rowClasses={rowClasses}
            differsText={texts.differs}
            ids={plans.map(({ _id }) => _id)}
          />
        ))}
      </table>
    </>
  );
}

type PlanActionsProps<Plan> = Actions<Plan> & {
  plan: Plan;
  hasPremium: boolean;
  texts: Messages['CompareDialog'];
};

/** The buttons of a plan. A plan without a premium for this search cannot be bought. */
function PlanActions<Plan extends NamedPlan>(props: PlanActionsProps<Plan>) {
  const { plan, hasPremium, detailHref, orderHref, onOpenConsultation, texts } = props;
  const { _id, productName } = plan;
  const isOffline = plan.transactionType === 'offline';
  return (
    <>
      {hasPremium && isOffline && onOpenConsultation && (
        <Button
          size="sm"
          aria-label={`${texts.consult} ${productName}`}
          onClick={() => onOpenConsultation(plan)}
        >
          {texts.consult}
        </Button>
      )}
      {hasPremium && !isOffline && (
        <ButtonLink
          size="sm"
          href={orderHref(_id, sellingLineOf(plan))}
          aria-label={`${texts.buy} ${productName}`}
        >
          {texts.buy}
        </ButtonLink>
      )}
      <ButtonLink
        variant="secondary"
        size="sm"
        href={detailHref(_id, sellingLineOf(plan))}
        aria-label={`${texts.detail} ${productName}`}
      >
        {texts.detail}
      </ButtonLink>
    </>
  );
}

/** Marks a row in which the plans differ, with an icon in addition to the colour. */
function DifferenceMark({ text }: { text: string }) {
  return (
    <>
      <span aria-hidden="true" className="nu:ms-1.5 nu:font-bold nu:text-warn">
        ≠
      </span>
      <span className="nu:sr-only"> {text}</span>
    </>
  );
}

function GroupRows({
  group,
  rowClasses,
  differsText,
  ids,
}: {
  group: CompareGroup;
  rowClasses: string;
  differsText: string;
  ids: readonly string[];
}) {
  return (
    <tbody className="nu:block">
      <tr className="nu:block">
        <th
          scope="rowgroup"
          colSpan={ids.length + 1}
          className="nu:block nu:px-2 nu:pt-5 nu:pb-2 nu:text-start nu:text-h5 nu:font-bold"
        >
          {group.title}
        </th>
      </tr>
      {group.rows.map(({ title, values, differs }) => (
        <tr
          key={title}
          data-differs={differs}
          className={cx(
            rowClasses,
            'nu:break-inside-avoid nu:border-t nu:border-line nu:px-2 nu:py-2.5',
            differs && 'nu:bg-sun-tint',
          )}
        >
          <th
            scope="row"
            className="nu:min-w-0 nu:text-start nu:font-normal nu:text-muted nu:@max-tablet:col-span-full"
          >
            {title}
            {differs && <DifferenceMark text={differsText} />}
          </th>
          {ids.map((id, index) => (
            <td key={id} className="nu:tabular nu:min-w-0 nu:font-semibold">
              {values[index]}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}
