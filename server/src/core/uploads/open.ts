import { type UploadMetadata, uploadMetadataShape } from '@naungan/api/upload-shapes';
import {
  type AttachmentSpec,
  attachmentBytes,
  checkAttachment,
  EMPTY_FILE_MESSAGE,
  tooLargeMessage,
} from '@naungan/domain/attachment';
import type { Tx } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { cleanInput } from '../../plugins/clean-input.ts';
import { refuse } from '../../problem.ts';
import { HARD_LIMIT_MB, refuseFile } from './content.ts';
import { insertUpload, lockUploadsOf, openTotals } from './repository.ts';

const HOUR = 3_600_000;
const MB = 1_048_576;
const EXPIRES_AFTER = 24 * HOUR;

/** Per member, of what no form has taken yet: more than a person fills in a day, little enough for the disk. */
export const OPEN_LIMITS = { uploads: 60, bytes: 300 * MB };

const TOO_MANY = 'Terlalu banyak berkas yang belum dipakai, silakan coba beberapa saat lagi';
const TOO_MUCH = 'Jumlah ukuran berkas yang belum dipakai terlalu besar, silakan coba beberapa saat lagi';
const UNASKED = 'Berkas ini tidak diminta';

/** What the file must be, as the module says that it is sent ahead for. */
async function specFor(tx: Tx, { registry }: Deps, userId: string, told: UploadMetadata) {
  const { code, filename: _name, filetype: _type, ...about } = told;
  const purpose = registry.uploadPurpose(about) ?? refuse('MALFORMED');
  return (await purpose.specFor(tx, { userId, about, code })) ?? refuseFile(code, UNASKED);
}

/** What is known of a file before it comes: name, type and size. */
function checkAnnounced(spec: AttachmentSpec, { code, filename, filetype }: UploadMetadata, bytes: number) {
  const named = checkAttachment(spec, { name: filename, type: filetype, size: 1 });
  if (named) refuseFile(code, named);
  if (bytes === 0) refuseFile(code, EMPTY_FILE_MESSAGE);
  const limit = spec.limit || HARD_LIMIT_MB;
  if (bytes > attachmentBytes({ limit })) refuse('TOO_LARGE', tooLargeMessage(limit));
}

/** `{id}--{title}.{ext}`, the name that a file of a form has [2 §7]. */
function fileNameOf(id: string, title: string, filename: string): string {
  const extension = filename.slice(filename.lastIndexOf('.') + 1).toLowerCase();
  return `${id}--${title}.${extension}`;
}

export type Announced = {
  id: string;
  userId: string;
  /** `Upload-Metadata`, decoded. */
  metadata: unknown;
  bytes: number;
};

/**
 * Makes an upload of a member for a document that a module asks for.
 * @throws Problem INVALID, TOO_LARGE, TOO_MANY, and what the purpose throws
 */
export async function openUpload(deps: Deps, { id, userId, metadata, bytes }: Announced): Promise<void> {
  const parsed = uploadMetadataShape.safeParse(cleanInput(metadata));
  const about = parsed.success ? parsed.data : refuse('MALFORMED');
  const now = deps.clock();
  await deps.db.transaction(async (tx) => {
    const spec = await specFor(tx, deps, userId, about);
    checkAnnounced(spec, about, bytes);
    await lockUploadsOf(tx, userId);
    const totals = await openTotals(tx, userId, now);
    if (totals.uploads >= OPEN_LIMITS.uploads) refuse('TOO_MANY', TOO_MANY);
    // Not TOO_LARGE: nothing is wrong with this file, and it is taken later.
    if (totals.bytes + bytes > OPEN_LIMITS.bytes) refuse('TOO_MANY', TOO_MUCH);
    // As the name of a form's file has it, so that the same order is told as the same whichever way its files came.
    const title = spec.name.replace(/[^\p{L}\p{N} ]/gu, '').slice(0, 200);
    await insertUpload(tx, {
      id,
      userId,
      code: about.code,
      title,
      extention: spec.extention,
      fileName: fileNameOf(id, title, about.filename),
      bytes,
      createdAt: now,
      expiresAt: new Date(now.getTime() + EXPIRES_AFTER),
    });
  });
}
