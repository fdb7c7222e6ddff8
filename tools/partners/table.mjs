/** Columns of the table: steps of the journey. A test of a step has the tag `@list`, `@unlock`, … */
const COLUMNS = ['list', 'compare', 'unlock', 'back', 'reload', 'order', 'pay', 'claim'];

const testsOf = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(testsOf)];
const suitesOf = (suite) => [suite, ...(suite.suites ?? []).flatMap(suitesOf)];

function cellOf(suite, column) {
  const test = testsOf(suite).find(({ tags }) => tags.includes(column));
  const status = test?.tests.at(-1)?.results.at(-1)?.status;
  if (status === 'passed') return 'ok';
  // Later steps of the journey are not run after a failed step.
  return status === undefined || status === 'skipped' ? 'not run' : 'FAILED';
}

/**
 * Returns the rows of the table, by their names, from the JSON report of Playwright.
 * @param {{ suites: object[] }} report
 * @param {string[]} names
 * @returns {Record<string, Record<string, string>>}
 */
export const rowsOf = (report, names) =>
  Object.fromEntries(
    names.map((name) => {
      const suite = report.suites.flatMap(suitesOf).find(({ title }) => title === name) ?? {};
      return [name, Object.fromEntries(COLUMNS.map((column) => [column, cellOf(suite, column)]))];
    }),
  );

/** Returns the table as text. */
export function tableText(rows) {
  const nameWidth = Math.max(...Object.keys(rows).map((name) => name.length));
  const line = (name, cells) => [name.padEnd(nameWidth), ...cells.map((cell) => cell.padEnd(7))].join('  ');
  return [
    line('', COLUMNS),
    ...Object.entries(rows).map(([name, cells]) => line(name, Object.values(cells))),
  ].join('\n');
}
