import type { SiteConfig } from '@naungan/domain/brand';
import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces';
import { lines, type Part, rule, text } from './blocks.ts';
import { FONT } from './print.ts';
import { PAGE, SIZE, stylesOf } from './theme.ts';

export type Letter = {
  brand: SiteConfig;
  title: string;
  /** What it is about, at the foot of every page. */
  reference: string;
  /** The same instant gives the same file; now when absent. */
  date?: Date;
  parts: readonly Part[];
};

/** Who the broker is, what this is about, and which page it is. */
const footer = ({ brand, reference }: Letter, page: number, pages: number): Content => ({
  margin: [PAGE.margin, 8, PAGE.margin, 0],
  stack: [
    rule(
      {
        columns: [
          lines(
            text(`${brand.legalName} · ${brand.statements.registration}`, 'fine'),
            text(brand.statements.supervision, 'fine'),
          ),
          {
            stack: [text(reference, 'fine', 'right'), text(`Halaman ${page} dari ${pages}`, 'fine', 'right')],
            width: 120,
          },
        ],
        margin: [0, 6, 0, 0],
      },
      brand.colours.line,
      'above',
    ),
  ],
});

/** An A4 letter in Indonesian with embedded fonts, in the look of the brand. */
export function letterOf(letter: Letter): TDocumentDefinitions {
  const { brand, title, date, parts } = letter;
  return {
    pageSize: 'A4',
    pageMargins: [PAGE.margin, PAGE.margin, PAGE.margin, PAGE.footer],
    language: 'id-ID',
    displayTitle: true,
    info: {
      title,
      author: brand.legalName,
      creator: brand.name,
      ...(date ? { creationDate: date, modDate: date } : {}),
    },
    defaultStyle: { font: FONT, fontSize: SIZE.text, lineHeight: 1.13, color: brand.colours.ink },
    styles: stylesOf(brand.colours),
    content: parts.flatMap((part) => part(brand.colours)),
    footer: (page, pages) => footer(letter, page, pages),
  };
}
