import QRCode from 'qrcode';
import { COLOR } from './theme.ts';

type Doc = PDFKit.PDFDocument;

/** The brand's umbrella, 32 units high. */
export function drawLogo(doc: Doc, x: number, y: number, size: number): void {
  doc
    .save()
    .translate(x, y)
    .scale(size / 32)
    .lineWidth(3.4)
    .lineCap('round');
  doc.path('M3.5 17a12.5 12.5 0 0 1 25 0').stroke(COLOR.brand);
  doc.path('M9.5 17a6.5 6.5 0 0 1 13 0').stroke(COLOR.sun);
  doc.path('M16 17v8.5a3 3 0 0 1-6 0').stroke(COLOR.brand);
  doc.restore();
}

/** A QR as vectors, so that it stays sharp in print; on white with its quiet zone inside `size`. */
export function drawQr(doc: Doc, text: string, x: number, y: number, size: number): void {
  const { modules } = QRCode.create(text, { errorCorrectionLevel: 'M' });
  const quiet = 3;
  const unit = size / (modules.size + quiet * 2);
  doc.save().rect(x, y, size, size).fill('#ffffff');
  for (let row = 0; row < modules.size; row += 1) {
    for (let column = 0; column < modules.size; column += 1) {
      if (modules.get(row, column))
        doc.rect(x + (column + quiet) * unit, y + (row + quiet) * unit, unit, unit);
    }
  }
  doc.fill(COLOR.ink).restore();
}
