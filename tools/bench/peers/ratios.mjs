const kilobytes = (bytes) => (bytes / 1024).toFixed(0);
const milliseconds = (value) => value.toFixed(0);
const count = (value) => value.toFixed(0);
const fractions = (value) => value.toFixed(2);

/** Figures of a page: name in the measurement, name in the table, and the function that formats the value. */
export const PAGE_FIGURES = [
  ['loadBytes', 'bytes of the load, KB', kilobytes],
  ['loadRequests', 'requests of the load', count],
  ['allBytes', 'bytes with interactions, KB', kilobytes],
  ['allRequests', 'requests with interactions', count],
  ['lcp', 'LCP, ms', milliseconds],
  ['contentTime', 'content visible, ms', milliseconds],
  ['inp', 'INP, ms', milliseconds],
  ['longTasks', 'long tasks, ms', milliseconds],
];
export const LATENCY_FIGURES = [
  ['p50', 'p50, ms', fractions],
  ['p99', 'p99, ms', fractions],
];

/** Returns the middle value; for an even number of values, the higher of the two middle values. */
const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

/** Returns the median of each figure of several measurements. */
export const medians = (measurements) =>
  Object.fromEntries(
    Object.keys(measurements[0]).map((name) => [name, median(measurements.map((values) => values[name]))]),
  );

/** Returns the peer's value divided by this site's, such as '2.50'; '-' when this site's value is 0. */
export const ratioText = (site, peer) => (site === 0 ? '-' : (peer / site).toFixed(2));

/**
 * Returns the rows of one comparison: what is compared, the peer, the figure, this site's value, the peer's value, and the
 * peer's value divided by this site's.
 */
const comparisonRows = ({ work, peer, figures, siteValues, peerValues }) =>
  figures.map(([name, label, format]) => [
    work,
    peer,
    label,
    format(siteValues[name]),
    format(peerValues[name]),
    ratioText(siteValues[name], peerValues[name]),
  ]);

const HEADER = ['work', 'peer', 'figure', 'this site', 'peer', 'peer / site'];
/** Index of the first column with numbers, which are aligned to the right. */
const FIRST_NUMBER_COLUMN = 3;

/** Returns the table as Markdown with aligned columns. */
export function ratioTable(comparisons) {
  const rows = [HEADER, ...comparisons.flatMap(comparisonRows)];
  const widths = HEADER.map((_, column) => Math.max(...rows.map((row) => row[column].length)));
  const lines = rows.map((row) => {
    const cells = row.map((cell, column) =>
      column < FIRST_NUMBER_COLUMN ? cell.padEnd(widths[column]) : cell.padStart(widths[column]),
    );
    return `| ${cells.join(' | ')} |`;
  });
  const rule = widths.map((width, column) =>
    column < FIRST_NUMBER_COLUMN ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`,
  );
  return [lines[0], `| ${rule.join(' | ')} |`, ...lines.slice(1)].join('\n');
}
