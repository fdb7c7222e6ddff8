import type { SiteConfig } from '@naungan/domain/brand';
import { invoiceDates, invoiceNotice, paymentLines } from '@naungan/domain/invoice';
import type { InvoiceFormat, InvoiceLine } from '@naungan/domain/invoice/record';
import { statusRow } from '@naungan/domain/status';
import { closeDocument, drawFooters, openDocument } from '../../../pdf/document.ts';
import { drawMark } from '../../../pdf/marks.ts';
import {
  ensure,
  type Fact,
  facts,
  heading,
  paragraph,
  type Sheet,
  table,
  write,
} from '../../../pdf/sheet.ts';
import { CONTENT_WIDTH, PAGE, SIZE } from '../../../pdf/theme.ts';

const HALF = CONTENT_WIDTH / 2;

/** The broker on the left, the number and how the invoice stands on the right. */
function drawHead(sheet: Sheet, { company, invoice }: InvoiceFormat, brand: SiteConfig): void {
  const top = sheet.y;
  drawMark(sheet.doc, brand.mark, brand.colours, PAGE.margin, top - 4, 28);
  const name = { x: PAGE.margin + 36, width: HALF - 36 };
  sheet.y += write(sheet, brand.name, { ...name, size: 15, bold: true, color: sheet.colours.brand }) + 10;
  const left = { width: HALF - 20, size: SIZE.small, color: sheet.colours.muted };
  sheet.y += write(sheet, company.name, { ...left, bold: true });
  sheet.y += write(sheet, company.address, left);
  sheet.y += write(sheet, `${company.phone} · ${company.email}`, left);
  const below = sheet.y;
  const right = { x: PAGE.margin + HALF, width: HALF, align: 'right' } as const;
  sheet.y = top - 4;
  sheet.y += write(sheet, 'Invoice', { ...right, size: SIZE.title, bold: true });
  sheet.y += write(sheet, invoice.invoiceNumber, { ...right, size: SIZE.heading, bold: true }) + 2;
  sheet.y += write(sheet, statusRow(invoice.status).label, {
    ...right,
    size: SIZE.heading,
    bold: true,
    color: sheet.colours.brand,
  });
  sheet.y += 4;
  for (const { title, value } of invoiceDates(invoice))
    sheet.y += write(sheet, `${title} ${value}`, { ...right, size: SIZE.small });
  sheet.y = Math.max(sheet.y, below) + 14;
}

const tooLong = (value: string) => value.length > 60 || value.split(/\s/).some((word) => word.length > 26);

/** What does not fit in a third of the sheet takes a row of its own, below the others. */
const factsOf = (lines: readonly InvoiceLine[]): Fact[] => [
  ...lines.filter(({ value }) => !tooLong(value)),
  ...lines.filter(({ value }) => tooLong(value)).map((line): Fact => ({ ...line, wide: true })),
];

/** Title and lines in one half of the sheet, the first of them bold; answers where it ends. */
function drawBlock(sheet: Sheet, x: number, title: string, [first = '', ...lines]: string[]): number {
  const top = sheet.y;
  const style = { x, width: HALF - 14 };
  sheet.y +=
    write(sheet, title, { ...style, size: SIZE.heading, bold: true, color: sheet.colours.brand }) + 4;
  sheet.y += write(sheet, first, { ...style, bold: true }) + 2;
  for (const line of lines) if (line) sheet.y += write(sheet, line, style) + 1;
  const end = sheet.y;
  sheet.y = top;
  return end;
}

function drawParties(sheet: Sheet, { bill, product }: InvoiceFormat): void {
  const { name, address, phone, email } = bill;
  sheet.y = Math.max(
    drawBlock(sheet, PAGE.margin, 'Ditagihkan kepada', [name, address, phone, email]),
    drawBlock(sheet, PAGE.margin + HALF, 'Produk', [product.productName, product.company_name]),
  );
}

/** The first column takes what the amounts leave. */
function drawLines(sheet: Sheet, { detail }: InvoiceFormat): void {
  const share = 0.2;
  const rest = detail.columns.length - 1;
  const columns = detail.columns.map((title, index) =>
    index === 0
      ? { title, width: CONTENT_WIDTH * (1 - share * rest) }
      : { title, width: CONTENT_WIDTH * share, align: 'right' as const },
  );
  table(sheet, columns, detail.rows);
}

/** On the right, under the amounts; the last line is what is to be paid. */
function drawSummary(sheet: Sheet, { summary }: InvoiceFormat): void {
  const x = PAGE.margin + HALF;
  const width = HALF - 6;
  ensure(sheet, summary.length * 16 + 10);
  summary.forEach(({ title, value }, index) => {
    const last = index === summary.length - 1;
    const size = last ? SIZE.heading : SIZE.text;
    if (last) {
      sheet.doc
        .moveTo(x, sheet.y)
        .lineTo(x + width, sheet.y)
        .lineWidth(0.7)
        .stroke(sheet.colours.field);
      sheet.y += 4;
    }
    write(sheet, title, { x, width: width / 2, size, bold: last, color: sheet.colours.muted });
    sheet.y +=
      write(sheet, value, { x: x + width / 2, width: width / 2, size, bold: true, align: 'right' }) + 3;
  });
}

/** The invoice as an A4 PDF with embedded fonts: the same texts and amounts as the page. */
export function renderInvoice(record: InvoiceFormat, brand: SiteConfig): Promise<Uint8Array> {
  const { invoice, objectInsured, payment } = record;
  const sheet = openDocument({ brand, title: `Invoice ${invoice.invoiceNumber}` });
  drawHead(sheet, record, brand);
  drawParties(sheet, record);
  heading(sheet, 'Objek pertanggungan');
  facts(sheet, factsOf(objectInsured));
  heading(sheet, 'Rincian', 110);
  drawLines(sheet, record);
  drawSummary(sheet, record);
  if (payment) {
    heading(sheet, 'Rincian pembayaran');
    facts(
      sheet,
      factsOf([...paymentLines(payment), { title: 'Status', value: statusRow(payment.status).label }]),
    );
  }
  sheet.y += 8;
  paragraph(sheet, invoiceNotice(record), { color: sheet.colours.muted });
  drawFooters(sheet, brand, invoice.invoiceNumber);
  return closeDocument(sheet);
}
