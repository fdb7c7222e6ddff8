import type { StoredFile } from '../../core/uploads/multipart.ts';

/**
 * Returns what identifies the content of files, the same for a file sent with the form or ahead of it. The
 * name is left out, because only a file of the form has a number in it.
 */
export const fileContents = (files: readonly StoredFile[]) =>
  files
    .map(({ code, bytes, mimeType }) => ({ code, bytes, mimeType }))
    .toSorted((a, b) => (a.code === b.code ? a.bytes - b.bytes : a.code < b.code ? -1 : 1));
