import { readDataFile } from '../core/data-file.ts';

/** The cells of a line; a quoted one may hold commas. */
function cellsOf(line: string): string[] {
  return [...line.matchAll(/(?:^|,)(?:"([^"]*)"|([^,]*))/g)].map(
    ([, quoted, plain]) => quoted ?? plain ?? '',
  );
}

/** The rows of a data file, each with the names of the columns that are asked for. */
export function readRows<const Column extends string>(
  file: string,
  columns: readonly Column[],
): Record<Column, string>[] {
  const [head = '', ...lines] = readDataFile(file).toString('utf8').trim().split(/\r?\n/);
  const names = cellsOf(head);
  const places = columns.map((column) => {
    const place = names.indexOf(column);
    if (place === -1) throw new Error(`${file} has no column ${column}`);
    return [column, place] as const;
  });
  return lines.map((line) => {
    const cells = cellsOf(line);
    // Object.fromEntries forgets which keys it was given.
    const row: Partial<Record<Column, string>> = {};
    for (const [column, place] of places) row[column] = cells[place] ?? '';
    return row as Record<Column, string>;
  });
}
