import { UPLOADS_PART } from './uploads.ts';

/** A file of an order, a revision or a claim, with the code of its document. */
export type NamedFile = {
  code: string;
  title: string;
  file: File;
  /** The file name in the form; `{prefix}--{title}.{ext}` when absent. */
  fileName?: string;
  /** Id of a file that was uploaded before the form was sent: the form then contains the id instead of the file. */
  uploadId?: string;
};

const extension = (name: string) =>
  name.includes('.') ? name.slice(name.lastIndexOf('.') + 1).toLowerCase() : 'bin';

/**
 * Returns the ids of files that were uploaded before the form was sent: one id per code, or a list for a document with
 * several files.
 */
function idsByCode(files: NamedFile[]): Record<string, string | string[]> {
  const ids: Record<string, string | string[]> = {};
  for (const { code, uploadId } of files) {
    if (uploadId === undefined) continue;
    const earlierIds = ids[code];
    ids[code] = earlierIds === undefined ? uploadId : [earlierIds, uploadId].flat();
  }
  return ids;
}

/**
 * Returns a form with parts and files: strings unchanged, other values as JSON, each file under its code with
 * the file name `{prefix}--{title}.{ext}` [2 §7]. For a file that was uploaded before the form was sent, the part `uploads`
 * has the id; for a document with several files it has a list of ids.
 */
export function toForm(parts: Record<string, unknown>, files: NamedFile[], prefix: string): FormData {
  const form = new FormData();
  for (const [key, value] of Object.entries(parts))
    form.append(key, typeof value === 'string' ? value : JSON.stringify(value));
  const uploadIds = idsByCode(files);
  if (Object.keys(uploadIds).length > 0) form.append(UPLOADS_PART, JSON.stringify(uploadIds));
  for (const { code, title, file, fileName } of files.filter(({ uploadId }) => !uploadId)) {
    const plainTitle = title.replace(/[^\p{L}\p{N} ]/gu, '');
    form.append(code, file, fileName ?? `${prefix}--${plainTitle}.${extension(file.name)}`);
  }
  return form;
}
