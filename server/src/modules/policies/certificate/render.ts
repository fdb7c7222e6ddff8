import type { PolicyKind } from '@naungan/domain/policy';
import type { TDocumentDefinitions } from 'pdfmake/interfaces';
import {
  factGrid,
  factSection,
  type LetterSection,
  numberedSteps,
  onOnePage,
  paragraph,
  section,
  table,
  text,
  verticalStack,
} from '../../../pdf/blocks.ts';
import { logoWithName, panel, qrCode } from '../../../pdf/graphics.ts';
import { insurerLogo } from '../../../pdf/insurer-logo.ts';
import { letterOf } from '../../../pdf/letter.ts';
import { renderPdf } from '../../../pdf/render-pdf.ts';
import type { CertificateInput } from './content.ts';
import * as content from './content.ts';

const QR_SIZE_POINTS = 96;

/** Returns the first section: broker, insurer, title and product. */
export const headSection =
  ({ brand, order }: Pick<CertificateInput, 'brand' | 'order'>, title: string): LetterSection =>
  () => [
    {
      columns: [
        logoWithName(brand),
        verticalStack(
          text('Penanggung', 'label', 'right'),
          text(order.product.insuranceCompany.company_name, 'strong', 'right'),
        ),
        ...insurerLogo(order.product.logoProduct),
      ],
      columnGap: 8,
      margin: [0, 0, 0, 10],
    },
    text(title, 'title'),
    { ...text(order.product.productName, 'subtitle'), margin: [0, 0, 0, 10] },
  ];

/** Returns the section with the most important facts, next to the QR code of the verification page. */
const summary =
  (input: CertificateInput): LetterSection =>
  (colours) => [
    panel(
      {
        columns: [
          content.policyFacts(input).map(({ title, value }, index) => ({
            stack: [
              text(title, 'label'),
              index === 0 ? text(value, 'strong', 'number') : text(value, 'strong'),
            ],
            margin: [0, 0, 0, 3.5],
          })),
          {
            stack: [
              qrCode(content.certificateUrl(input), colours.ink, QR_SIZE_POINTS),
              { ...text('Pindai untuk memeriksa keaslian', 'fine'), margin: [0, 4, 0, 0] },
            ],
            width: QR_SIZE_POINTS + 8,
          },
        ],
        columnGap: 18,
        margin: [16, 4, 8, 0],
      },
      colours,
    ),
  ];

/** Returns the section with the tables of cover. */
export const coverSection = (
  { order }: Pick<CertificateInput, 'order'>,
  kind?: PolicyKind,
): LetterSection => {
  const [firstTable, ...otherTables] = content.coverOf(order, kind).map(({ title, rows }) =>
    table(
      [
        { title, share: 0.42 },
        { title: 'Nilai', share: 0.2, align: 'right' },
        { title: 'Batas', share: 0.38 },
      ],
      rows,
    ),
  );
  return firstTable ? section('Manfaat', firstTable, ...otherTables) : () => [];
};

const amountTable = ({ title, rows, sum }: content.AmountTable) =>
  table(
    [
      { title, share: 0.7 },
      { title: 'Jumlah', share: 0.3, align: 'right' },
    ],
    rows,
    sum,
  );

/** Returns the section with the tables of costs. */
export const premiumSection = (
  { order }: Pick<CertificateInput, 'order'>,
  totalLabel: string,
  kind?: PolicyKind,
): LetterSection => {
  const [firstTable, ...otherTables] = content.premiumTables(order, totalLabel, kind);
  return section('Rincian Premi', amountTable(firstTable), ...otherTables.map(amountTable));
};

const declarations = ({ order }: CertificateInput): LetterSection =>
  section(
    'Pernyataan Pemegang Polis',
    table(
      [
        { title: 'Pertanyaan', share: 0.82 },
        { title: 'Jawaban', share: 0.18 },
      ],
      order.declarations.map(({ question, answer }) => [question, answer === 'ya' ? 'Ya' : 'Tidak']),
    ),
    paragraph(
      'Polis ini terbit berdasarkan pernyataan di atas. Keterangan yang tidak benar dapat menyebabkan klaim ditolak atau pertanggungan batal.',
      'label',
    ),
  );

/** Returns the document of the certificate. */
function certificateLetter(input: CertificateInput): TDocumentDefinitions {
  const { brand, policy, order } = input;
  return letterOf({
    brand,
    title: `${content.titleOf(input)} ${policy.policyNumber}`,
    reference: policy.policyNumber,
    date: policy.issuedAt,
    sections: [
      headSection(input, content.titleOf(input)),
      summary(input),
      factSection('Penanggung', content.insurerFacts(order, policy.kind)),
      factSection('Pemegang Polis', content.holderFacts(input)),
      ...content.subjectOf(order, policy.kind).map((subject) => factSection(subject.title, subject.facts)),
      coverSection(input, policy.kind),
      onOnePage(premiumSection(input, 'Total dibayar (lunas)', policy.kind)),
      // Short sections stay on one page: otherwise a page could end with a heading and a single row.
      onOnePage(section('Ketentuan', numberedSteps(content.terms(order, policy.kind)))),
      ...(order.declarations.length > 0 ? [onOnePage(declarations(input))] : []),
      onOnePage(section('Cara Mengajukan Klaim', numberedSteps(content.claimSteps(order, brand)))),
      onOnePage(section('Hubungi Kami', factGrid(content.contactFacts(input)))),
    ],
  });
}

/**
 * Renders the certificate as an A4 PDF with embedded fonts, in Indonesian. The same input gives the same
 * file.
 */
export const renderCertificate = (input: CertificateInput): Promise<Uint8Array> =>
  renderPdf(certificateLetter(input));
