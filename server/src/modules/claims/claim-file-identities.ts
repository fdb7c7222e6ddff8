import type { StoredFile } from '../../core/uploads/multipart.ts';

/**
 * Returns the fields of each file that identify its content. They are equal whether the file was uploaded before the
 * form or with it. The file name is not included, because only files that are sent with the form have a number in it.
 */
export const claimFileIdentities = (files: readonly StoredFile[]) =>
  files
    .map(({ code, bytes, mimeType }) => ({ code, bytes, mimeType }))
    .toSorted((a, b) => (a.code === b.code ? a.bytes - b.bytes : a.code < b.code ? -1 : 1));
