import { UPLOADS_PART } from './uploads.ts';

/** A file of an order, a revision or a claim, by the code of the document it is. */
export type NamedFile = {
  code: string;
  title: string;
  file: File;
  /** The file was sent ahead: the form names it instead of bringing it. */
  uploadId?: string;
};

const extension = (name: string) =>
  name.includes('.') ? name.slice(name.lastIndexOf('.') + 1).toLowerCase() : 'bin';

/**
 * Puts parts and files into a form: strings as they are, everything else as JSON, each file under its code
 * and named `{prefix}--{title}.{ext}` [2 §7], or by its id in the part `uploads`.
 */
export function toForm(parts: Record<string, unknown>, files: NamedFile[], prefix: string): FormData {
  const form = new FormData();
  for (const [key, value] of Object.entries(parts))
    form.append(key, typeof value === 'string' ? value : JSON.stringify(value));
  const ahead = files.flatMap(({ code, uploadId }) => (uploadId ? [[code, uploadId]] : []));
  if (ahead.length > 0) form.append(UPLOADS_PART, JSON.stringify(Object.fromEntries(ahead)));
  for (const { code, title, file } of files.filter(({ uploadId }) => !uploadId))
    form.append(code, file, `${prefix}--${title.replace(/[^\p{L}\p{N} ]/gu, '')}.${extension(file.name)}`);
  return form;
}
