export { PdfViewer, type PdfViewerProps } from './PdfViewer.tsx';
export type { OpenPdf, PdfPage, PdfPages } from './pdf-pages.ts';
