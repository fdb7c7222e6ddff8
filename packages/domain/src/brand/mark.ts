import type { Colours } from './palette.ts';

/** The brand's mark as outlines in a square, so that pages, icons and PDFs can all draw it. */
export type Mark = {
  /** Width and height of the square. */
  size: number;
  shapes: readonly {
    /** SVG path data. */
    path: string;
    colour: keyof Colours;
    /** Stroke width, with round ends; a shape without it is filled. */
    stroke?: number;
  }[];
};

type Drawing = {
  /** Width and height in pixels. */
  size: number;
  /** Background colour behind the mark; none by default. */
  ground?: string;
  /** Corner radius of the background, as a share of its size. */
  round?: number;
  /** Share of the picture's width that the mark takes. */
  share?: number;
};

/** Returns the mark as the text of an SVG file, with the colours written in. */
export function markSvg(
  { size: field, shapes }: Mark,
  colours: Colours,
  { size, ground, round = 0, share = 1 }: Drawing,
): string {
  const edge = field / share;
  const start = (field - edge) / 2;
  const paths = shapes.map(({ path, colour, stroke }) =>
    stroke === undefined
      ? `<path d="${path}" fill="${colours[colour]}"/>`
      : `<path d="${path}" fill="none" stroke="${colours[colour]}" stroke-width="${stroke}" stroke-linecap="round"/>`,
  );
  const back = ground
    ? `<rect x="${start}" y="${start}" width="${edge}" height="${edge}" rx="${edge * round}" fill="${ground}"/>`
    : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="${start} ${start} ${edge} ${edge}">${back}${paths.join('')}</svg>`;
}
