export type PdfPage = {
  /** Text of the page, for screen readers. */
  text: string;
  /** Height of the page divided by its width. */
  ratio: number;
  /** Draws the page, `width` pixels wide. */
  draw: (canvas: HTMLCanvasElement, width: number) => Promise<void>;
};

export type PdfPages = {
  count: number;
  /** Returns a page; the first has number 1. */
  page: (number: number) => Promise<PdfPage>;
  close: () => void;
};

/**
 * Opens a PDF. The application passes this function, because the PDF library is large and not part of this
 * package.
 */
export type OpenPdf = (href: string) => Promise<PdfPages>;
