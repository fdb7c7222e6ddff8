import type { StoredFile } from '../../core/uploads/multipart.ts';

/**
 * Returns the facts of each file that identify its content. They are the same whether the file was sent with the form
 * or before it; the file name is left out, because only files of the form have a number in it.
 */
export const fileIdentities = (files: readonly StoredFile[]) =>
  files
    .map(({ code, bytes, mimeType }) => ({ code, bytes, mimeType }))
    .toSorted((a, b) => (a.code === b.code ? a.bytes - b.bytes : a.code < b.code ? -1 : 1));
