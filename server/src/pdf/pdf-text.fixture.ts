import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** Returns the number of pages, the text of all pages as a search engine extracts it, and the title of a PDF. */
export async function textOf(pdf: Uint8Array): Promise<{ pages: number; text: string; title: string }> {
  const loadingTask = getDocument({ data: new Uint8Array(pdf) });
  const document = await loadingTask.promise;
  const pageTexts: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const content = await (await document.getPage(number)).getTextContent();
    pageTexts.push(content.items.map((item) => ('str' in item ? item.str : '')).join(' '));
  }
  const { info } = (await document.getMetadata()) as { info: { Title: string } };
  const title = info.Title;
  await loadingTask.destroy();
  return { pages: pageTexts.length, text: pageTexts.join(' ').replace(/\s+/g, ' '), title };
}

/** Returns the number of vector paths on the first page of a PDF. */
export async function pathCountOf(pdf: Uint8Array): Promise<number> {
  const loadingTask = getDocument({ data: new Uint8Array(pdf) });
  const page = await (await loadingTask.promise).getPage(1);
  const { fnArray } = await page.getOperatorList();
  await loadingTask.destroy();
  return fnArray.filter((operator) => operator === OPS.constructPath).length;
}
