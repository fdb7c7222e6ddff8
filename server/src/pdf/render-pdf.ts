import pdfmake from 'pdfmake';
import type { TDocumentDefinitions } from 'pdfmake/interfaces';
import { FONTS } from './text.ts';

export const FONT = 'Plus Jakarta Sans';

pdfmake.setFonts({ [FONT]: { normal: FONTS.regular, bold: FONTS.bold } });
// A letter contains only texts and generated drawings, so pdfmake may fetch no URL and read no file except the fonts.
pdfmake.setUrlAccessPolicy(() => false);
pdfmake.setLocalAccessPolicy((path) => path === FONTS.regular || path === FONTS.bold);

/** Renders a letter as a PDF. pdfmake changes the definition, so a definition must be rendered only once. */
export const renderPdf = (letter: TDocumentDefinitions): Promise<Uint8Array> =>
  pdfmake.createPdf(letter).getBuffer();
