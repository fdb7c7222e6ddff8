/** Colours of the site's tokens, for paper. */
export const COLOR = {
  ink: '#12232b',
  muted: '#4f626b',
  line: '#d9d6cc',
  brand: '#0a6a66',
  tint: '#e4f1ef',
  sun: '#f3ab2c',
} as const;

/** Points; A4 is 595.28 × 841.89. */
export const PAGE = { width: 595.28, height: 841.89, margin: 46, footer: 58 } as const;
export const CONTENT_WIDTH = PAGE.width - PAGE.margin * 2;
export const SIZE = { title: 20, heading: 11.5, text: 9, small: 7.8 } as const;
