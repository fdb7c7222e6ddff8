import type { Colours } from './palette.ts';

/** The symbol of the brand's logo, without the name: vector shapes in a square, which pages, icons and PDFs draw. */
export type LogoMark = {
  /** Width and height of the square. */
  size: number;
  shapes: readonly {
    /** SVG path data. */
    path: string;
    colour: keyof Colours;
    /** Stroke width; the ends of the line are round. A shape without a stroke width is filled. */
    stroke?: number;
  }[];
};

type LogoMarkOptions = {
  /** Width and height in pixels. */
  size: number;
  /** Background colour behind the mark; none by default. */
  background?: string;
  /** Corner radius of the background, as a share of its width. */
  cornerRatio?: number;
  /** Width of the mark, as a share of the picture's width. */
  markRatio?: number;
};

/** Returns the text of an SVG file with the mark. */
export function logoMarkSvg(
  { size: markSize, shapes }: LogoMark,
  colours: Colours,
  { size, background, cornerRatio = 0, markRatio = 1 }: LogoMarkOptions,
): string {
  const sideLength = markSize / markRatio;
  const origin = (markSize - sideLength) / 2;
  const paths = shapes.map(({ path, colour, stroke }) =>
    stroke === undefined
      ? `<path d="${path}" fill="${colours[colour]}"/>`
      : `<path d="${path}" fill="none" stroke="${colours[colour]}" stroke-width="${stroke}" stroke-linecap="round"/>`,
  );
  const rect = background
    ? `<rect x="${origin}" y="${origin}" width="${sideLength}" height="${sideLength}" rx="${sideLength * cornerRatio}" fill="${background}"/>`
    : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="${origin} ${origin} ${sideLength} ${sideLength}">${rect}${paths.join('')}</svg>`;
}
