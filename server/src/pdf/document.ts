import type { SiteConfig } from '@naungan/domain/brand';
import PDFDocument from 'pdfkit';
import type { Sheet } from './sheet.ts';
import { FONTS, printable } from './text.ts';
import { CONTENT_WIDTH, PAGE } from './theme.ts';

export type DocumentOptions = {
  brand: SiteConfig;
  title: string;
  /** The same instant gives the same file; now when absent. */
  date?: Date;
};

/** The first page of an A4 document in Indonesian, with embedded fonts. */
export function openDocument({ brand, title, date }: DocumentOptions): Sheet {
  const doc = new PDFDocument({
    size: 'A4',
    margin: PAGE.margin,
    bufferPages: true,
    lang: 'id-ID',
    displayTitle: true,
    info: {
      Title: title,
      Author: brand.legalName,
      Creator: brand.name,
      ...(date ? { CreationDate: date, ModDate: date } : {}),
    },
  });
  doc.registerFont('regular', FONTS.regular);
  doc.registerFont('bold', FONTS.bold);
  return { doc, colours: brand.colours, y: PAGE.margin };
}

/** At the foot of every page: who the broker is, what this is about (`reference`), and which page it is. */
export function drawFooters({ doc }: Sheet, brand: SiteConfig, reference: string): void {
  const { start, count } = doc.bufferedPageRange();
  for (let page = start; page < start + count; page += 1) {
    doc.switchToPage(page);
    // Below the margin a text would start a new page.
    doc.page.margins.bottom = 0;
    const y = PAGE.height - PAGE.footer + 14;
    doc
      .moveTo(PAGE.margin, y - 6)
      .lineTo(PAGE.margin + CONTENT_WIDTH, y - 6)
      .lineWidth(0.5)
      .stroke(brand.colours.line);
    doc.font('regular').fontSize(6.8).fillColor(brand.colours.muted);
    doc.text(printable(`${brand.legalName} · ${brand.statements.registration}`), PAGE.margin, y, {
      width: CONTENT_WIDTH - 120,
    });
    doc.text(printable(brand.statements.supervision), PAGE.margin, y + 11, { width: CONTENT_WIDTH - 120 });
    const where = `${reference}\nHalaman ${page - start + 1} dari ${count}`;
    doc.text(where, PAGE.margin + CONTENT_WIDTH - 120, y, { width: 120, align: 'right', lineGap: 2 });
  }
}

/** Ends the document and answers its bytes. */
export async function closeDocument({ doc }: Sheet): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  doc.end();
  for await (const chunk of doc) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
