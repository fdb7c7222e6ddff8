import { parse } from 'csv-parse/sync';
import { z } from 'zod';
import { readDataFile } from './data-file.ts';

/**
 * Returns the rows of a CSV file of `server/seed/data`, each with the named columns as text.
 * @throws when the file lacks one of the columns, or a row has fewer or more cells than the header
 */
export function readRows<const Column extends string>(
  file: string,
  columns: readonly [Column, ...Column[]],
): Record<Column, string>[] {
  const isNeeded = (name: string) => columns.some((column) => column === name);
  // csv-parse leaves out a column whose name is `false`.
  const rows: unknown = parse(readDataFile(file), {
    columns: (header: string[]) => header.map((name) => (isNeeded(name) ? name : false)),
  });
  const parsed = z.array(z.record(z.enum(columns), z.string())).safeParse(rows);
  if (parsed.success) return parsed.data;
  throw new Error(
    `${file} does not have the columns ${columns.join(', ')}: ${z.prettifyError(parsed.error)}`,
  );
}
