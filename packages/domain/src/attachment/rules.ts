import { formatDecimal } from '../money/rupiah.ts';
import { ATTACHMENT_KINDS, type AttachmentKind } from './kinds.ts';

/** The value of `AttachmentSpec.limit` for a document whose files may have any size. */
export const NO_SIZE_LIMIT = 0;

/**
 * A document of a product or a claim. `extention` is spelled as in the API. `limit` is the maximum size of one file in
 * MB, or {@link NO_SIZE_LIMIT}.
 */
export type AttachmentSpec = {
  code: string;
  name: string;
  extention: AttachmentKind;
  required: boolean;
  limit: number;
  /** A sentence about the required content of the document; empty when the name is enough. */
  description?: string | undefined;
  /** Minimum and maximum number of files; 1 when absent. */
  min?: number | undefined;
  max?: number | undefined;
};

/** Name, size in bytes and MIME type of a file. `type` is '' when the browser does not know the type. */
export type FileFacts = { name: string; size: number; type: string };

export const BYTES_PER_MB = 1_048_576;

export const ATTACHMENTS_MISSING_MESSAGE = 'Lengkapi semua berkas lampiran';
export const EMPTY_FILE_MESSAGE = 'File kosong, silakan pilih file lainnya';

export const tooManyFilesMessage = (max: number): string => `Maksimal ${max} berkas`;

/** Returns the maximum number of files for a document. */
export const maxFiles = ({ max = 1 }: Pick<AttachmentSpec, 'max'>): number => max;

export function tooLargeMessage(limitMb: number): string {
  return `Maksimal ukuran file ${formatDecimal(limitMb)} MB`;
}

/** Returns the maximum size of one file in bytes; `Infinity` without a limit. */
export function attachmentBytes(spec: Pick<AttachmentSpec, 'limit'>): number {
  return spec.limit > NO_SIZE_LIMIT ? Math.floor(spec.limit * BYTES_PER_MB) : Number.POSITIVE_INFINITY;
}

function matchesKind(kind: AttachmentKind, { name, type }: FileFacts): boolean {
  const { extensions, mimeTypes } = ATTACHMENT_KINDS[kind];
  const dot = name.lastIndexOf('.');
  const extension = dot > 0 ? name.slice(dot + 1).toLowerCase() : '';
  const mime = type.split(';')[0]?.trim().toLowerCase() ?? '';
  return extensions.includes(extension) && (mime === '' || mimeTypes.includes(mime));
}

const MOV_HELP =
  'Video .mov dari iPhone perlu diubah dahulu: kirim ke chat WhatsApp Anda sendiri, simpan, lalu pilih hasilnya';

/** Returns whether a file is a QuickTime video, the format of iPhones. */
const isQuickTime = ({ name, type }: Pick<FileFacts, 'name' | 'type'>) =>
  type.startsWith('video/quicktime') || /\.mov$/i.test(name);

/** Returns the message for a file of a wrong kind. The message for a QuickTime video also explains how to convert the video. */
export function wrongKindMessage(
  message: string,
  kind: AttachmentKind,
  file: Pick<FileFacts, 'name' | 'type'>,
): string {
  const acceptsVideos = ATTACHMENT_KINDS[kind].extensions.includes('mp4');
  return acceptsVideos && isQuickTime(file) ? `${message}. ${MOV_HELP}` : message;
}

/** Returns the error message of a file, or `null`. Checks name, size and type only; the server checks the content. */
export function checkAttachment(
  spec: Pick<AttachmentSpec, 'extention' | 'limit'>,
  file: FileFacts,
): string | null {
  const { invalidMessage } = ATTACHMENT_KINDS[spec.extention];
  if (!matchesKind(spec.extention, file)) return wrongKindMessage(invalidMessage, spec.extention, file);
  if (file.size <= 0 || Number.isNaN(file.size)) return EMPTY_FILE_MESSAGE;
  return file.size > attachmentBytes(spec) ? tooLargeMessage(spec.limit) : null;
}

const countOf = (codes: readonly string[], searchedCode: string) =>
  codes.filter((code) => code === searchedCode).length;

/**
 * Returns the documents with fewer files than their minimum. `codes` has the document code of each uploaded file. An
 * optional document may have no file.
 */
export function missingAttachments<Spec extends Pick<AttachmentSpec, 'code' | 'required' | 'min'>>(
  specs: readonly Spec[],
  codes: Iterable<string>,
): Spec[] {
  const uploadedCodes = [...codes];
  return specs.filter(({ code, required, min = 1 }) => {
    const count = countOf(uploadedCodes, code);
    return (required || count > 0) && count < min;
  });
}

/** Returns the documents with more files than their maximum. `codes` has the document code of each uploaded file. */
export function surplusAttachments<Spec extends Pick<AttachmentSpec, 'code' | 'max'>>(
  specs: readonly Spec[],
  codes: Iterable<string>,
): Spec[] {
  const uploadedCodes = [...codes];
  return specs.filter((spec) => countOf(uploadedCodes, spec.code) > maxFiles(spec));
}
