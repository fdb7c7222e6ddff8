import type { SiteConfig } from '@naungan/domain/brand';
import { formatDateTime } from '@naungan/domain/dates';
import { closeDocument, openDocument } from '../../pdf/document.ts';
import { facts, heading, paragraph, table, write } from '../../pdf/sheet.ts';
import { CONTENT_WIDTH, SIZE } from '../../pdf/theme.ts';
import type { MemberData } from './data.ts';

const TITLE = 'Salinan Data Pribadi';

/** The member's data as an A4 PDF in Indonesian. */
export async function renderData(data: MemberData, brand: SiteConfig): Promise<Uint8Array> {
  const sheet = openDocument({ brand, title: `${TITLE} – ${brand.name}` });
  sheet.y += write(sheet, TITLE, { size: SIZE.title, bold: true }) + 4;
  paragraph(
    sheet,
    `Seluruh data pribadi ${data.member.fullName} yang diproses ${brand.legalName} per ${formatDateTime(data.exportedAt)}, sesuai Undang-Undang Nomor 27 Tahun 2022 tentang Pelindungan Data Pribadi. Berkas yang Anda unggah dapat dibuka dari halaman pesanan.`,
  );
  for (const part of data.chapters) {
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
  return closeDocument(sheet);
}
