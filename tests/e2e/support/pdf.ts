import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** A page of a PDF: its text with single spaces, and its size in points. */
export type PdfPage = { text: string; width: number; height: number };

/** Returns the pages of a PDF in order. */
export async function pdfPages(file: Uint8Array): Promise<PdfPage[]> {
  const document = await getDocument({ data: new Uint8Array(file) }).promise;
  const pages: PdfPage[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const { width, height } = page.getViewport({ scale: 1 });
    const content = await page.getTextContent();
    const text = content.items.map((item) => ('str' in item ? item.str : '')).join(' ');
    pages.push({ text: text.replace(/\s+/g, ' '), width, height });
  }
  return pages;
}

/** Returns the text of all pages. */
export async function pdfText(file: Uint8Array): Promise<string> {
  return (await pdfPages(file)).map(({ text }) => text).join(' ');
}
