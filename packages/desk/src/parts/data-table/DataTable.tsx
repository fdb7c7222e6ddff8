import { type ReactNode, useEffect, useRef } from 'react';
import { useDesk } from '../../desk/desk-context.ts';
import { useShortcuts } from '../../shortcuts/use-shortcuts.ts';
import { cx } from '../cx.ts';
import { ScrollArea } from '../ScrollArea.tsx';
import { adjacentIndex, startIndex } from './row-position.ts';

export type Column<Row> = {
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
  align?: 'start' | 'end';
  /** Classes of the column's cells, such as a width or a breakpoint below which the column is hidden. */
  className?: string;
};

export type DataTableProps<Row> = {
  /** Name of the list, which screen readers announce, and under which its position is remembered. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowId: (row: Row) => string;
  /** The address of the row's record. The first column is a link to it; without an address, a link that leads nowhere. */
  rowHref: (row: Row) => string | null;
  /** Accessible name of a row's link. */
  rowLabel: (row: Row) => string;
  isBusy?: boolean;
};

type RowLinkProps = { href: string | null; label: string; onFocus: () => void };

/** The link of a row, over the whole row. A row without a page stays a stop of the keyboard, announced as a disabled link. */
function RowLink({ href, label, onFocus }: RowLinkProps) {
  const props = { 'data-row': '', onFocus, className: 'nu:absolute nu:inset-0 nu:outline-none' };
  const text = <span className="nu:sr-only">{label}</span>;
  if (href !== null)
    return (
      <a href={href} {...props}>
        {text}
      </a>
    );
  return (
    <a role="link" aria-disabled="true" tabIndex={0} {...props}>
      {text}
    </a>
  );
}

/**
 * A list of records with a fixed header. The focus marks the current row: j and k, or the arrows, move it, Enter opens
 * the record. After a return from a record, its row or the row that took its place has the focus.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, rowId, rowHref, rowLabel, isBusy } = props;
  const { positions } = useDesk();
  const body = useRef<HTMLTableSectionElement>(null);
  const links = () => [...(body.current?.querySelectorAll<HTMLAnchorElement>('a[data-row]') ?? [])];

  function moveTo(step: 1 | -1 | 'first' | 'last') {
    const all = links();
    const current = all.indexOf(document.activeElement as HTMLAnchorElement);
    all[adjacentIndex(current, step, all.length)]?.focus();
  }

  // Dependencies: only when the list appears or its number of rows changes
  useEffect(() => {
    const index = startIndex(positions.get(caption), rows.map(rowId));
    const isFocusFree = document.activeElement === document.body || document.activeElement === null;
    if (index >= 0 && isFocusFree) links()[index]?.focus({ preventScroll: index === 0 });
  }, [rows.length === 0, caption]);

  useShortcuts('Daftar', [
    { keys: 'j', aliases: ['ArrowDown'], label: 'Baris berikutnya', run: () => moveTo(1) },
    { keys: 'k', aliases: ['ArrowUp'], label: 'Baris sebelumnya', run: () => moveTo(-1) },
    { keys: 'Home', label: 'Baris pertama', run: () => moveTo('first') },
    { keys: 'End', label: 'Baris terakhir', run: () => moveTo('last') },
  ]);

  return (
    <ScrollArea aria-label={caption} className="nu:min-h-0 nu:flex-1 nu:overflow-auto">
      <table className="nu:w-full nu:border-separate nu:border-spacing-0 nu:text-sm" aria-busy={isBusy}>
        <caption className="nu:sr-only">{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ key, header, align, className }) => (
              <th
                key={key}
                scope="col"
                className={cx(
                  'nu:sticky nu:top-0 nu:z-10 nu:border-b nu:border-line nu:bg-paper nu:px-3 nu:py-1.75 nu:text-xs nu:font-bold nu:whitespace-nowrap nu:text-muted nu:first:border-s-3 nu:first:border-s-transparent nu:first:ps-5 nu:last:pe-5',
                  align === 'end' ? 'nu:text-end' : 'nu:text-start',
                  className,
                )}
              >
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody ref={body}>
          {rows.map((row, index) => (
            <tr
              key={rowId(row)}
              className="nu:group nu:relative nu:bg-surface nu:hover:bg-paper nu:has-[a[data-row]:focus]:bg-brand-tint"
            >
              {columns.map(({ key, cell, align, className }, columnIndex) => (
                <td
                  key={key}
                  className={cx(
                    'nu:border-b nu:border-line/70 nu:px-3 nu:py-1 nu:align-middle nu:leading-5 nu:first:ps-5 nu:last:pe-5',
                    columnIndex === 0 &&
                      'nu:border-s-3 nu:border-s-transparent nu:group-has-[a[data-row]:focus]:border-s-brand',
                    align === 'end' && 'nu:tabular nu:text-end nu:whitespace-nowrap',
                    className,
                  )}
                >
                  {columnIndex === 0 && (
                    <RowLink
                      href={rowHref(row)}
                      label={rowLabel(row)}
                      onFocus={() => positions.set(caption, { id: rowId(row), index })}
                    />
                  )}
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollArea>
  );
}
