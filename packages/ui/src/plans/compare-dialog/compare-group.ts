export type CompareRow = { title: string; values: string[]; differs: boolean };
export type CompareGroup = { title: string; rows: CompareRow[] };

/** Returns a row with a flag for whether the products differ in it. */
export function compareRow(title: string, values: string[]): CompareRow {
  return { title, values, differs: new Set(values).size > 1 };
}
