import { formatRupiah } from '@naungan/domain/money';
import PDFDocument from 'pdfkit';
import { beneficiaryFacts } from './beneficiary-facts.ts';
import type { CertificateInput } from './content.ts';
import * as content from './content.ts';
import { drawMark, drawQr } from './marks.ts';
import { facts, heading, paragraph, type Sheet, steps, table, write } from './sheet.ts';
import { FONTS, printable } from './text.ts';
import { CONTENT_WIDTH, PAGE, SIZE } from './theme.ts';

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

function drawFooters(doc: PDFKit.PDFDocument, { brand, policy }: CertificateInput): void {
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
    const where = `${policy.policyNumber}\nHalaman ${page - start + 1} dari ${count}`;
    doc.text(where, PAGE.margin + CONTENT_WIDTH - 120, y, { width: 120, align: 'right', lineGap: 2 });
  }
}

function newDocument(input: CertificateInput): PDFKit.PDFDocument {
  const { brand, policy } = input;
  const doc = new PDFDocument({
    size: 'A4',
    margin: PAGE.margin,
    bufferPages: true,
    lang: 'id-ID',
    displayTitle: true,
    info: {
      Title: `${content.titleOf(input)} ${policy.policyNumber}`,
      Author: brand.legalName,
      Creator: brand.name,
      CreationDate: policy.issuedAt,
      ModDate: policy.issuedAt,
    },
  });
  doc.registerFont('regular', FONTS.regular);
  doc.registerFont('bold', FONTS.bold);
  return doc;
}

async function bytesOf(doc: PDFKit.PDFDocument): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  doc.end();
  for await (const chunk of doc) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** The certificate as an A4 PDF with embedded fonts, in Indonesian. The same input gives the same pages. */
export function renderCertificate(input: CertificateInput): Promise<Uint8Array> {
  const doc = newDocument(input);
  const sheet: Sheet = { doc, colours: input.brand.colours, y: PAGE.margin };
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
  drawFooters(doc, input);
  return bytesOf(doc);
}
