import type { Readable } from 'node:stream';
import { ATTACHMENT_KINDS, type AttachmentKind, EMPTY_FILE_MESSAGE } from '@naungan/domain/attachment';
import { fileTypeFromBuffer } from 'file-type';
import { refuse } from '../../problem.ts';
import { judgePicture } from './image.ts';

/** For attachments without a limit of their own. */
export const HARD_LIMIT_MB = 100;
/** Of the beginning of a file, enough to tell what it is. */
export const HEAD_BYTES = 4_100;

const PICTURE_TEXT = {
  broken: 'Gambar rusak atau tidak dapat dibuka, silakan pilih file lainnya',
  'too-large': 'Gambar memiliki terlalu banyak piksel, silakan perkecil gambar lalu kirim kembali',
};

export type Content = {
  bytes: number;
  /** The first {@link HEAD_BYTES}, or all there are. */
  head: Buffer;
  read: () => Promise<Readable>;
};

/** Ends the request because of one file. */
export const refuseFile = (path: string, message: string) => refuse('INVALID', message, [{ path, message }]);

/**
 * Tells a file by its content, never by its name; pictures are decoded to their last row. Answers the MIME type, and
 * of a picture what is kept of it.
 * @throws Problem INVALID under `path`
 */
export async function tellContent(
  path: string,
  extention: AttachmentKind,
  content: Content,
  invalid = ATTACHMENT_KINDS[extention].invalidMessage,
): Promise<{ mimeType: string; picture: Buffer | null }> {
  const kind = ATTACHMENT_KINDS[extention];
  if (content.bytes === 0) return refuseFile(path, EMPTY_FILE_MESSAGE);
  const type = await fileTypeFromBuffer(content.head);
  if (!type || !kind.mimeTypes.includes(type.mime)) return refuseFile(path, invalid);
  if (!type.mime.startsWith('image/')) return { mimeType: type.mime, picture: null };
  const picture = await judgePicture(content.read);
  return typeof picture === 'string'
    ? refuseFile(path, PICTURE_TEXT[picture])
    : { mimeType: type.mime, picture };
}
