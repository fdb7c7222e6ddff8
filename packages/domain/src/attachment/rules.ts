import { ATTACHMENT_KINDS, type AttachmentKind } from './kinds.ts';

/** A document that a product asks for. `limit` is in MB, 0 = none. */
export type AttachmentSpec = {
  code: string;
  name: string;
  extention: AttachmentKind;
  required: boolean;
  limit: number;
};

/** What is known of a file before it is read. `type` is '' when the browser does not know it. */
export type FileFacts = { name: string; size: number; type: string };

export const BYTES_PER_MB = 1_048_576;

export const ATTACHMENTS_MISSING_MESSAGE = 'Lengkapi semua berkas lampiran';
export const EMPTY_FILE_MESSAGE = 'File kosong, silahkan pilih file lainnya';

export function tooLargeMessage(limitMb: number): string {
  return `Maksimal ukuran file ${String(limitMb).replace('.', ',')} MB`;
}

/** The limit in bytes; `Infinity` for none. */
export function attachmentBytes(spec: Pick<AttachmentSpec, 'limit'>): number {
  return spec.limit > 0 ? Math.floor(spec.limit * BYTES_PER_MB) : Number.POSITIVE_INFINITY;
}

function matchesKind(kind: AttachmentKind, { name, type }: FileFacts): boolean {
  const { extensions, mimeTypes } = ATTACHMENT_KINDS[kind];
  const dot = name.lastIndexOf('.');
  const extension = dot > 0 ? name.slice(dot + 1).toLowerCase() : '';
  const mime = type.split(';')[0]?.trim().toLowerCase() ?? '';
  return extensions.includes(extension) && (mime === '' || mimeTypes.includes(mime));
}

/** The message, or `null`. Judges name, size and type only: the server looks at the content. */
export function checkAttachment(
  spec: Pick<AttachmentSpec, 'extention' | 'limit'>,
  file: FileFacts,
): string | null {
  if (!matchesKind(spec.extention, file)) return ATTACHMENT_KINDS[spec.extention].invalidMessage;
  if (!(file.size > 0)) return EMPTY_FILE_MESSAGE;
  return file.size > attachmentBytes(spec) ? tooLargeMessage(spec.limit) : null;
}

/** Required documents that are not among the uploaded `codes`. */
export function missingAttachments<Spec extends Pick<AttachmentSpec, 'code' | 'required'>>(
  specs: readonly Spec[],
  codes: Iterable<string>,
): Spec[] {
  const uploaded = new Set(codes);
  return specs.filter(({ code, required }) => required && !uploaded.has(code));
}
