import type { ReactNode } from 'react';
import { cx } from '../parts/cx.ts';
import { ScrollArea } from '../parts/ScrollArea.tsx';

export type FigureColumn<Row> = {
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** A text instead of a figure. */
  isText?: boolean;
};

export type FigureTableProps<Row> = {
  caption: string;
  /** What the figures count, under the table. */
  note?: string;
  columns: readonly FigureColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** The cells of the last line. */
  total?: readonly ReactNode[];
};

const CELL = 'nu:border-b nu:border-line/70 nu:px-1.5 nu:py-1.5 nu:first:ps-5 nu:last:pe-5 nu:2xl:px-3';
const alignOf = (isText = false) => (isText ? 'nu:text-start' : 'nu:tabular nu:text-end');
/** A figure stays on its line; the heading of its column wraps, so that the table fits into a window of 1440 px. */
const figureOf = (isText = false) => cx(alignOf(isText), !isText && 'nu:whitespace-nowrap');

/** A table of figures; the first cell of a row is its heading. */
export function FigureTable<Row>({ caption, columns, rows, rowKey, total, note }: FigureTableProps<Row>) {
  return (
    <ScrollArea aria-label={caption} className="nu:overflow-x-auto nu:bg-surface">
      <table className="nu:w-full nu:text-sm">
        <caption className="nu:px-5 nu:pt-4 nu:pb-1 nu:text-start nu:font-bold">{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ key, header, isText }) => (
              <th
                key={key}
                scope="col"
                className={cx(CELL, alignOf(isText), 'nu:align-bottom nu:text-xs nu:font-bold nu:text-muted')}
              >
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)}>
              {columns.map(({ key, cell, isText }, index) =>
                index === 0 ? (
                  <th key={key} scope="row" className={cx(CELL, figureOf(isText), 'nu:font-semibold')}>
                    {cell(row)}
                  </th>
                ) : (
                  <td key={key} className={cx(CELL, figureOf(isText))}>
                    {cell(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
        {total && (
          <tfoot>
            <tr className="nu:font-bold">
              {columns.map(({ key, isText }, index) => (
                <td key={key} className={cx(CELL, figureOf(isText))}>
                  {total[index]}
                </td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
      {note && <p className="nu:max-w-3xl nu:px-5 nu:pt-2 nu:pb-3 nu:text-xs nu:text-muted">{note}</p>}
    </ScrollArea>
  );
}
