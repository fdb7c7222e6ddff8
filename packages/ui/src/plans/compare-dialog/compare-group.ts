export type CompareRow = { title: string; values: string[]; differs: boolean };
export type CompareGroup = { title: string; rows: CompareRow[] };

/** Returns a row; `differs` states whether the products have different values. */
export function compareRow(title: string, values: string[]): CompareRow {
  return { title, values, differs: new Set(values).size > 1 };
}
