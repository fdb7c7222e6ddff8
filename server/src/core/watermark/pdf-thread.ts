/** Writes a text on every page of a PDF. Runs in a thread, because a large file would block the server. */
import { parentPort, workerData } from 'node:worker_threads';
import {
  AnnotationEditorType,
  getDocument,
  type PDFPageProxy,
  VerbosityLevel,
} from 'pdfjs-dist/legacy/build/pdf.mjs';

export type StampRequest = { pdf: Uint8Array<ArrayBuffer>; text: string };

const FONT_SIZE = 11;
/** Light grey: readable, and the text below stays readable. Red, green and blue from 0 to 255. */
const COLOUR = [190, 190, 190];
/** Points of the page for one text. Helvetica's letters are about half as wide as high. */
const LETTER_WIDTH = 0.56;
const ROW_HEIGHT = 84;
const COLUMN_GAP = 40;

/** Returns the rectangles of the texts on a page, in staggered rows. */
function rectanglesOf({ view, rotate }: PDFPageProxy, textWidth: number): number[][] {
  const [left = 0, bottom = 0, right = 0, top = 0] = view;
  const isSideways = rotate % 180 !== 0;
  const width = isSideways ? top - bottom : right - left;
  const height = isSideways ? right - left : top - bottom;
  const step = textWidth + COLUMN_GAP;
  const rectangles: number[][] = [];
  for (let row = 0; row * ROW_HEIGHT < height; row += 1) {
    const y = Math.max(0, Math.min(height - 2 * FONT_SIZE, ROW_HEIGHT / 2 + row * ROW_HEIGHT));
    // A text in a narrow rectangle would be smaller: only a page that is narrower than the text has one.
    for (let start = row % 2 === 0 ? 0 : step / 3; start === 0 || start + textWidth <= width; start += step) {
      const end = Math.min(width, start + textWidth);
      rectangles.push(
        isSideways
          ? [left + y, bottom + start, left + y + 2 * FONT_SIZE, bottom + end]
          : [left + start, bottom + y, left + end, bottom + y + 2 * FONT_SIZE],
      );
    }
  }
  return rectangles;
}

async function stamp({ pdf, text }: StampRequest): Promise<Uint8Array> {
  const loadingTask = getDocument({ data: pdf, verbosity: VerbosityLevel.ERRORS });
  const document = await loadingTask.promise;
  const textWidth = text.length * FONT_SIZE * LETTER_WIDTH;
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    for (const [index, rect] of rectanglesOf(page, textWidth).entries())
      document.annotationStorage.setValue(`pdfjs_internal_editor_${number}_${index}`, {
        annotationType: AnnotationEditorType.FREETEXT,
        color: COLOUR,
        fontSize: FONT_SIZE,
        value: text,
        pageIndex: number - 1,
        rect,
        rotation: page.rotate,
      });
  }
  const stamped = await document.saveDocument();
  await loadingTask.destroy();
  return stamped;
}

parentPort?.postMessage(await stamp(workerData as StampRequest));
