import type { SoldLine } from '@naungan/domain/lines';
import type { PlanCard as PlanCardRecord, PlanRow } from '@naungan/domain/lines/record';
import { memo, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { soldAs } from '../../lines/sold-as.ts';
import { cx } from '../../primitives/cx.ts';
import { focusedElement } from '../../primitives/focused-element.ts';
import { HiddenPlanCard, PlanCard } from '../plan-card/index.ts';

/** A page of a product; `line` where it is sold by another one than that of the list. */
export type PlanHref = (id: string, line?: SoldLine) => string;

export type PlanRowsProps = {
  list: RefObject<HTMLUListElement | null>;
  rows: readonly PlanRow[];
  /** What the prices are for: 'per tahun'. */
  priceUnit: string;
  /** Numbers of the rows that are drawn. */
  drawn: ReadonlySet<number>;
  detailHref: PlanHref;
  orderHref: PlanHref;
  comparedIds: readonly string[];
  /** The same function from render to render, like `onConsult`. */
  onComparedChange: (plan: PlanCardRecord, compared: boolean) => void;
  /** The plan whose consultant dialog is loading. */
  consultPendingId: string | null;
  onConsult: (plan: PlanCardRecord) => void;
  /** The same function too; absent where cards have no 'Manfaat'. */
  onBenefits?: ((plan: PlanCardRecord) => void) | undefined;
  /** What the first hidden plan says. */
  unlock: ReactNode;
};

/** Nothing holds the focus, or a button that cannot be pressed any more. */
function focusIsLost() {
  const focused = focusedElement();
  return focused === document.body || focused?.matches(':disabled') === true;
}

/** After the last page 'Muat Lebih' is disabled, and the focus lost: it goes to the first plan that came. */
function useFocusOnNewRows({ list, rows, drawn }: Pick<PlanRowsProps, 'list' | 'rows' | 'drawn'>) {
  const count = rows.length;
  const before = useRef(count);
  useEffect(() => {
    const first = before.current;
    if (count > first && !drawn.has(first)) return;
    before.current = count;
    if (first === 0 || count <= first || !focusIsLost()) return;
    list.current?.children[first]
      ?.querySelector<HTMLElement>('[tabindex="-1"]')
      ?.focus({ preventScroll: true });
  }, [list, count, drawn]);
}

/** Cards that the first screens do not show are laid out when they come near; until then this is their height. */
const LATER = 6;
const roomClass = 'nu:[contain-intrinsic-size:auto_27rem] nu:@tablet:[contain-intrinsic-size:auto_16rem]';
const laterClass = 'nu:[content-visibility:auto]';
const emptyClass = 'nu:[content-visibility:hidden]';

type RowProps = Pick<PlanRowsProps, 'priceUnit' | 'onComparedChange' | 'onConsult' | 'onBenefits'> & {
  row: PlanRow;
  drawn: boolean;
  later: boolean;
  detailHref: string;
  orderHref: string;
  compared: boolean;
  consultPending: boolean;
};

/** A letter typed into the search box must not draw two hundred cards again. */
const Row = memo(({ row, drawn, later, onComparedChange, onConsult, onBenefits, ...card }: RowProps) => {
  if (!drawn) return <li className={cx(roomClass, emptyClass)} />;
  if (row.blurred) {
    return (
      <li>
        <HiddenPlanCard>
          <span className="nu:sr-only">Produk tersembunyi</span>
        </HiddenPlanCard>
      </li>
    );
  }
  return (
    <li className={later ? cx(roomClass, laterClass) : undefined}>
      <PlanCard
        {...card}
        plan={row}
        onConsult={() => onConsult(row)}
        onBenefits={onBenefits && (() => onBenefits(row))}
        onComparedChange={(compared) => onComparedChange(row, compared)}
      />
    </li>
  );
});

/** The cards of a list, drawn as far as `drawn` says. */
export function PlanRows(props: PlanRowsProps) {
  const { list, rows, drawn, detailHref, orderHref, comparedIds, consultPendingId, unlock, ...card } = props;
  useFocusOnNewRows(props);
  const firstHidden = rows.findIndex((row) => row.blurred);
  return (
    // Not a grid: that measures every row again when one changes, four times as slow.
    <ul ref={list} className="nu:flex nu:flex-col nu:gap-3.5">
      {rows.map((row, number) =>
        number === firstHidden && drawn.has(number) ? (
          <li key={row._id}>
            <HiddenPlanCard>{unlock}</HiddenPlanCard>
          </li>
        ) : (
          <Row
            key={row._id}
            {...card}
            row={row}
            drawn={drawn.has(number)}
            later={number >= LATER}
            detailHref={detailHref(row._id, soldAs(row))}
            orderHref={orderHref(row._id, soldAs(row))}
            compared={comparedIds.includes(row._id)}
            consultPending={consultPendingId === row._id}
          />
        ),
      )}
    </ul>
  );
}
