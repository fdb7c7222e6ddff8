import type { ProductType } from '@naungan/domain/lines';
import type { PlanCard as PlanCardRecord, PlanRow } from '@naungan/domain/lines/record';
import { memo, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { sellingLineOf } from '../../lines/selling-line.ts';
import { cx } from '../../primitives/cx.ts';
import { focusedElement } from '../../primitives/focused-element.ts';
import type { Messages } from '../../primitives/host/messages.ts';
import { HiddenPlanCard } from '../plan-card/HiddenPlanCard.tsx';
import { PlanCard } from '../plan-card/index.ts';

/**
 * Returns the URL of a product's page. `line` is the line that sells the product, if it is another line than
 * the list's line.
 */
export type PlanHref = (id: string, line?: ProductType) => string;

export type PlanRowsProps = {
  list: RefObject<HTMLUListElement | null>;
  rows: readonly PlanRow[];
  /** Unit of the prices: 'per tahun'. */
  priceUnit: string;
  /** The searched term in years. */
  termYears: number;
  /** Indexes of the rendered rows. */
  renderedIndexes: ReadonlySet<number>;
  detailHref: PlanHref;
  orderHref: PlanHref;
  comparedIds: readonly string[];
  /** Id of the plan for which the consultant's dialog is loading. */
  consultPendingId: string | null;
  // Pass the same functions in each render, also those for URLs, because the rows are memoized.
  onComparedChange: (plan: PlanCardRecord, isCompared: boolean) => void;
  onOpenConsultation: (plan: PlanCardRecord) => void;
  /** Opens the benefits; absent for cards without 'Manfaat'. */
  onBenefits?: ((plan: PlanCardRecord) => void) | undefined;
  /** Content in place of the first hidden plan: how to see all plans. */
  unlockContent: ReactNode;
  /** Id of the form that compares plans in a browser without JavaScript. */
  compareFormId: string;
  texts: Pick<Messages['PlanList'], 'hidden'>;
};

/** Returns whether no element has the focus, or only a disabled button. */
function isFocusLost() {
  const element = focusedElement();
  return element === document.body || element?.matches(':disabled') === true;
}

/**
 * Moves the focus to the first added plan if no other element has the focus. After the last page the button 'Muat
 * Lebih' is disabled and loses the focus.
 */
function useFocusOnNewRows({
  list,
  rows,
  renderedIndexes,
}: Pick<PlanRowsProps, 'list' | 'rows' | 'renderedIndexes'>) {
  const count = rows.length;
  const previousCount = useRef(count);
  useEffect(() => {
    const firstNewIndex = previousCount.current;
    if (count > firstNewIndex && !renderedIndexes.has(firstNewIndex)) return;
    previousCount.current = count;
    if (firstNewIndex === 0 || count <= firstNewIndex || !isFocusLost()) return;
    list.current?.children[firstNewIndex]
      ?.querySelector<HTMLElement>('[tabindex="-1"]')
      ?.focus({ preventScroll: true });
  }, [list, count, renderedIndexes]);
}

/**
 * Marks each row with `data-far` while the browser does not lay it out, so that a page can omit animations of these rows.
 * The browser updates every animation of two hundred rows in each frame. A row that replaces a placeholder far from the
 * window gets no event, so it has the mark from the start.
 */
function useFarRows(list: PlanRowsProps['list']) {
  useEffect(() => {
    const rowList = list.current;
    const markRow = (event: Event) => {
      if (event.target instanceof HTMLElement && 'skipped' in event)
        event.target.toggleAttribute('data-far', event.skipped === true);
    };
    rowList?.addEventListener('contentvisibilityautostatechange', markRow);
    return () => rowList?.removeEventListener('contentvisibilityautostatechange', markRow);
  }, [list]);
}

/**
 * Cards from this index on are laid out only when they are near the window; until then they have the height of
 * `placeholderHeightClass`.
 */
const FIRST_DEFERRED_INDEX = 6;
const placeholderHeightClass =
  'nu:[contain-intrinsic-size:auto_27rem] nu:@tablet:[contain-intrinsic-size:auto_16rem]';
const deferredClass = 'nu:[content-visibility:auto]';
const notRenderedClass = 'nu:[content-visibility:hidden]';

type RowProps = Pick<
  PlanRowsProps,
  | 'priceUnit'
  | 'termYears'
  | 'detailHref'
  | 'orderHref'
  | 'onComparedChange'
  | 'onOpenConsultation'
  | 'onBenefits'
  | 'compareFormId'
> & {
  row: PlanRow;
  isRendered: boolean;
  isDeferred: boolean;
  isCompared: boolean;
  consultPending: boolean;
  hiddenPlanText: string;
};

/** Memoized, so that typing into the search box does not render two hundred cards. */
const PlanListRow = memo(
  ({
    row,
    isRendered,
    isDeferred,
    detailHref,
    orderHref,
    onComparedChange,
    onOpenConsultation,
    onBenefits,
    hiddenPlanText,
    ...cardProps
  }: RowProps) => {
    // Does not change later, because `useFarRows` controls the attribute.
    const [isFarAtFirst] = useState(isDeferred && !isRendered);
    const farMark = isFarAtFirst ? '' : undefined;
    if (!isRendered)
      return <li data-far={farMark} className={cx(placeholderHeightClass, notRenderedClass)} />;
    if (row.blurred) {
      return (
        <li>
          <HiddenPlanCard>
            <span className="nu:sr-only">{hiddenPlanText}</span>
          </HiddenPlanCard>
        </li>
      );
    }
    return (
      <li data-far={farMark} className={isDeferred ? cx(placeholderHeightClass, deferredClass) : undefined}>
        <PlanCard
          {...cardProps}
          plan={row}
          // Only a row that changes needs its URLs.
          detailHref={detailHref(row._id, sellingLineOf(row))}
          orderHref={orderHref(row._id, sellingLineOf(row))}
          onOpenConsultation={() => onOpenConsultation(row)}
          onBenefits={onBenefits && (() => onBenefits(row))}
          onComparedChange={(isCompared) => onComparedChange(row, isCompared)}
        />
      </li>
    );
  },
);

/** The cards of a list; only the rows of `renderedIndexes` are rendered. */
export function PlanRows(props: PlanRowsProps) {
  const { list, rows, renderedIndexes, comparedIds, consultPendingId, unlockContent, texts, ...rowProps } =
    props;
  useFocusOnNewRows(props);
  useFarRows(list);
  const firstHiddenIndex = rows.findIndex((row) => row.blurred);
  return (
    // Flexbox is four times faster here than a grid, which measures every row when one row changes.
    <ul ref={list} className="nu:flex nu:flex-col nu:gap-3.5">
      {rows.map((row, index) =>
        index === firstHiddenIndex && renderedIndexes.has(index) ? (
          <li key={row._id}>
            <HiddenPlanCard>{unlockContent}</HiddenPlanCard>
          </li>
        ) : (
          <PlanListRow
            key={row._id}
            {...rowProps}
            row={row}
            isRendered={renderedIndexes.has(index)}
            isDeferred={index >= FIRST_DEFERRED_INDEX}
            isCompared={comparedIds.includes(row._id)}
            consultPending={consultPendingId === row._id}
            hiddenPlanText={texts.hidden}
          />
        ),
      )}
    </ul>
  );
}
