/** Chosen files, by code of the document. */
export type AttachmentFiles = Readonly<Record<string, File>>;
