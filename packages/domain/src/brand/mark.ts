import type { Colours } from './palette.ts';

/** The sign of the brand as outlines on a square field, so that a page, an icon and a PDF can all draw it. */
export type Mark = {
  /** Width and height of the field. */
  size: number;
  shapes: readonly {
    /** SVG path data. */
    path: string;
    colour: keyof Colours;
    /** Width of the line, with round ends; a shape without one is filled. */
    stroke?: number;
  }[];
};

type Drawing = {
  /** Width and height in pixels. */
  size: number;
  /** Ground behind the sign; none by default. */
  ground?: string;
  /** Roundness of the ground, as a share of its size. */
  round?: number;
  /** Part of the picture that the sign takes. */
  share?: number;
};

/** The sign as the text of an SVG file, with the colours written in. */
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
