/** A file next to the facts that it proves. */
export type DeskDocument = {
  /** Identifies the document in the list; two files of one document have different ids. */
  id: string;
  title: string;
  /** A signed link, valid for ten minutes. */
  url: string;
  /** Null: unknown, because the link states no type. */
  isPdf: boolean | null;
  /** Shown next to the title: 'diminta ulang'. */
  note?: string;
};

const PDF_PATH = /\.pdf(?:$|[?#])/i;

/** Returns whether a link leads to a PDF, by its MIME type or the end of its path; null if neither states it. */
export const isPdfLink = (url: string, mimeType?: string): boolean | null => {
  if (mimeType !== undefined) return mimeType === 'application/pdf';
  return PDF_PATH.test(url) || null;
};
