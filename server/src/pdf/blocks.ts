import type { Colours } from '@naungan/domain/brand';
import type {
  Content,
  ContentTable,
  ContentText,
  CustomTableLayout,
  TableCellProperties,
} from 'pdfmake/interfaces';
import { printableText } from './text.ts';
import { COLUMN_GAP, CONTENT_WIDTH, type StyleName } from './theme.ts';

/** A function that draws a section of a letter in the brand's colours. */
export type LetterSection = (colours: Colours) => Content[];
/** A function that draws content. A `heading` is drawn above the content, on the page of the content's first row. */
export type Block = (colours: Colours, heading?: Content) => Content[];

/** A value with its title. A `wide` fact takes a whole row of the grid. */
export type Fact = { title: string; value: string; wide?: true };
/** `share` is the fraction of the width between the page margins, from 0 to 1. */
export type Column = { title: string; share: number; align?: 'left' | 'right' };

/** Points below a paragraph or a table. */
const BLOCK_GAP = 5;

/**
 * Returns a styled text that contains only characters of the fonts. Every text of a letter must be created by this
 * function.
 */
export const text = (value: string, ...style: StyleName[]): ContentText => ({
  text: printableText(value),
  style,
});

/** Returns contents below each other. */
export const verticalStack = (...content: Content[]): Content => ({ stack: content });

/** Returns a table layout without padding, with a horizontal line where `hasLine` is true; line 0 is above row 0. */
const ruledLayout = (
  color: string,
  width: number,
  hasLine: (lineIndex: number) => boolean,
): CustomTableLayout => ({
  hLineWidth: (lineIndex) => (hasLine(lineIndex) ? width : 0),
  vLineWidth: () => 0,
  hLineColor: color,
  paddingLeft: () => 0,
  paddingRight: () => 0,
  paddingTop: () => 0,
  paddingBottom: () => 0,
});

/** Returns a content with a horizontal line of full width above or below it. */
export const withRule = (content: Content, color: string, side: 'above' | 'below'): ContentTable => ({
  table: { widths: ['*'], body: [[content]] },
  layout: ruledLayout(color, 0.7, (lineIndex) => lineIndex === (side === 'above' ? 0 : 1)),
});

/** Returns the content with the heading above, without a page break between heading and content. */
const withHeading = (heading: Content | undefined, content: Content): Content =>
  heading ? { unbreakable: true, stack: [heading, content] } : content;

/** Returns rows below a heading. The first row stays on the page of the heading. */
function belowHeading(heading: Content | undefined, [firstRow, ...otherRows]: Content[]): Content[] {
  if (firstRow) return [withHeading(heading, firstRow), ...otherRows];
  return heading ? [heading] : [];
}

/** Returns a section with a heading above its blocks. */
export const section =
  (title: string, firstBlock: Block, ...otherBlocks: Block[]): LetterSection =>
  (colours) => {
    const heading: Content = {
      ...withRule(text(title, 'heading'), colours.line, 'below'),
      margin: [0, 12, 0, 6],
    };
    return [...firstBlock(colours, heading), ...otherBlocks.flatMap((block) => block(colours))];
  };

/** Prevents a page break within a section, which must be shorter than a page. */
export const onOnePage =
  (shortSection: LetterSection): LetterSection =>
  (colours) => [{ unbreakable: true, stack: shortSection(colours) }];

export const paragraph =
  (value: string, ...style: StyleName[]): Block =>
  (_colours, heading) => [withHeading(heading, { ...text(value, ...style), margin: [0, 0, 0, BLOCK_GAP] })];

const FACT_COLUMNS = 3;
const FACT_WIDTH = (CONTENT_WIDTH - COLUMN_GAP * (FACT_COLUMNS - 1)) / FACT_COLUMNS;
/** Number of characters. Longer texts may continue on the next page. */
const MAX_ONE_PAGE_LENGTH = 1000;
/**
 * Number of characters of an e-mail address that fit into a column of facts. A longer address takes a whole row,
 * because pdfmake breaks a word without spaces after any character.
 */
