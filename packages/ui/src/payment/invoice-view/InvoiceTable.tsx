import type { InvoiceFormat } from '@naungan/domain/invoice/record';
import { cx } from '../../primitives/cx.ts';
import { useMessages } from '../../primitives/host/messages.ts';
import { invoiceMessages } from './messages.ts';

const ROW_CLASS =
  'nu:not-last:border-b nu:border-line nu:@max-lg:grid nu:@max-lg:grid-cols-[auto_minmax(0,1fr)_auto] nu:@max-lg:gap-x-4 nu:@max-lg:py-2.5 nu:print:table-row nu:print:border-b';
const CELL_CLASS =
  'nu:tabular nu:py-2.5 nu:align-top nu:@lg:not-last:pe-4 nu:@max-lg:py-0 nu:print:table-cell nu:print:py-1.5 nu:print:not-last:pe-4';
const NUMBER_CLASS = 'nu:@lg:text-end nu:@lg:whitespace-nowrap nu:print:text-end';
const FIRST_CLASS = 'nu:font-semibold nu:wrap-anywhere nu:@max-lg:col-span-2 nu:@max-lg:min-w-0';
const INNER_CLASS = `${NUMBER_CLASS} nu:@max-lg:row-start-2 nu:@max-lg:text-muted nu:@max-lg:nth-3:col-span-2`;
const LAST_CLASS = `${NUMBER_CLASS} nu:@max-lg:col-start-3 nu:@max-lg:row-start-1 nu:@max-lg:whitespace-nowrap`;

/** Returns the classes of a cell by the index of its column. */
function cellClass(column: number, columnCount: number): string {
  if (column === 0) return FIRST_CLASS;
  return column === columnCount - 1 ? LAST_CLASS : INNER_CLASS;
}

/**
 * The items of an invoice as a table. If the table is narrower than 32 rem, the first line of an item has its name and
 * its amount, and the second line has the other values. The width of the page has no influence.
 */
export function InvoiceTable({ detail }: Pick<InvoiceFormat, 'detail'>) {
  const texts = useMessages('Invoice', invoiceMessages);
  const { columns, rows } = detail;
  return (
    <div className="nu:@container">
      <table className="nu:w-full nu:text-[0.9375rem] nu:@max-lg:block nu:print:table">
        <caption className="nu:sr-only">{texts.rows}</caption>
        <thead className="nu:@max-lg:sr-only nu:print:table-header-group">
          <tr className="nu:border-b nu:border-field nu:text-muted">
            {columns.map((column, index) => (
              <th
                key={column}
                scope="col"
                className={cx(
                  'nu:py-2 nu:font-semibold nu:not-last:pe-4',
                  index > 0 ? 'nu:text-end' : 'nu:text-start',
                )}
              >
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="nu:@max-lg:block nu:print:table-row-group">
          {rows.map((row, rowIndex) => (
            // The index is the key: items can be equal, and the table is always rendered as a whole.
            <tr key={rowIndex} className={ROW_CLASS}>
              {row.map((cell, index) => {
                const isInner = index > 0 && index < row.length - 1;
                return (
                  <td
                    // The index is the key, because it identifies the column.
                    key={index}
                    className={cx(CELL_CLASS, cellClass(index, row.length))}
                  >
                    {isInner && (
                      <span aria-hidden="true" className="nu:@lg:hidden nu:print:hidden">
                        {columns[index]}{' '}
                      </span>
                    )}
                    {cell}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
