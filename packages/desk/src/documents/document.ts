/** A file next to the facts that it proves. */
export type DeskDocument = {
  /** Identifies the document in the list; two files of one document have different ids. */
  id: string;
  title: string;
  /** A signed link, valid for ten minutes. */
  url: string;
  isPdf: boolean;
  /** Shown next to the title: 'diminta ulang'. */
  note?: string;
};

const PDF_PATH = /\.pdf(?:$|[?#])/i;

/** Returns whether a link leads to a PDF, by its MIME type or the end of its path. */
export const isPdfLink = (url: string, mimeType?: string): boolean =>
  mimeType === undefined ? PDF_PATH.test(url) : mimeType === 'application/pdf';
