import { type Colours, logoMarkSvg, type SiteConfig } from '@naungan/domain/brand';
import type { Content, ContentColumns, ContentSvg, CustomTableLayout } from 'pdfmake/interfaces';
import QRCode from 'qrcode';
import { text } from './blocks.ts';
import { CONTENT_WIDTH } from './theme.ts';

const LOGO_SIZE = 28;

/** Returns the brand's logo with its name. */
export const logoWithName = ({ mark, colours, name }: SiteConfig): ContentColumns => ({
  columns: [
    { stack: [{ svg: logoMarkSvg(mark, colours, { size: LOGO_SIZE }), width: LOGO_SIZE }], width: LOGO_SIZE },
    { ...text(name, 'name'), margin: [0, 4, 0, 0] },
  ],
  columnGap: 8,
});

/** Width of the white margin around a QR code, in modules (the squares of the code). */
const QR_MARGIN = 3;

/** Returns a QR code on white as vectors, which are sharp in print. `size` is in points and includes the margin. */
export function qrCode(link: string, ink: string, size: number): ContentSvg {
  const { modules } = QRCode.create(link, { errorCorrectionLevel: 'M' });
  const modulesPerSide = modules.size + QR_MARGIN * 2;
  let squares = '';
  for (let row = 0; row < modules.size; row += 1) {
    for (let column = 0; column < modules.size; column += 1) {
      if (modules.get(row, column)) squares += `M${column + QR_MARGIN} ${row + QR_MARGIN}h1v1h-1z`;
    }
  }
  const svg = `<svg viewBox="0 0 ${modulesPerSide} ${modulesPerSide}" width="${size}" height="${size}"><path d="M0 0h${modulesPerSide}v${modulesPerSide}h-${modulesPerSide}z" fill="#ffffff"/><path d="${squares}" fill="${ink}"/></svg>`;
  return { svg, width: size, link };
}

/** Radius of the box's corners in points. */
const CORNER_RADIUS = 10;
/** Points by which the caps overlap the table, so that no thin line is visible between cap and table. */
const CAP_OVERLAP = 1;

const NO_LINES: CustomTableLayout = {
  hLineWidth: () => 0,
  vLineWidth: () => 0,
  paddingLeft: () => 0,
  paddingRight: () => 0,
  paddingTop: () => 0,
  paddingBottom: () => 0,
};

/** Returns content in a tinted box with round corners. The box is a table between two SVG caps with the corners. */
export function panel(content: Content, { brandTint }: Colours): Content {
  const width = CONTENT_WIDTH;
  const right = width - CORNER_RADIUS;
  const height = CORNER_RADIUS + CAP_OVERLAP;
  const capSvg = (path: string): string =>
    `<svg viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><path d="${path}" fill="${brandTint}"/></svg>`;
  const cornerTo = (x: number, y: number) => `A${CORNER_RADIUS} ${CORNER_RADIUS} 0 0 1 ${x} ${y}`;
  const topCap = `M0 ${height}V${CORNER_RADIUS}${cornerTo(CORNER_RADIUS, 0)}H${right}${cornerTo(width, CORNER_RADIUS)}V${height}Z`;
  const bottomCap = `M0 0H${width}V${CAP_OVERLAP}${cornerTo(right, height)}H${CORNER_RADIUS}${cornerTo(0, CAP_OVERLAP)}Z`;
  return {
    unbreakable: true,
    stack: [
      { svg: capSvg(topCap), width, margin: [0, 0, 0, -CAP_OVERLAP] },
      {
        table: { widths: [width], body: [[{ stack: [content], fillColor: brandTint }]] },
        layout: NO_LINES,
      },
      { svg: capSvg(bottomCap), width, margin: [0, -CAP_OVERLAP, 0, 0] },
    ],
  };
}