const MAX_NARROW_EMAIL_LENGTH = 26;

const isWide = ({ value, wide }: Fact): boolean =>
  wide === true || (value.length > MAX_NARROW_EMAIL_LENGTH && /^[^\s@]+@[^\s@]+$/.test(value));

/** Returns the facts in rows of at most `FACT_COLUMNS`. A wide fact is alone in its row. */
function rowsOf(items: readonly Fact[]): Fact[][] {
  const rows: Fact[][] = [];
  for (const fact of items) {
    const lastRow = rows.at(-1);
    const hasSpace = lastRow !== undefined && lastRow.length < FACT_COLUMNS && !lastRow.some(isWide);
    if (hasSpace && !isWide(fact)) lastRow.push(fact);
    else rows.push([fact]);
  }
  return rows;
}

/** Returns titles above values, three per row; a long value makes its row higher. */
export const factGrid =
  (items: readonly Fact[]): Block =>
  (_colours, heading) =>
    belowHeading(
      heading,
      rowsOf(items).map((row) => ({
        columns: row.map((fact) => ({
          stack: [text(fact.title, 'label'), text(fact.value, 'strong')],
          width: isWide(fact) ? CONTENT_WIDTH : FACT_WIDTH,
        })),
        columnGap: COLUMN_GAP,
        unbreakable: row.every(({ value }) => value.length <= MAX_ONE_PAGE_LENGTH),
        margin: [0, 0, 0, 6.5],
      })),
    );

/** Returns a section of facts without a page break; a section that may be longer than a page may have page breaks. */
export function factSection(title: string, items: readonly Fact[]): LetterSection {
  const breakableSection = section(title, factGrid(items));
  const length = items.reduce((sum, { value }) => sum + value.length, 0);
  return length <= MAX_ONE_PAGE_LENGTH ? onOnePage(breakableSection) : breakableSection;
}

export const numberedSteps =
  (items: readonly string[]): Block =>
  (_colours, heading) =>
    belowHeading(
      heading,
      items.map((item, index) => ({
        columns: [{ ...text(`${index + 1}.`, 'strong', 'brand'), width: 16 }, text(item)],
        unbreakable: true,
        margin: [0, 0, 0, 3],
      })),
    );

type TextCell = ContentText & TableCellProperties;

const cell = (value: string, column: Column | undefined, ...style: StyleName[]): TextCell => ({
  ...(column?.align === 'right' ? text(value, ...style, 'amount') : text(value, ...style)),
  margin: [6, 6, 6, 3.5],
});

/** Returns a table whose column titles and heading are repeated on each page; `total` is a bold last row. */
export const table =
  (columns: readonly Column[], rows: readonly string[][], total?: readonly string[]): Block =>
  (colours, heading) => {
    const rowOf = (cells: readonly string[], ...style: StyleName[]) =>
      columns.map((column, index) => cell(cells[index] ?? '', column, ...style));
    const tintCells = (cells: TextCell[]) =>
      cells.map((tintedCell) => ({ ...tintedCell, fillColor: colours.brandTint }));
    const titles = columns.map(({ title }) => title);
    // pdfmake requires an empty cell for each column that `colSpan` covers.
    const head = [
      ...(heading
        ? [[{ stack: [heading], colSpan: columns.length }, ...columns.slice(1).map(() => ({}))]]
        : []),
      tintCells(rowOf(titles, 'small', 'strong', 'brand')),
    ];
    return [
      {
        table: {
          widths: columns.map(({ share }) => CONTENT_WIDTH * share),
          headerRows: head.length,
          // The head stays on the page of the first two rows.
          keepWithHeaderRows: Math.min(2, rows.length),
          dontBreakRows: true,
          body: [
            ...head,
            ...rows.map((cells) => rowOf(cells)),
            ...(total ? [tintCells(rowOf(total, 'strong'))] : []),
          ],
        },
        layout: ruledLayout(colours.line, 0.5, (lineIndex) => lineIndex >= head.length),
        margin: [0, 0, 0, BLOCK_GAP],
      },
    ];
  };
