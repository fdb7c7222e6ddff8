import { type Colours, markSvg, type SiteConfig } from '@naungan/domain/brand';
import type { Content, ContentColumns, ContentSvg, CustomTableLayout } from 'pdfmake/interfaces';
import QRCode from 'qrcode';
import { text } from './blocks.ts';
import { CONTENT_WIDTH } from './theme.ts';

const SIGN_SIZE = 28;

/** The brand's logo and name. */
export const signature = ({ mark, colours, name }: SiteConfig): ContentColumns => ({
  columns: [
    { stack: [{ svg: markSvg(mark, colours, { size: SIGN_SIZE }), width: SIGN_SIZE }], width: SIGN_SIZE },
    { ...text(name, 'name'), margin: [0, 4, 0, 0] },
  ],
  columnGap: 8,
});

/** Width of the white margin around a QR code, in modules. */
const QUIET_ZONE = 3;

/** Returns a QR code as vectors, which are sharp in print, on white; `size` includes the margin. */
export function qr(link: string, ink: string, size: number): ContentSvg {
  const { modules } = QRCode.create(link, { errorCorrectionLevel: 'M' });
  const edge = modules.size + QUIET_ZONE * 2;
  let squares = '';
  for (let row = 0; row < modules.size; row += 1) {
    for (let column = 0; column < modules.size; column += 1) {
      if (modules.get(row, column)) squares += `M${column + QUIET_ZONE} ${row + QUIET_ZONE}h1v1h-1z`;
    }
  }
  const svg = `<svg viewBox="0 0 ${edge} ${edge}" width="${size}" height="${size}"><path d="M0 0h${edge}v${edge}h-${edge}z" fill="#ffffff"/><path d="${squares}" fill="${ink}"/></svg>`;
  return { svg, width: size, link };
}

const ROUND = 10;
/** Points by which caps and middle overlap, so that no hairline shows between them. */
const OVERLAP = 1;

const plain: CustomTableLayout = {
  hLineWidth: () => 0,
  vLineWidth: () => 0,
  paddingLeft: () => 0,
  paddingRight: () => 0,
  paddingTop: () => 0,
  paddingBottom: () => 0,
};

/** A tinted box with round corners around a content. */
export function panel(content: Content, { brandTint }: Colours): Content {
  const [width, right, height] = [CONTENT_WIDTH, CONTENT_WIDTH - ROUND, ROUND + OVERLAP];
  const cap = (path: string): string =>
    `<svg viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><path d="${path}" fill="${brandTint}"/></svg>`;
  const corner = (x: number, y: number) => `A${ROUND} ${ROUND} 0 0 1 ${x} ${y}`;
  const above = `M0 ${height}V${ROUND}${corner(ROUND, 0)}H${right}${corner(width, ROUND)}V${height}Z`;
  const below = `M0 0H${width}V${OVERLAP}${corner(right, height)}H${ROUND}${corner(0, OVERLAP)}Z`;
  return {
    unbreakable: true,
    stack: [
      { svg: cap(above), width, margin: [0, 0, 0, -OVERLAP] },
      {
        table: { widths: [width], body: [[{ stack: [content], fillColor: brandTint }]] },
        layout: plain,
      },
      { svg: cap(below), width, margin: [0, -OVERLAP, 0, 0] },
    ],
  };
}
