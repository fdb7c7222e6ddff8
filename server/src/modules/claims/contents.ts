import type { StoredFile } from '../../core/uploads/multipart.ts';

/**
 * Files as content is told by, whichever of them came with the form and whichever ahead of it. A name says no more than
 * the code: with the form it has a number, ahead of it none.
 */
export const fileContents = (files: readonly StoredFile[]) =>
  files
    .map(({ code, bytes, mimeType }) => ({ code, bytes, mimeType }))
    .toSorted((a, b) => (a.code === b.code ? a.bytes - b.bytes : a.code < b.code ? -1 : 1));
