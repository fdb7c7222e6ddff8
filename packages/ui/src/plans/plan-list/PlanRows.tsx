import type { PlanCard as PlanCardRecord, PlanRow } from '@naungan/domain/plan';
import { memo, type ReactNode, type RefObject, useEffect, useMemo, useRef } from 'react';
import { useSameFunctions } from '../../primitives/use-same-functions.ts';
import { HiddenPlanCard, PlanCard } from '../plan-card/index.ts';
import { PIECE } from './use-gradual-rows.ts';

export type PlanRowsProps = {
  list: RefObject<HTMLUListElement | null>;
  rows: readonly PlanRow[];
  /** Pieces whose rows are drawn. */
  drawn: ReadonlySet<number>;
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
function useFocusOnNewRows(list: PlanRowsProps['list'], count: number, drawn: ReadonlySet<number>) {
  const before = useRef(count);
  useEffect(() => {
    const first = before.current;
    const there = drawn.has(Math.floor(first / PIECE));
    if (there || count <= first) before.current = count;
    if (first === 0 || count <= first || !there || document.activeElement !== document.body) return;
    list.current?.children[first]
      ?.querySelector<HTMLElement>('[tabindex="-1"]')
      ?.focus({ preventScroll: true });
  }, [list, count, drawn]);
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

const Row = memo(({ row, onComparedChange, onConsult, ...card }: RowProps) => (
  <PlanCard
    {...card}
    plan={row}
    onConsult={() => onConsult(row)}
    onComparedChange={(compared) => onComparedChange(row, compared)}
  />
));

/** Cards that the first screens do not show are laid out when they come near; until then this is their height. */
const LATER = 6;
const roomClass = '[contain-intrinsic-size:auto_27rem] sm:[contain-intrinsic-size:auto_16rem]';
const laterClass = `${roomClass} [content-visibility:auto]`;
const emptyClass = `${roomClass} [content-visibility:hidden]`;

type PieceProps = Omit<PlanRowsProps, 'list' | 'drawn' | 'comparedIds' | 'unlock'> & {
  /** Number of the first row. */
  start: number;
  drawn: boolean;
  /** Those of the chosen plans that are among the rows, as one text: it is the same when it says the same. */
  compared: string;
  /** For the first hidden plan of the list, if it is here. */
  unlock: ReactNode;
};

/** A letter typed into the search box must not draw two hundred cards again, nor look at each of them. */
const Piece = memo(({ rows, start, drawn, compared, unlock, ...card }: PieceProps) =>
  rows.map((row, place) => {
    if (!drawn) return <li key={row._id} className={emptyClass} />;
    return (
      <li key={row._id} className={start + place < LATER || row.blurred ? undefined : laterClass}>
        {row.blurred ? (
          <HiddenPlanCard>
            {(row === firstHidden(rows) && unlock) || <span className="sr-only">Produk tersembunyi</span>}
          </HiddenPlanCard>
        ) : (
          <Row
            row={row}
            detailHref={card.detailHref(row._id)}
            orderHref={card.orderHref(row._id)}
            compared={compared.split(' ').includes(row._id)}
            consultPending={card.consultPendingId === row._id}
            onComparedChange={card.onComparedChange}
            onConsult={card.onConsult}
          />
        )}
      </li>
    );
  }),
);

const firstHidden = (rows: readonly PlanRow[]) => rows.find((row) => row.blurred);

function piecesOf(rows: readonly PlanRow[]) {
  const pieces: PlanRow[][] = [];
  for (let start = 0; start < rows.length; start += PIECE) pieces.push(rows.slice(start, start + PIECE));
  return pieces;
}

/** The cards of a list, drawn as far as `drawn` says. */
export function PlanRows({ list, rows, drawn, comparedIds, unlock, ...props }: PlanRowsProps) {
  useFocusOnNewRows(list, rows.length, drawn);
  const { onComparedChange, onConsult, ...card } = props;
  const handlers = useSameFunctions({ onComparedChange, onConsult });
  const pieces = useMemo(() => piecesOf(rows), [rows]);
  const hidden = firstHidden(rows);
  return (
    // Not a grid: that measures every row again when one changes, four times as slow.
    <ul ref={list} className="flex flex-col gap-3.5">
      {pieces.map((piece, number) => (
        <Piece
          key={number}
          {...card}
          {...handlers}
          rows={piece}
          start={number * PIECE}
          drawn={drawn.has(number)}
          compared={comparedIds.filter((id) => piece.some((row) => row._id === id)).join(' ')}
          unlock={hidden && piece.includes(hidden) ? unlock : null}
        />
      ))}
    </ul>
  );
}
