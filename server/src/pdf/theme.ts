/** Points; A4 is 595.28 × 841.89. */
export const PAGE = { width: 595.28, height: 841.89, margin: 46, footer: 58 } as const;
export const CONTENT_WIDTH = PAGE.width - PAGE.margin * 2;
export const SIZE = { title: 20, heading: 11.5, text: 9, small: 7.8 } as const;
