import type { Colours, Mark } from '@naungan/domain/brand';
import QRCode from 'qrcode';

type Doc = PDFKit.PDFDocument;

/** The brand's sign, `size` points high. */
export function drawMark(
  doc: Doc,
  { size: field, shapes }: Mark,
  colours: Colours,
  x: number,
  y: number,
  size: number,
): void {
  doc
    .save()
    .translate(x, y)
    .scale(size / field)
    .lineCap('round');
  for (const { path, colour, stroke } of shapes) {
    if (stroke === undefined) doc.path(path).fill(colours[colour]);
    else doc.lineWidth(stroke).path(path).stroke(colours[colour]);
  }
  doc.restore();
}

/** A QR as vectors, so that it stays sharp in print; on white with its quiet zone inside `size`. */
export function drawQr(doc: Doc, text: string, ink: string, x: number, y: number, size: number): void {
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
  doc.fill(ink).restore();
}
