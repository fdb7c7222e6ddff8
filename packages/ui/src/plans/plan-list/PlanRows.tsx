import type { PlanCard as PlanCardRecord, PlanRow } from '@naungan/domain/plan';
import { memo, type ReactNode, useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { HiddenPlanCard, PlanCard } from '../plan-card/index.ts';

export type PlanRowsProps = {
  rows: readonly PlanRow[];
  detailHref: (id: string) => string;
  orderHref: (id: string) => string;
  comparedIds: readonly string[];
  onComparedChange: (plan: PlanCardRecord, compared: boolean) => void;
  /** The plan whose consultant dialog is loading. */
  consultPendingId: string | null;
  onConsult: (plan: PlanCardRecord) => void;
  /** What the first hidden plan says. */
  unlock: ReactNode;
};

/** After the last page 'Muat Lebih' is gone, and the focus with it: it goes to the first plan that came. */
function useFocusOnNewRows(count: number) {
  const list = useRef<HTMLUListElement>(null);
  const before = useRef(count);
  useEffect(() => {
    const first = before.current;
    before.current = count;
    if (first === 0 || count <= first || document.activeElement !== document.body) return;
    list.current?.children[first]
      ?.querySelector<HTMLElement>('[tabindex="-1"]')
      ?.focus({ preventScroll: true });
  }, [count]);
  return list;
}

type RowProps = {
  row: PlanCardRecord;
  detailHref: string;
  orderHref: string;
  compared: boolean;
  consultPending: boolean;
  onComparedChange: PlanRowsProps['onComparedChange'];
  onConsult: PlanRowsProps['onConsult'];
};

/** A letter typed into the search box must not draw two hundred cards again. */
const Row = memo(({ row, onComparedChange, onConsult, ...card }: RowProps) => (
  <PlanCard
    {...card}
    plan={row}
    onConsult={() => onConsult(row)}
    onComparedChange={(compared) => onComparedChange(row, compared)}
  />
));

/** The handlers of the last render, as functions that stay the same. */
function useSameHandlers(handlers: Pick<PlanRowsProps, 'onComparedChange' | 'onConsult'>) {
  const latest = useRef(handlers);
  useLayoutEffect(() => {
    latest.current = handlers;
  });
  return {
    onComparedChange: useCallback<PlanRowsProps['onComparedChange']>(
      (plan, compared) => latest.current.onComparedChange(plan, compared),
      [],
    ),
    onConsult: useCallback<PlanRowsProps['onConsult']>((plan) => latest.current.onConsult(plan), []),
  };
}

/** Cards that the first screens do not show are laid out when they come near; until then this is their height. */
const LATER = 6;
const laterClass =
  '[content-visibility:auto] [contain-intrinsic-size:auto_27rem] sm:[contain-intrinsic-size:auto_16rem]';

export function PlanRows({ rows, detailHref, orderHref, unlock, ...props }: PlanRowsProps) {
  const list = useFocusOnNewRows(rows.length);
  const handlers = useSameHandlers(props);
  const firstHidden = rows.find((row) => row.blurred);
  return (
    <ul ref={list} className="grid gap-3.5">
      {rows.map((row, index) => (
        <li key={row._id} className={index < LATER || row.blurred ? undefined : laterClass}>
          {row.blurred ? (
            <HiddenPlanCard>
              {row === firstHidden ? unlock : <span className="sr-only">Produk tersembunyi</span>}
            </HiddenPlanCard>
          ) : (
            <Row
              {...handlers}
              row={row}
              detailHref={detailHref(row._id)}
              orderHref={orderHref(row._id)}
              consultPending={props.consultPendingId === row._id}
              compared={props.comparedIds.includes(row._id)}
            />
          )}
        </li>
      ))}
    </ul>
  );
}
