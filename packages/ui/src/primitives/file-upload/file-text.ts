import {
  ATTACHMENT_KINDS,
  type AttachmentSpec,
  acceptsPictures,
  NO_SIZE_LIMIT,
} from '@naungan/domain/attachment';
import { formatDecimal } from '@naungan/domain/money';
import type { Messages } from '../host/messages.ts';

/** A file to display. The `size` is in bytes; the `url` is a URL of the server or an object URL. */
export type UploadedFile = { name: string; size?: number; type?: string; url?: string | undefined };

/**
 * The status of an upload, with the displayed text: `waiting` in the queue ('Menunggu'), `sending` ('Menunggu', too),
 * `paused` without a connection ('Terputus'), `sent` ('Terkirim') or `failed` ('Gagal').
 */
export type UploadStatus = 'waiting' | 'sending' | 'paused' | 'sent' | 'failed';

const BYTES_PER_KB = 1024;
const BYTES_PER_MB = 1024 * 1024;

/** Formats bytes as '820 KB' or '1,4 MB'. */
export function sizeText(bytes: number): string {
  if (bytes < BYTES_PER_MB) return `${Math.max(1, Math.round(bytes / BYTES_PER_KB))} KB`;
  return `${(bytes / BYTES_PER_MB).toFixed(1).replace('.', ',')} MB`;
}

/**
 * Describes the accepted file: 'PDF, maks. 5 MB'. If pictures are accepted, the text adds that larger pictures are made
 * smaller. The `limit` of the spec is in megabytes.
 */
export function requirementText(
  { extention, limit }: AttachmentSpec,
  messages: Messages['FileUpload'],
): string {
  const { label } = ATTACHMENT_KINDS[extention];
  if (limit === NO_SIZE_LIMIT) return label;
  const requirement = messages.maxSize(label, formatDecimal(limit));
  return acceptsPictures(extention) ? `${requirement}. ${messages.shrinks}` : requirement;
}

export type PreviewKind = 'image' | 'video' | 'document';

/** Returns the kind of a file by its MIME type or its extension. */
export function previewKind({ name, type = '' }: UploadedFile): PreviewKind {
  if (type.startsWith('image/') || /\.(jpe?g|png|webp)$/i.test(name)) return 'image';
  if (type.startsWith('video/') || /\.mp4$/i.test(name)) return 'video';
  return 'document';
}
