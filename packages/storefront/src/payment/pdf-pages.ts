import type { OpenPdf, PdfPage } from '@naungan/ui/records/pdf-viewer';
import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

async function textOf(page: PDFPageProxy): Promise<string> {
  const { items } = await page.getTextContent();
  return items
    .map((item) => ('str' in item ? item.str : ''))
    .join(' ')
    .replace(/\s+/g, ' ');
}

async function pageOf(page: PDFPageProxy): Promise<PdfPage> {
  const { width: pageWidth, height: pageHeight } = page.getViewport({ scale: 1 });
  return {
    text: await textOf(page),
    ratio: pageHeight / pageWidth,
    async draw(canvas, width) {
      const viewport = page.getViewport({ scale: width / pageWidth });
      canvas.width = Math.floor(viewport.width);
      canvas.height = Math.floor(viewport.height);
      await page.render({ canvas, viewport }).promise;
    },
  };
}

/**
 * Opens PDFs of the API. The library is about 400 KB and loads with the first PDF. The host's bundler
 * supplies the URL of its worker, `pdfjs-dist/legacy/build/pdf.worker.min.mjs`.
 */
export const pdfOpener =
  (workerUrl: string): OpenPdf =>
  async (href) => {
    const [{ getDocument, GlobalWorkerOptions }, response] = await Promise.all([
      import('pdfjs-dist/legacy/build/pdf.mjs'),
      fetch(href),
    ]);
    if (!response.ok) throw new Error(`The PDF request failed with status ${response.status}`);
    GlobalWorkerOptions.workerSrc = workerUrl;
    const loadingTask = getDocument({ data: new Uint8Array(await response.arrayBuffer()) });
    const close = () => loadingTask.destroy();
    const document = await loadingTask.promise.catch(async (error: unknown) => {
      await close();
      throw error;
    });
    return {
      count: document.numPages,
      page: async (number) => pageOf(await document.getPage(number)),
      close: () => void close(),
    };
  };
