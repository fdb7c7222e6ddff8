import type { PlanOf, Price, ProductType } from '@naungan/domain/lines';
import type { StepState } from '../flow/step-page/step-page.ts';
import type { LineOrder } from '../lines/line-order.ts';
import type { SlicesOf } from '../lines/slices.ts';
import { ProductSummaryButton } from '../plans/product-summary/index.ts';
import { cx } from '../primitives/cx.ts';
import { DescriptionList } from '../primitives/description-list/index.ts';
import { useMessages } from '../primitives/host/messages.ts';
import { PriceBreakdown } from '../records/PriceBreakdown.tsx';
import { SummarySection } from '../records/summary-section/SummarySection.tsx';
import { SUMMARY_GRID } from '../records/summary-section/summary-grid.ts';
import { orderFormMessages } from './order-wizard/messages.ts';

export type OrderSummaryProps<L extends ProductType> = StepState<PlanOf<L>, SlicesOf<L>> & {
  line: L;
  lineOrder: LineOrder<L>;
  /** `null` if the draft has no price. */
  price: Price | null;
  /** Opens a step for editing; the step then returns to the summary. */
  onEdit: (id: string) => void;
};

/** The whole order before it is sent: one card per step, each with an edit button. */
export function OrderSummary<L extends ProductType>(props: OrderSummaryProps<L>) {
  const texts = useMessages('OrderForm', orderFormMessages);
  const { line, lineOrder, price, onEdit, ...state } = props;
  const { pages, priceInputOf, costRows, rules } = lineOrder;
  const { plan, today, draft } = state;
  return (
    <>
      <p className="nu:text-muted">{texts.summary}</p>
      {rules.steps.map(({ id, title, slice }) => {
        if (slice === null) return null;
        const { Summary } = pages[id];
        return (
          <SummarySection key={id} title={title} onEdit={() => onEdit(id)}>
            <Summary {...state} />
          </SummarySection>
        );
      })}
      <SummarySection title={texts.costs}>
        {price && costRows && (
          <DescriptionList
            {...SUMMARY_GRID}
            className={cx(SUMMARY_GRID.className, 'nu:mb-4 nu:border-b nu:border-line nu:pb-4')}
            items={costRows(draft.slices, price.amounts, price.rows)}
          />
        )}
        {price && <PriceBreakdown rows={price.rows} total={price.amounts.total} />}
        <ProductSummaryButton
          className="nu:mt-4"
          line={line}
          plan={plan}
          priceInput={priceInputOf(draft.slices)}
          today={today}
        />
      </SummarySection>
    </>
  );
}
