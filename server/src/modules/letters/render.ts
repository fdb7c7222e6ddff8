import type { LetterContent } from '@naungan/api/desk-letters';
import type { SiteConfig } from '@naungan/domain/brand';
import { formatLongDate } from '@naungan/domain/dates';
import { formatRupiah } from '@naungan/domain/money';
import {
  factGrid,
  type LetterSection,
  numberedSteps,
  onOnePage,
  paragraph,
  section,
  table,
  text,
  withRule,
} from '../../pdf/blocks.ts';
import { letterOf } from '../../pdf/letter.ts';
import { renderPdf } from '../../pdf/render-pdf.ts';

const COLUMNS = [
  { title: 'Rincian', share: 0.65 },
  { title: 'Jumlah', share: 0.35, align: 'right' as const },
];

const letterhead =
  ({ legalName, address, phone, email }: SiteConfig): LetterSection =>
  (colours) => [
    withRule(
      {
        stack: [text(legalName, 'strong'), text(`${address} · ${phone} · ${email}`, 'fine')],
        margin: [0, 0, 0, 6],
      },
      colours.line,
      'below',
    ),
  ];

/** Returns the paragraphs of a text: a reason that staff have typed may have several lines. */
const paragraphs = (texts: readonly string[]): LetterSection[] =>
  texts.flatMap((value) => value.split(/\n+/).filter(Boolean)).map((line) => paragraph(line));

const amountsSection = ({ amounts }: LetterContent): LetterSection[] => {
  if (!amounts) return [];
  const rows = amounts.rows.map(({ label, amount }) => [label, formatRupiah(amount)]);
  return [
    section('Rincian', table(COLUMNS, rows, [amounts.total.label, formatRupiah(amounts.total.amount)])),
  ];
};

/** Renders a decision letter: an A4 PDF in Indonesian. The same content and time give the same file. */
export function renderLetter(
  brand: SiteConfig,
  content: LetterContent,
  createdAt: Date,
): Promise<Uint8Array> {
  const { number, date, subject, recipient, opening, facts, items, closing, sender } = content;
  return renderPdf(
    letterOf({
      brand,
      title: `${subject} ${number}`,
      reference: number,
      date: createdAt,
      sections: [
        letterhead(brand),
        () => [{ ...text(subject, 'title'), margin: [0, 12, 0, 8] }],
        factGrid([
          { title: 'Nomor', value: number },
          { title: 'Tanggal', value: formatLongDate(date) },
          { title: 'Kepada', value: `Yth. ${recipient}` },
        ]),
        ...paragraphs(['Dengan hormat,', ...opening]),
        section('Data', factGrid(facts)),
        ...amountsSection(content),
        ...(items.length > 0 ? [section('Yang Kami Perlukan', numberedSteps(items))] : []),
        () => [{ text: ' ' }],
        ...paragraphs(closing),
        onOnePage(() => [
          { ...text('Hormat kami,'), margin: [0, 10, 0, 4] },
          text(sender, 'strong'),
          text('Surat ini diterbitkan secara elektronik, sehingga tidak memerlukan tanda tangan.', 'fine'),
        ]),
      ],
    }),
  );
}
