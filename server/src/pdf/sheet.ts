import type { Colours } from '@naungan/domain/brand';
import { printable } from './text.ts';
import { CONTENT_WIDTH, PAGE, SIZE } from './theme.ts';

type Doc = PDFKit.PDFDocument;
/** `wide` takes a row of its own. */
export type Fact = { title: string; value: string; wide?: true };
export type Column = { title: string; width: number; align?: 'left' | 'right' };

/** A page that is written from top to bottom; what does not fit goes on the next page whole. */
export type Sheet = {
  doc: Doc;
  colours: Colours;
  /** Where the next part starts. */
  y: number;
};

const BOTTOM = PAGE.height - PAGE.footer;
const GAP = 5;

/** Starts a new page unless `height` points are left on this one. */
export function ensure(sheet: Sheet, height: number): boolean {
  if (sheet.y + height <= BOTTOM) return false;
  sheet.doc.addPage();
  sheet.y = PAGE.margin;
  return true;
}

type Style = {
  x?: number;
  width?: number;
  size?: number;
  bold?: boolean;
  color?: string;
  align?: 'left' | 'right';
};

/** Height of a text in this style. */
function measure(
  { doc }: Sheet,
  text: string,
  { width = CONTENT_WIDTH, size = SIZE.text, bold = false }: Style = {},
): number {
  doc.font(bold ? 'bold' : 'regular').fontSize(size);
  return doc.heightOfString(printable(text), { width, lineGap: 1.5 });
}

/** Writes at the current height without moving on; answers the height used. */
export function write(sheet: Sheet, text: string, style: Style = {}): number {
  const {
    x = PAGE.margin,
    width = CONTENT_WIDTH,
    size = SIZE.text,
    bold = false,
    color = sheet.colours.ink,
    align = 'left',
  } = style;
  const height = measure(sheet, text, style);
  sheet.doc
    .font(bold ? 'bold' : 'regular')
    .fontSize(size)
    .fillColor(color)
    .text(printable(text), x, sheet.y, {
      width,
      align,
      lineGap: 1.5,
      ...(align === 'right' ? { features: ['tnum'] } : {}),
    });
  return height;
}

/** `keep`: how much of what follows must fit on the same page. */
export function heading(sheet: Sheet, title: string, keep = 50): void {
  ensure(sheet, 30 + keep);
  sheet.y += 12;
  sheet.y += write(sheet, title, { size: SIZE.heading, bold: true, color: sheet.colours.brand }) + 3;
  sheet.doc
    .moveTo(PAGE.margin, sheet.y)
    .lineTo(PAGE.margin + CONTENT_WIDTH, sheet.y)
    .lineWidth(0.7)
    .stroke(sheet.colours.line);
  sheet.y += 6;
}

export function paragraph(sheet: Sheet, text: string, style: Style = {}): void {
  ensure(sheet, measure(sheet, text, style));
  sheet.y += write(sheet, text, style) + GAP;
}

const FACT_COLUMNS = 3;
const FACT_GAP = 18;

/** Facts that stand side by side. */
function rowsOf(items: Fact[]): Fact[][] {
  const rows: Fact[][] = [];
  for (const fact of items) {
    const last = rows.at(-1);
    if (last && last.length < FACT_COLUMNS && !fact.wide && !last[0]?.wide) last.push(fact);
    else rows.push([fact]);
  }
  return rows;
}

/** Title above value, three to a row; a long value makes its row higher. */
export function facts(sheet: Sheet, items: Fact[]): void {
  const narrow = (CONTENT_WIDTH - FACT_GAP * (FACT_COLUMNS - 1)) / FACT_COLUMNS;
  for (const row of rowsOf(items)) {
    const width = row[0]?.wide ? CONTENT_WIDTH : narrow;
    const height =
      Math.max(...row.map(({ value }) => measure(sheet, value, { width, bold: true }))) + SIZE.small + 6;
    ensure(sheet, height);
    const top = sheet.y;
    row.forEach(({ title, value }, column) => {
      const x = PAGE.margin + column * (narrow + FACT_GAP);
      sheet.y = top;
      sheet.y += write(sheet, title, { x, width, size: SIZE.small, color: sheet.colours.muted });
      write(sheet, value, { x, width, bold: true });
    });
    sheet.y = top + height + GAP;
  }
}

function drawRow(sheet: Sheet, columns: Column[], cells: string[], style: Style): void {
  const pad = 6;
  const height =
    Math.max(
      ...cells.map((cell, index) =>
        measure(sheet, cell, { ...style, width: (columns[index]?.width ?? 0) - pad * 2 }),
      ),
    ) +
    pad * 2 -
    2;
  const top = sheet.y;
  if (style.bold) sheet.doc.rect(PAGE.margin, top, CONTENT_WIDTH, height).fill(sheet.colours.brandTint);
  let x: number = PAGE.margin;
  columns.forEach(({ width, align }, index) => {
    sheet.y = top + pad;
    write(sheet, cells[index] ?? '', {
      ...style,
      x: x + pad,
      width: width - pad * 2,
      ...(align ? { align } : {}),
    });
    x += width;
  });
  sheet.y = top + height;
  sheet.doc
    .moveTo(PAGE.margin, sheet.y)
    .lineTo(PAGE.margin + CONTENT_WIDTH, sheet.y)
    .lineWidth(0.5)
    .stroke(sheet.colours.line);
}

const rowHeight = (sheet: Sheet, columns: Column[], cells: string[]) =>
  Math.max(
    ...cells.map((cell, index) => measure(sheet, cell, { width: (columns[index]?.width ?? 0) - 12 })),
  ) + 10;

/** A table whose head stands again on each page; `total` is a bold last row. */
export function table(sheet: Sheet, columns: Column[], rows: string[][], total?: string[]): void {
  const titles = columns.map(({ title }) => title);
  const head = () =>
    drawRow(sheet, columns, titles, { bold: true, size: SIZE.small, color: sheet.colours.brand });
  ensure(sheet, 60);
  head();
  for (const cells of rows) {
    if (ensure(sheet, rowHeight(sheet, columns, cells))) head();
    drawRow(sheet, columns, cells, {});
  }
  if (total) {
    if (ensure(sheet, rowHeight(sheet, columns, total))) head();
    drawRow(sheet, columns, total, { bold: true });
  }
  sheet.y += GAP;
}

/** Numbered steps. */
export function steps(sheet: Sheet, items: string[]): void {
  items.forEach((item, index) => {
    const style = { x: PAGE.margin + 16, width: CONTENT_WIDTH - 16 };
    ensure(sheet, measure(sheet, item, style));
    write(sheet, `${index + 1}.`, { width: 16, bold: true, color: sheet.colours.brand });
    sheet.y += write(sheet, item, style) + 3;
  });
  sheet.y += 2;
}
