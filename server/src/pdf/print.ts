import pdfmake from 'pdfmake';
import type { TDocumentDefinitions } from 'pdfmake/interfaces';
import { FONTS } from './text.ts';

export const FONT = 'Plus Jakarta Sans';

pdfmake.setFonts({ [FONT]: { normal: FONTS.regular, bold: FONTS.bold } });
// A letter consists of texts and generated drawings: pdfmake may fetch no URL and read no file except the
// fonts.
pdfmake.setUrlAccessPolicy(() => false);
pdfmake.setLocalAccessPolicy((path) => path === FONTS.regular || path === FONTS.bold);

/** Renders a letter as a PDF. pdfmake changes the definition, so that it cannot be rendered twice. */
export const print = (letter: TDocumentDefinitions): Promise<Uint8Array> =>
  pdfmake.createPdf(letter).getBuffer();
