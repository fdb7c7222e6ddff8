import type { SiteConfig } from '@naungan/domain/brand';
import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces';
import { type LetterSection, text, verticalStack, withRule } from './blocks.ts';
import { FONT } from './render-pdf.ts';
import { PAGE, SIZE, stylesOf } from './theme.ts';

export type Letter = {
  brand: SiteConfig;
  title: string;
  /** Reference in the footer of every page. */
  reference: string;
  /** Creation date; by default the time of rendering. Equal content with an equal date gives an equal file. */
  date?: Date;
  sections: readonly LetterSection[];
};

/** Returns the footer with broker, reference and page number. */
const footerOf = ({ brand, reference }: Letter, page: number, pageCount: number): Content => ({
  margin: [PAGE.margin, 8, PAGE.margin, 0],
  stack: [
    withRule(
      {
        columns: [
          verticalStack(
            text(`${brand.legalName} · ${brand.statements.registration}`, 'fine'),
            text(brand.statements.supervision, 'fine'),
          ),
          {
            stack: [
              text(reference, 'fine', 'right'),
              text(`Halaman ${page} dari ${pageCount}`, 'fine', 'right'),
            ],
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

/** Returns the definition of an A4 letter in Indonesian with embedded fonts, in the brand's colours. */
export function letterOf(letter: Letter): TDocumentDefinitions {
  const { brand, title, date, sections } = letter;
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
    content: sections.flatMap((section) => section(brand.colours)),
    footer: (page, pageCount) => footerOf(letter, page, pageCount),
  };
}
