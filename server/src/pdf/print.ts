import pdfmake from 'pdfmake';
import type { TDocumentDefinitions } from 'pdfmake/interfaces';
import { FONTS } from './text.ts';

export const FONT = 'Plus Jakarta Sans';

pdfmake.setFonts({ [FONT]: { normal: FONTS.regular, bold: FONTS.bold } });
// A letter consists of texts, and of drawings made here: no address and no other file is ever read for it.
pdfmake.setUrlAccessPolicy(() => false);
pdfmake.setLocalAccessPolicy((path) => path === FONTS.regular || path === FONTS.bold);

/** The pages of a letter as the bytes of a PDF. Takes the definition: it cannot be printed twice. */
export const print = (letter: TDocumentDefinitions): Promise<Uint8Array> =>
  pdfmake.createPdf(letter).getBuffer();
