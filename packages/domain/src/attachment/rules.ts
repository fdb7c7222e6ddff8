import { formatDecimal } from '../money/rupiah.ts';
import { ATTACHMENT_KINDS, type AttachmentKind } from './kinds.ts';

/** A document that a product asks for. `limit` is in MB, 0 = none. */
export type AttachmentSpec = {
  code: string;
  name: string;
  extention: AttachmentKind;
  required: boolean;
  limit: number;
  /** What it has to show, in a sentence; '' or nothing where its name says it. */
  description?: string | undefined;
  /** Fewest and most files of it; one where that is not said. */
  min?: number | undefined;
  max?: number | undefined;
};

/** What is known of a file before it is read. `type` is '' when the browser does not know it. */
export type FileFacts = { name: string; size: number; type: string };

export const BYTES_PER_MB = 1_048_576;

export const ATTACHMENTS_MISSING_MESSAGE = 'Lengkapi semua berkas lampiran';
export const EMPTY_FILE_MESSAGE = 'File kosong, silakan pilih file lainnya';

export const tooManyFilesMessage = (max: number): string => `Maksimal ${max} berkas`;

/** How many files of a document may be sent. */
export const mostFiles = ({ max = 1 }: Pick<AttachmentSpec, 'max'>): number => max;

export function tooLargeMessage(limitMb: number): string {
  return `Maksimal ukuran file ${formatDecimal(limitMb)} MB`;
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

const countOf = (codes: readonly string[], wanted: string) => codes.filter((code) => code === wanted).length;

/** Documents of which too few files are among the uploaded `codes`: required ones, and those that were begun. */
export function missingAttachments<Spec extends Pick<AttachmentSpec, 'code' | 'required' | 'min'>>(
  specs: readonly Spec[],
  codes: Iterable<string>,
): Spec[] {
  const uploaded = [...codes];
  return specs.filter(({ code, required, min = 1 }) => {
    const count = countOf(uploaded, code);
    return (required || count > 0) && count < min;
  });
}

/** Documents of which more files are among the uploaded `codes` than are taken. */
export function surplusAttachments<Spec extends Pick<AttachmentSpec, 'code' | 'max'>>(
  specs: readonly Spec[],
  codes: Iterable<string>,
): Spec[] {
  const uploaded = [...codes];
  return specs.filter((spec) => countOf(uploaded, spec.code) > mostFiles(spec));
}
