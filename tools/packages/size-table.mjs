/** Sizes may differ from the document by this share, or by MIN_DIFFERENCE_KB if that is more. */
const MAX_DIFFERENCE = 0.05;
const MIN_DIFFERENCE_KB = 0.5;
const START = '<!-- sizes -->\n';
const END = '<!-- /sizes -->';
const ROW = /^\| (?<part>[^|]+?) \| (?<initial>[\d.]+) KB \| (?<lazy>[\d.]+ KB|none) \|/gm;

const kilobytes = (bytes) => (bytes / 1024).toFixed(1);
const sizeText = (bytes) => (bytes === 0 ? 'none' : `${kilobytes(bytes)} KB`);

/** @typedef {{ part: string, initialBytes: number, lazyBytes: number, limit?: number }} Size */

/** Returns the text of the document with the table of these sizes. @param {string} document @param {Size[]} sizes */
export function withSizeTable(document, sizes) {
  const rows = sizes.map(
    ({ part, initialBytes, lazyBytes, limit }) =>
      `| ${part} | ${sizeText(initialBytes)} | ${sizeText(lazyBytes)} | ${limit ? `${limit} KB` : 'none'} |`,
  );
  const table = ['| part | initial | on demand | limit |', '|---|---|---|---|', ...rows].join('\n');
  const [before, rest = ''] = document.split(START);
  return `${before}${START}\n${table}\n\n${END}${rest.split(END)[1] ?? ''}`;
}

const differs = (documented, measured) =>
  Math.abs(documented - measured) > Math.max(documented * MAX_DIFFERENCE, MIN_DIFFERENCE_KB);

/** Returns the parts whose sizes differ from the table in the document. @param {string} document @param {Size[]} sizes */
export function sizeTableProblems(document, sizes) {
  const documented = new Map(
    [...document.matchAll(ROW)].map(({ groups }) => [
      groups?.part,
      { initial: Number.parseFloat(groups?.initial ?? ''), lazy: Number.parseFloat(groups?.lazy ?? '') || 0 },
    ]),
  );
  return sizes.flatMap(({ part, initialBytes, lazyBytes }) => {
    const row = documented.get(part);
    if (!row) return [`${part} is missing`];
    const [initial, lazy] = [initialBytes / 1024, lazyBytes / 1024];
    return differs(row.initial, initial) || differs(row.lazy, lazy)
      ? [
          `${part} is ${initial.toFixed(1)} KB and ${lazy.toFixed(1)} KB on demand, not ${row.initial} KB and ${row.lazy} KB`,
        ]
      : [];
  });
}
