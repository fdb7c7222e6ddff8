export type PdfPage = {
  /** What the page says, for who cannot see it. */
  text: string;
  /** Height of a page that is 1 wide. */
  ratio: number;
  /** Draws the page, `width` pixels wide. */
  draw: (canvas: HTMLCanvasElement, width: number) => Promise<void>;
};

export type PdfPages = {
  count: number;
  /** Counted from 1. */
  page: (number: number) => Promise<PdfPage>;
  close: () => void;
};

/** Reads a PDF into pages. The host brings the library, which is large. */
export type OpenPdf = (href: string) => Promise<PdfPages>;
