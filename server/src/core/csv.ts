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

/** The first characters of a cell that a spreadsheet runs as a formula (OWASP, CSV injection). */
const FORMULA = /^[=+\-@\t\r']/;

/** Returns a cell, quoted if needed. Text like a formula gets an apostrophe, so that a spreadsheet shows it as text. */
function csvCell(value: string | number | null): string {
  if (typeof value === 'number') return String(value);
  const text = value ?? '';
  const safeText = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safeText) ? `"${safeText.replaceAll('"', '""')}"` : safeText;
}

/** Returns a line of a CSV file (RFC 4180), with CRLF at its end. A null is an empty cell. */
export const csvLine = (cells: readonly (string | number | null)[]): string =>
  `${cells.map(csvCell).join(',')}\r\n`;

/** Returns the text of a cell that {@link csvLine} wrote, without the apostrophe before a formula. */
export const csvTextOf = (cell: string): string => (/^'[=+\-@\t\r']/.test(cell) ? cell.slice(1) : cell);
