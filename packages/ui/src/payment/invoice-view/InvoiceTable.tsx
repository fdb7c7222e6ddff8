import type { InvoiceFormat } from '@naungan/domain/invoice/record';
import { cx } from '../../primitives/cx.ts';

/** The invoice's items. On phones each item is a block with its own labels. */
export function InvoiceTable({ detail }: Pick<InvoiceFormat, 'detail'>) {
  const { columns, rows } = detail;
  return (
    <table className="nu:w-full nu:text-[0.9375rem] nu:@max-tablet:block nu:print:table">
      <caption className="nu:sr-only">Rincian invoice</caption>
      <thead className="nu:@max-tablet:sr-only nu:print:table-header-group">
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
      <tbody className="nu:@max-tablet:block nu:print:table-row-group">
        {rows.map((row, line) => (
          // The index is the key: items can be equal, and the table is always rendered as a whole.
          <tr
            key={line}
            className="nu:border-b nu:border-line nu:@max-tablet:block nu:@max-tablet:py-2 nu:print:table-row"
          >
            {row.map((cell, index) => (
              <td
                // The index is the key: it identifies the cell's column.
                key={index}
                className={cx(
                  'nu:tabular nu:py-2.5 nu:align-top nu:not-last:pe-4 nu:@max-tablet:flex nu:@max-tablet:justify-between nu:@max-tablet:gap-4 nu:@max-tablet:py-1 nu:@max-tablet:pe-0! nu:print:table-cell nu:print:py-1.5',
                  index === 0 && 'nu:font-semibold',
                  index > 0 && 'nu:@tablet:text-end nu:@tablet:whitespace-nowrap nu:print:text-end',
                )}
              >
                <span
                  aria-hidden="true"
                  className="nu:shrink-0 nu:font-normal nu:text-muted nu:@tablet:hidden nu:print:hidden"
                >
                  {columns[index]}
                </span>
                <span className="nu:@max-tablet:text-end">{cell}</span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
