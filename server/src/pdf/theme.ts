import type { Colours } from '@naungan/domain/brand';
import type { StyleDictionary } from 'pdfmake/interfaces';

/** Sizes of an A4 page in points; `footer` is the height of the bottom margin with the footer. */
export const PAGE = { width: 595.28, height: 841.89, margin: 46, footer: 58 } as const;
export const CONTENT_WIDTH = PAGE.width - PAGE.margin * 2;
/** Points between columns. */
export const COLUMN_GAP = 18;
/** Font sizes in points. `name`: the brand's name; `number`: an important number; `fine`: fine print. */
export const SIZE = {
  title: 20,
  name: 15,
  number: 12,
  heading: 11.5,
  text: 9,
  small: 7.8,
  fine: 6.8,
} as const;

/** Returns the text styles. A letter uses only these sizes and colours. */
export const stylesOf = (colours: Colours) =>
  ({
    title: { fontSize: SIZE.title, bold: true, lineHeight: 1.08 },
    name: { fontSize: SIZE.name, bold: true, color: colours.brand },
    heading: { fontSize: SIZE.heading, bold: true, color: colours.brand },
    subtitle: { fontSize: SIZE.heading, color: colours.muted },
    number: { fontSize: SIZE.number, bold: true },
    strong: { bold: true },
    small: { fontSize: SIZE.small },
    label: { fontSize: SIZE.small, color: colours.muted },
    fine: { fontSize: SIZE.fine, color: colours.muted, lineHeight: 1.25 },
    muted: { color: colours.muted },
    brand: { color: colours.brand },
    right: { alignment: 'right' },
    // Digits of equal width, so that amounts align.
    amount: { alignment: 'right', fontFeatures: ['tnum'] },
  }) satisfies StyleDictionary;

export type StyleName = keyof ReturnType<typeof stylesOf>;
