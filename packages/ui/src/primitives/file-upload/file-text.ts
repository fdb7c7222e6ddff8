import { ATTACHMENT_KINDS, type AttachmentSpec, takesPictures } from '@naungan/domain/attachment';
import { formatDecimal } from '@naungan/domain/money';

/** A file as the page knows it. `size` in bytes; `url` shows it, from the server or from memory. */
export type UploadedFile = { name: string; size?: number; type?: string; url?: string };

/** `waiting` for its turn, `sending` (both read 'Menunggu'), `sent` ('Terkirim') or `failed` ('Gagal'). */
export type UploadStatus = 'waiting' | 'sending' | 'sent' | 'failed';

/** Bytes as '820 KB' or '1,4 MB'. */
export function sizeText(bytes: number): string {
  if (bytes < 1_048_576) return `${Math.max(1, Math.round(bytes / 1024))} KB`;
  return `${(bytes / 1_048_576).toFixed(1).replace('.', ',')} MB`;
}

/** What the document must be: 'PDF, maks. 5 MB'; a picture is not refused for its size. */
export function wantedText({ extention, limit }: AttachmentSpec): string {
  const { label } = ATTACHMENT_KINDS[extention];
  if (limit === 0) return label;
  const wanted = `${label}, maks. ${formatDecimal(limit)} MB`;
  return takesPictures(extention) ? `${wanted}. Foto yang lebih besar diperkecil otomatis.` : wanted;
}

export type FileLook = 'image' | 'video' | 'document';

export function lookOf({ name, type = '' }: UploadedFile): FileLook {
  if (type.startsWith('image/') || /\.(jpe?g|png|webp)$/i.test(name)) return 'image';
  if (type.startsWith('video/') || /\.mp4$/i.test(name)) return 'video';
  return 'document';
}
