import { UPLOADS_PART } from './uploads.ts';

/** A file of an order, a revision or a claim, by the code of the document it is. */
export type NamedFile = {
  code: string;
  title: string;
  file: File;
  /** Its name in the form, where that is not `{prefix}--{title}.{ext}`. */
  fileName?: string;
  /** The file was sent ahead: the form names it instead of bringing it. */
  uploadId?: string;
};

const extension = (name: string) =>
  name.includes('.') ? name.slice(name.lastIndexOf('.') + 1).toLowerCase() : 'bin';

/** The files that were sent ahead: one id a code, or all of them where a document has several. */
function idsByCode(files: NamedFile[]): Record<string, string | string[]> {
  const ids: Record<string, string | string[]> = {};
  for (const { code, uploadId } of files) {
    if (uploadId === undefined) continue;
    const before = ids[code];
    ids[code] = before === undefined ? uploadId : [before, uploadId].flat();
  }
  return ids;
}

/**
 * Puts parts and files into a form: strings as they are, everything else as JSON, each file under its code
 * and named `{prefix}--{title}.{ext}` [2 §7], or by its id in the part `uploads`: a list of ids for a document of several
 * files.
 */
export function toForm(parts: Record<string, unknown>, files: NamedFile[], prefix: string): FormData {
  const form = new FormData();
  for (const [key, value] of Object.entries(parts))
    form.append(key, typeof value === 'string' ? value : JSON.stringify(value));
  const ahead = idsByCode(files);
  if (Object.keys(ahead).length > 0) form.append(UPLOADS_PART, JSON.stringify(ahead));
  for (const { code, title, file, fileName } of files.filter(({ uploadId }) => !uploadId)) {
    const plainTitle = title.replace(/[^\p{L}\p{N} ]/gu, '');
    form.append(code, file, fileName ?? `${prefix}--${plainTitle}.${extension(file.name)}`);
  }
  return form;
}
