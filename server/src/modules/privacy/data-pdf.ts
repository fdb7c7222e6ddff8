import type { SiteConfig } from '@naungan/domain/brand';
import { formatDateTime } from '@naungan/domain/dates';
import type { TDocumentDefinitions } from 'pdfmake/interfaces';
import { factGrid, paragraph, section, table, text } from '../../pdf/blocks.ts';
import { letterOf } from '../../pdf/letter.ts';
import { renderPdf } from '../../pdf/render-pdf.ts';
import type { MemberData } from './data.ts';

const TITLE = 'Salinan Data Pribadi';

/** Returns a table with a wide column for questions and a narrow column for answers. */
function tableOf({
  columns: [left, right],
  rows,
}: NonNullable<MemberData['chapters'][number]['table']>): ReturnType<typeof table> {
  return table(
    [
      { title: left, share: 0.82 },
      { title: right, share: 0.18 },
    ],
    rows,
  );
}

function dataLetter(data: MemberData, brand: SiteConfig): TDocumentDefinitions {
  return letterOf({
    brand,
    title: `${TITLE} – ${brand.name}`,
    reference: TITLE,
    sections: [
      () => [{ ...text(TITLE, 'title'), margin: [0, 0, 0, 4] }],
      paragraph(
        `Seluruh data pribadi ${data.member.fullName} yang diproses ${brand.legalName} per ${formatDateTime(data.exportedAt)}, sesuai Undang-Undang Nomor 27 Tahun 2022 tentang Pelindungan Data Pribadi. Berkas yang Anda unggah dapat dibuka dari halaman pesanan.`,
      ),
      ...data.chapters.map(({ title, facts, table: chapterTable }) =>
        chapterTable
          ? section(title, factGrid(facts), tableOf(chapterTable))
          : section(title, factGrid(facts)),
      ),
    ],
  });
}

/** Renders the member's data as an A4 PDF in Indonesian. */
export const renderData = (data: MemberData, brand: SiteConfig): Promise<Uint8Array> =>
  renderPdf(dataLetter(data, brand));
