import type { InvoiceFormat } from '@naungan/domain/invoice/record';
import { cx } from '../../primitives/cx.ts';

/** The lines of an invoice. On phones each line is a block with its own titles. */
export function InvoiceTable({ detail }: Pick<InvoiceFormat, 'detail'>) {
  const { columns, rows } = detail;
  return (
    <table className="w-full text-[0.9375rem] max-sm:block print:table">
      <caption className="sr-only">Rincian invoice</caption>
      <thead className="max-sm:sr-only print:table-header-group">
        <tr className="border-b border-field text-muted">
          {columns.map((column, index) => (
            <th
              key={column}
              scope="col"
              className={cx('py-2 font-semibold not-last:pe-4', index > 0 ? 'text-end' : 'text-start')}
            >
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-sm:block print:table-row-group">
        {rows.map((row, line) => (
          // lines may repeat, and the table is redrawn whole
          <tr key={line} className="border-b border-line max-sm:block max-sm:py-2 print:table-row">
            {row.map((cell, index) => (
              <td
                // a cell is known by its column
                key={index}
                className={cx(
                  'tabular py-2.5 align-top not-last:pe-4 max-sm:flex max-sm:justify-between max-sm:gap-4 max-sm:py-1 max-sm:pe-0! print:table-cell print:py-1.5',
                  index === 0 && 'font-semibold',
                  index > 0 && 'sm:text-end sm:whitespace-nowrap print:text-end',
                )}
              >
                <span aria-hidden="true" className="shrink-0 font-normal text-muted sm:hidden print:hidden">
                  {columns[index]}
                </span>
                <span className="max-sm:text-end">{cell}</span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
