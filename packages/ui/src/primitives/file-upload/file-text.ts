import {
  ATTACHMENT_KINDS,
  type AttachmentSpec,
  acceptsPictures,
  NO_SIZE_LIMIT,
} from '@naungan/domain/attachment';
import { formatDecimal } from '@naungan/domain/money';

/** A file to display. `size` in bytes; `url` points to the server or to an object URL. */
export type UploadedFile = { name: string; size?: number; type?: string; url?: string };

/**
 * `waiting` in the queue, `sending` (both read 'Menunggu'), `paused` without a connection ('Terputus'), `sent`
 * ('Terkirim') or `failed` ('Gagal').
 */
export type UploadStatus = 'waiting' | 'sending' | 'paused' | 'sent' | 'failed';

/** Formats bytes as '820 KB' or '1,4 MB'. */
export function sizeText(bytes: number): string {
  if (bytes < 1_048_576) return `${Math.max(1, Math.round(bytes / 1024))} KB`;
  return `${(bytes / 1_048_576).toFixed(1).replace('.', ',')} MB`;
}

/**
 * Describes the accepted file: 'PDF, maks. 5 MB'. For pictures it adds that larger ones are made smaller.
 * `limit` is in megabytes.
 */
export function requirementText({ extention, limit }: AttachmentSpec): string {
  const { label } = ATTACHMENT_KINDS[extention];
  if (limit === NO_SIZE_LIMIT) return label;
  const requirement = `${label}, maks. ${formatDecimal(limit)} MB`;
  return acceptsPictures(extention)
    ? `${requirement}. Foto yang lebih besar diperkecil otomatis.`
    : requirement;
}

export type PreviewKind = 'image' | 'video' | 'document';

/** Returns the kind of a file by its type or its extension. */
export function previewKind({ name, type = '' }: UploadedFile): PreviewKind {
  if (type.startsWith('image/') || /\.(jpe?g|png|webp)$/i.test(name)) return 'image';
  if (type.startsWith('video/') || /\.mp4$/i.test(name)) return 'video';
  return 'document';
}
