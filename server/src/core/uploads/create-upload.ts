import { type UploadMetadata, uploadMetadataShape } from '@naungan/api/upload-shapes';
import {
  type AttachmentSpec,
  attachmentBytes,
  checkAttachment,
  EMPTY_FILE_MESSAGE,
  tooLargeMessage,
} from '@naungan/domain/attachment';
import { throwProblem } from '../../api-problem.ts';
import type { Tx } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { cleanInput } from '../../plugins/clean-input.ts';
import { sizeLimitMb, throwFileProblem } from './content-type.ts';
import { insertUpload, lockUploadsOf, unusedUploadTotals } from './repository.ts';

const HOUR = 3_600_000;
const MB = 1_048_576;
/** Milliseconds; a draft that refers to the upload postpones the expiry. */
const EXPIRES_AFTER = 24 * HOUR;

/** Maximum of a member's unused uploads within a day: more than a person sends in a day, and little enough for the disk. */
export const UNUSED_UPLOAD_LIMITS = { uploads: 60, bytes: 300 * MB };

const TOO_MANY_FILES = 'Terlalu banyak berkas yang belum dipakai, silakan coba beberapa saat lagi';
const TOO_MANY_BYTES =
  'Jumlah ukuran berkas yang belum dipakai terlalu besar, silakan coba beberapa saat lagi';
const NOT_REQUESTED = 'Berkas ini tidak diminta';

/** Returns the rule for the file, from the module whose upload purpose accepts the metadata. */
async function requireRule(tx: Tx, { registry }: Deps, userId: string, metadata: UploadMetadata) {
  const { code, filename: _name, filetype: _type, ...purposeFields } = metadata;
  const purpose = registry.uploadPurpose(purposeFields) ?? throwProblem('MALFORMED');
  return (
    (await purpose.ruleFor(tx, { userId, purposeFields, code })) ?? throwFileProblem(code, NOT_REQUESTED)
  );
}

/** Checks name, type and size, which are known before the bytes arrive. */
function checkMetadata(rule: AttachmentSpec, { code, filename, filetype }: UploadMetadata, bytes: number) {
  // With `size: 1`, checkAttachment finds no problem of the size, which is checked below with other messages.
  const problem = checkAttachment(rule, { name: filename, type: filetype, size: 1 });
  if (problem) throwFileProblem(code, problem);
  if (bytes === 0) throwFileProblem(code, EMPTY_FILE_MESSAGE);
  const limit = sizeLimitMb(rule.limit);
  if (bytes > attachmentBytes({ limit })) throwProblem('TOO_LARGE', tooLargeMessage(limit));
}

/** Returns `{id}--{title}.{ext}`, the file name as forms send it [2 §7]. */
function fileNameOf(id: string, title: string, filename: string): string {
  const extension = filename.slice(filename.lastIndexOf('.') + 1).toLowerCase();
  return `${id}--${title}.${extension}`;
}

export type DeclaredUpload = {
  id: string;
  userId: string;
  /** The decoded `Upload-Metadata` header. */
  metadata: unknown;
  bytes: number;
};

/**
 * Creates an upload of a member for a document that a module requests.
 * @throws ApiProblem INVALID, TOO_LARGE, TOO_MANY, and the problems of the purpose
 */
export async function createUpload(
  deps: Deps,
  { id, userId, metadata, bytes }: DeclaredUpload,
): Promise<void> {
  const parsed = uploadMetadataShape.safeParse(cleanInput(metadata));
  const validMetadata = parsed.success ? parsed.data : throwProblem('MALFORMED');
  const now = deps.clock();
  await deps.db.transaction(async (tx) => {
    const rule = await requireRule(tx, deps, userId, validMetadata);
    checkMetadata(rule, validMetadata, bytes);
    await lockUploadsOf(tx, userId);
    const totals = await unusedUploadTotals(tx, userId, now, new Date(now.getTime() - EXPIRES_AFTER));
    if (totals.uploads >= UNUSED_UPLOAD_LIMITS.uploads) throwProblem('TOO_MANY', TOO_MANY_FILES);
    // The code is not TOO_LARGE, because the file itself is valid and can be sent later.
    if (totals.bytes + bytes > UNUSED_UPLOAD_LIMITS.bytes) throwProblem('TOO_MANY', TOO_MANY_BYTES);
    // The title is the same as in the file name of a file that is sent together with the form. The server thus recognizes a
    // repeated order, even if only one of the two orders has files that were uploaded before the form.
    const title = rule.name.replace(/[^\p{L}\p{N} ]/gu, '').slice(0, 200);
    await insertUpload(tx, {
      id,
      userId,
      code: validMetadata.code,
      title,
      extention: rule.extention,
      fileName: fileNameOf(id, title, validMetadata.filename),
      bytes,
      createdAt: now,
      expiresAt: new Date(now.getTime() + EXPIRES_AFTER),
    });
  });
}
