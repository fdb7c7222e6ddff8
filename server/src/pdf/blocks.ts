import type { Colours } from '@naungan/domain/brand';
import type {
  Content,
  ContentTable,
  ContentText,
  CustomTableLayout,
  TableCellProperties,
} from 'pdfmake/interfaces';
import { printable } from './text.ts';
import { COLUMN_GAP, CONTENT_WIDTH, type StyleName } from './theme.ts';

/** Part of a letter: a function that draws it in the brand's colours. */
export type Part = (colours: Colours) => Content[];
/** `lead` is the heading above, which stays on the same page. */
export type Block = (colours: Colours, lead?: Content) => Content[];

/** `wide` takes a whole row. */
export type Fact = { title: string; value: string; wide?: true };
/** `share` is the fraction of the page's width. */
export type Column = { title: string; share: number; align?: 'left' | 'right' };

const GAP = 5;

/** Returns a text that the fonts can draw. Every text of a letter uses it. */
export const text = (value: string, ...style: StyleName[]): ContentText => ({
  text: printable(value),
  style,
});

/** Texts below each other. */
export const lines = (...content: Content[]): Content => ({ stack: content });

const ruled = (
  color: string,
  width: number,
  at: (line: number, last: number) => boolean,
): CustomTableLayout => ({
  hLineWidth: (line, { table: { body } }) => (at(line, body.length) ? width : 0),
  vLineWidth: () => 0,
  hLineColor: color,
  paddingLeft: () => 0,
  paddingRight: () => 0,
  paddingTop: () => 0,
  paddingBottom: () => 0,
});

/** A content with a line over the whole width below or above it. */
export const rule = (content: Content, color: string, side: 'above' | 'below'): ContentTable => ({
  table: { widths: ['*'], body: [[content]] },
  layout: ruled(color, 0.7, (line) => line === (side === 'above' ? 0 : 1)),
});

const withLead = (lead: Content | undefined, first: Content): Content =>
  lead ? { unbreakable: true, stack: [lead, first] } : first;

/** A content after a heading; its first row stays on the page of the heading. */
const afterLead = (lead: Content | undefined, [first, ...rest]: Content[]): Content[] =>
  first ? [withLead(lead, first), ...rest] : lead ? [lead] : [];

/** A heading with its content. */
export const section =
  (title: string, first: Block, ...rest: Block[]): Part =>
  (colours) => {
    const heading: Content = {
      ...rule(text(title, 'heading'), colours.line, 'below'),
      margin: [0, 12, 0, 6],
    };
    return [...first(colours, heading), ...rest.flatMap((block) => block(colours))];
  };

/** Keeps a short part on one page. */
export const whole =
  (part: Part): Part =>
  (colours) => [{ unbreakable: true, stack: part(colours) }];

export const paragraph =
  (value: string, ...style: StyleName[]): Block =>
  (_colours, lead) => [withLead(lead, { ...text(value, ...style), margin: [0, 0, 0, GAP] })];

const FACT_COLUMNS = 3;
const FACT_WIDTH = (CONTENT_WIDTH - COLUMN_GAP * (FACT_COLUMNS - 1)) / FACT_COLUMNS;
/** Longer texts may continue on the next page. */
const WHOLE_LENGTH = 1000;
/**
 * Characters of an e-mail address that fit into a column of facts. A longer one takes a whole row, because pdfmake breaks a
 * word without spaces after any character.
 */
const EMAIL_LENGTH = 26;

const isWide = ({ value, wide }: Fact): boolean =>
  wide === true || (value.length > EMAIL_LENGTH && /^[^\s@]+@[^\s@]+$/.test(value));

function rowsOf(items: readonly Fact[]): Fact[][] {
  const rows: Fact[][] = [];
  for (const fact of items) {
    const last = rows.at(-1);
    if (last && last.length < FACT_COLUMNS && !isWide(fact) && !(last[0] && isWide(last[0]))) last.push(fact);
    else rows.push([fact]);
  }
  return rows;
}

/** Titles above values, three per row; a long value makes its row higher. */
export const facts =
  (items: readonly Fact[]): Block =>
  (_colours, lead) =>
    afterLead(
      lead,
      rowsOf(items).map((row) => ({
        columns: row.map((fact) => ({
          stack: [text(fact.title, 'label'), text(fact.value, 'strong')],
          width: isWide(fact) ? CONTENT_WIDTH : FACT_WIDTH,
        })),
        columnGap: COLUMN_GAP,
        unbreakable: row.every(({ value }) => value.length <= WHOLE_LENGTH),
        margin: [0, 0, 0, 6.5],
      })),
    );

/** A heading with facts on one page; long ones, which may not fit on any, may continue on the next. */
export function factSection(title: string, items: readonly Fact[]): Part {
  const part = section(title, facts(items));
  const length = items.reduce((sum, { value }) => sum + value.length, 0);
  return length <= WHOLE_LENGTH ? whole(part) : part;
}

/** Numbered steps. */
export const steps =
  (items: readonly string[]): Block =>
  (_colours, lead) =>
    afterLead(
      lead,
      items.map((item, index) => ({
        columns: [{ ...text(`${index + 1}.`, 'strong', 'brand'), width: 16 }, text(item)],
        unbreakable: true,
        margin: [0, 0, 0, 3],
      })),
    );

type TextCell = ContentText & TableCellProperties;

const cell = (value: string, column: Column | undefined, ...style: StyleName[]): TextCell => ({
  ...text(value, ...style, ...(column?.align === 'right' ? (['amount'] as const) : [])),
  margin: [6, 6, 6, 3.5],
});

/** A table whose head is repeated on each page, with its heading; `total` is a bold last row. */
export const table =
  (columns: readonly Column[], rows: readonly string[][], total?: readonly string[]): Block =>
  (colours, lead) => {
    const rowOf = (cells: readonly string[], ...style: StyleName[]) =>
      columns.map((column, index) => cell(cells[index] ?? '', column, ...style));
    const tinted = (cells: TextCell[]) =>
      cells.map((tintedCell) => ({ ...tintedCell, fillColor: colours.brandTint }));
    const titles = columns.map(({ title }) => title);
    const head = [
      ...(lead ? [[{ stack: [lead], colSpan: columns.length }, ...columns.slice(1).map(() => ({}))]] : []),
      tinted(rowOf(titles, 'small', 'strong', 'brand')),
    ];
    return [
      {
        table: {
          widths: columns.map(({ share }) => CONTENT_WIDTH * share),
          headerRows: head.length,
          // A single row below a head is drawn as its end.
          keepWithHeaderRows: Math.min(2, rows.length),
          dontBreakRows: true,
          body: [
            ...head,
            ...rows.map((cells) => rowOf(cells)),
            ...(total ? [tinted(rowOf(total, 'strong'))] : []),
          ],
        },
        layout: ruled(colours.line, 0.5, (line) => line >= head.length),
        margin: [0, 0, 0, GAP],
      },
    ];
  };
