import { formatRupiah } from '@naungan/domain/money';
import { closeDocument, drawFooters, openDocument } from '../../../pdf/document.ts';
import { drawMark, drawQr } from '../../../pdf/marks.ts';
import { facts, heading, paragraph, type Sheet, steps, table, write } from '../../../pdf/sheet.ts';
import { CONTENT_WIDTH, PAGE, SIZE } from '../../../pdf/theme.ts';
import { beneficiaryFacts } from '../../orders/service.ts';
import type { CertificateInput } from './content.ts';
import * as content from './content.ts';

const QR_SIZE = 96;

function drawHead(sheet: Sheet, input: CertificateInput): void {
  const { order, brand } = input;
  drawMark(sheet.doc, brand.mark, brand.colours, PAGE.margin, sheet.y - 4, 28);
  write(sheet, brand.name, {
    x: PAGE.margin + 36,
    width: 200,
    size: 15,
    bold: true,
    color: sheet.colours.brand,
  });
  const right = { x: PAGE.margin + CONTENT_WIDTH / 2, width: CONTENT_WIDTH / 2, align: 'right' } as const;
  sheet.y += write(sheet, 'Penanggung', { ...right, size: SIZE.small, color: sheet.colours.muted });
  sheet.y += write(sheet, order.product.insuranceCompany.company_name, { ...right, bold: true }) + 14;
  sheet.y += write(sheet, content.titleOf(input), { size: SIZE.title, bold: true }) + 2;
  sheet.y += write(sheet, order.product.productName, { size: SIZE.heading, color: sheet.colours.muted }) + 10;
}

/** The numbers that matter, beside the QR that leads to the check. */
function drawSummary(sheet: Sheet, input: CertificateInput): void {
  const { doc } = sheet;
  const top = sheet.y;
  const height = QR_SIZE + 40;
  doc.roundedRect(PAGE.margin, top, CONTENT_WIDTH, height, 10).fill(sheet.colours.brandTint);
  const qrX = PAGE.margin + CONTENT_WIDTH - QR_SIZE - 14;
  drawQr(doc, content.certificateUrl(input), sheet.colours.ink, qrX, top + 12, QR_SIZE);
  doc.link(qrX, top + 12, QR_SIZE, QR_SIZE, content.certificateUrl(input));
  sheet.y = top + QR_SIZE + 17;
  write(sheet, 'Pindai untuk memeriksa keaslian', {
    x: qrX - 8,
    width: QR_SIZE + 16,
    size: 6.6,
    color: sheet.colours.muted,
  });
  sheet.y = top + 14;
  content.policyFacts(input).forEach(({ title, value }, index) => {
    const style = { x: PAGE.margin + 16, width: qrX - PAGE.margin - 36 };
    sheet.y += write(sheet, title, { ...style, size: SIZE.small, color: sheet.colours.muted });
    sheet.y += write(sheet, value, { ...style, size: index === 0 ? 12.5 : SIZE.text, bold: true }) + 3.5;
  });
  sheet.y = top + height + 4;
}

function drawBeneficiaries(sheet: Sheet, { order }: CertificateInput): void {
  const beneficiaries = beneficiaryFacts(order.beneficiary);
  if (beneficiaries.length === 0) return;
  heading(sheet, 'Penerima Manfaat');
  facts(sheet, beneficiaries);
}

function drawBenefits(sheet: Sheet, { order }: CertificateInput): void {
  heading(sheet, 'Manfaat', 90);
  for (const group of order.product.benefits) {
    table(
      sheet,
      [
        { title: group.name, width: CONTENT_WIDTH * 0.42 },
        { title: 'Nilai', width: CONTENT_WIDTH * 0.2, align: 'right' },
        { title: 'Batas', width: CONTENT_WIDTH * 0.38 },
      ],
      content.benefitRows(order, group.items),
    );
  }
}

function drawPremium(sheet: Sheet, { order }: CertificateInput): void {
  heading(sheet, 'Rincian Premi', 110);
  table(
    sheet,
    [
      { title: 'Uraian', width: CONTENT_WIDTH * 0.7 },
      { title: 'Jumlah', width: CONTENT_WIDTH * 0.3, align: 'right' },
    ],
    content.premiumRows(order),
    ['Total dibayar (lunas)', formatRupiah(order.amounts.total)],
  );
}

function drawDeclarations(sheet: Sheet, { order }: CertificateInput): void {
  if (order.declarations.length === 0) return;
  heading(sheet, 'Pernyataan Pemegang Polis', 60);
  table(
    sheet,
    [
      { title: 'Pertanyaan', width: CONTENT_WIDTH * 0.82 },
      { title: 'Jawaban', width: CONTENT_WIDTH * 0.18 },
    ],
    order.declarations.map(({ question, answer }) => [question, answer === 'ya' ? 'Ya' : 'Tidak']),
  );
  paragraph(
    sheet,
    'Polis ini terbit berdasarkan pernyataan di atas. Keterangan yang tidak benar dapat menyebabkan klaim ditolak atau pertanggungan batal.',
    { size: SIZE.small, color: sheet.colours.muted },
  );
}

/** The certificate as an A4 PDF with embedded fonts, in Indonesian. The same input gives the same pages. */
export function renderCertificate(input: CertificateInput): Promise<Uint8Array> {
  const { brand, policy } = input;
  const title = `${content.titleOf(input)} ${policy.policyNumber}`;
  const sheet = openDocument({ brand, title, date: policy.issuedAt });
  drawHead(sheet, input);
  drawSummary(sheet, input);
  heading(sheet, 'Penanggung');
  facts(sheet, content.insurerFacts(input));
  heading(sheet, 'Pemegang Polis');
  facts(sheet, content.holderFacts(input));
  heading(sheet, 'Tertanggung');
  facts(sheet, content.insuredFacts(input));
  drawBeneficiaries(sheet, input);
  drawBenefits(sheet, input);
  drawPremium(sheet, input);
  heading(sheet, 'Ketentuan');
  steps(sheet, content.terms(input));
  drawDeclarations(sheet, input);
  heading(sheet, 'Cara Mengajukan Klaim');
  steps(sheet, content.claimSteps(input));
  heading(sheet, 'Hubungi Kami');
  facts(sheet, content.contactFacts(input));
  drawFooters(sheet, brand, policy.policyNumber);
  return closeDocument(sheet);
}
