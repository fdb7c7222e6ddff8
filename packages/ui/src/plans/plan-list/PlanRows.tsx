import type { PlanCard as PlanCardRecord, PlanRow } from '@naungan/domain/plan';
import { type ReactNode, useEffect, useRef } from 'react';
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

export function PlanRows({ rows, detailHref, orderHref, unlock, ...props }: PlanRowsProps) {
  const list = useFocusOnNewRows(rows.length);
  const firstHidden = rows.find((row) => row.blurred);
  return (
    <ul ref={list} className="grid gap-3.5">
      {rows.map((row) => (
        <li key={row._id}>
          {row.blurred ? (
            <HiddenPlanCard>
              {row === firstHidden ? unlock : <span className="sr-only">Produk tersembunyi</span>}
            </HiddenPlanCard>
          ) : (
            <PlanCard
              plan={row}
              detailHref={detailHref(row._id)}
              orderHref={orderHref(row._id)}
              consultPending={props.consultPendingId === row._id}
              onConsult={() => props.onConsult(row)}
              compared={props.comparedIds.includes(row._id)}
              onComparedChange={(compared) => props.onComparedChange(row, compared)}
            />
          )}
        </li>
      ))}
    </ul>
  );
}
