import type { Readable } from 'node:stream';
import {
  ATTACHMENT_KINDS,
  type AttachmentKind,
  EMPTY_FILE_MESSAGE,
  NO_SIZE_LIMIT,
  wrongKindMessage,
} from '@naungan/domain/attachment';
import { fileTypeFromBuffer } from 'file-type';
import { throwProblem } from '../../api-problem.ts';
import { checkPicture } from './image.ts';
import { checkPdf } from './pdf.ts';
import { isPlayableVideo } from './video.ts';

/** Size limit in MB of attachments whose rule has no limit. */
export const HARD_LIMIT_MB = 100;

/**
 * Returns the maximum size of a file in MB: the limit of the document; HARD_LIMIT_MB for a document without a limit.
 */
export const sizeLimitMb = (documentLimitMb: number): number =>
  documentLimitMb === NO_SIZE_LIMIT ? HARD_LIMIT_MB : documentLimitMb;
/** Bytes at the start of a file from which its type is detected. */
export const HEAD_BYTES = 4_100;

const PICTURE_TEXT = {
  broken: 'Gambar rusak atau tidak dapat dibuka, silakan pilih file lainnya',
  'too-large': 'Gambar memiliki terlalu banyak piksel, silakan perkecil gambar lalu kirim kembali',
};

const PDF_TEXT = {
  active:
    'PDF berisi skrip, lampiran, atau tindakan otomatis. Silakan cetak ke PDF baru (Print to PDF), lalu kirim kembali',
  encrypted: 'PDF terkunci kata sandi, silakan kirim PDF tanpa kata sandi',
  'too-large': 'Isi PDF terlalu besar, silakan perkecil PDF lalu kirim kembali',
};

const BROKEN_VIDEO = 'Video rusak atau tidak dapat diputar, silakan pilih file lainnya';

export type FileContent = {
  bytes: number;
  /** The first {@link HEAD_BYTES}, or the whole file. */
  head: Buffer;
  read: () => Promise<Readable>;
};

/** Rejects the request because of one file. */
export const throwFileProblem = (path: string, message: string) =>
  throwProblem('INVALID', message, [{ path, message }]);

/**
 * Detects a file's MIME type by its content, never by its name; decodes pictures to their last row, and checks the
 * structure of videos and the contents of PDFs. Also returns the picture to store, without its metadata.
 * @throws ApiProblem INVALID under `path`
 */
export async function detectContentType(
  path: string,
  extention: AttachmentKind,
  content: FileContent,
  invalidMessage = ATTACHMENT_KINDS[extention].invalidMessage,
): Promise<{ mimeType: string; picture: Buffer | null }> {
  const kind = ATTACHMENT_KINDS[extention];
  if (content.bytes === 0) return throwFileProblem(path, EMPTY_FILE_MESSAGE);
  const type = await fileTypeFromBuffer(content.head);
  if (!type || !kind.mimeTypes.includes(type.mime)) {
    const file = { name: '', type: type?.mime ?? '' };
    return throwFileProblem(path, wrongKindMessage(invalidMessage, extention, file));
  }
  if (type.mime.startsWith('video/') && !(await isPlayableVideo(content.read)))
    return throwFileProblem(path, BROKEN_VIDEO);
  if (type.mime === 'application/pdf') {
    const problem = await checkPdf(content.read);
    if (problem) throwFileProblem(path, PDF_TEXT[problem]);
  }
  if (!type.mime.startsWith('image/')) return { mimeType: type.mime, picture: null };
  const picture = await checkPicture(content.read);
  return typeof picture === 'string'
    ? throwFileProblem(path, PICTURE_TEXT[picture])
    : { mimeType: type.mime, picture };
}
