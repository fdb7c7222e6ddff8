import type { SiteConfig } from '@naungan/domain/brand';
import { formatDateTime } from '@naungan/domain/dates';
import PDFDocument from 'pdfkit';
import { facts, heading, paragraph, type Sheet, table, write } from '../policies/certificate/sheet.ts';
import { FONTS } from '../policies/certificate/text.ts';
import { CONTENT_WIDTH, PAGE, SIZE } from '../policies/certificate/theme.ts';
import type { MemberData } from './data.ts';
import { dataParts } from './data-content.ts';

const TITLE = 'Salinan Data Pribadi';

function newDocument(brand: SiteConfig): PDFKit.PDFDocument {
  const doc = new PDFDocument({
    size: 'A4',
    margin: PAGE.margin,
    lang: 'id-ID',
    displayTitle: true,
    info: { Title: `${TITLE} – ${brand.name}`, Author: brand.legalName, Creator: brand.name },
  });
  doc.registerFont('regular', FONTS.regular);
  doc.registerFont('bold', FONTS.bold);
  return doc;
}

/** The member's data as an A4 PDF in Indonesian. */
export async function renderData(data: MemberData, brand: SiteConfig): Promise<Uint8Array> {
  const doc = newDocument(brand);
  const sheet: Sheet = { doc, colours: brand.colours, y: PAGE.margin };
  sheet.y += write(sheet, TITLE, { size: SIZE.title, bold: true }) + 4;
  paragraph(
    sheet,
    `Seluruh data pribadi ${data.member.fullName} yang diproses ${brand.legalName} per ${formatDateTime(data.exportedAt)}, sesuai Undang-Undang Nomor 27 Tahun 2022 tentang Pelindungan Data Pribadi. Berkas yang Anda unggah dapat dibuka dari halaman pesanan.`,
  );
  for (const part of dataParts(data)) {
    heading(sheet, part.title);
    facts(sheet, part.facts);
    if (!part.table) continue;
    const [left, right] = part.table.columns;
    const columns = [
      { title: left, width: CONTENT_WIDTH * 0.82 },
      { title: right, width: CONTENT_WIDTH * 0.18 },
    ];
    table(sheet, columns, part.table.rows);
  }
  const chunks: Buffer[] = [];
  doc.end();
  for await (const chunk of doc) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
